export { MapBoard } from "./MapBoard.tsx";
