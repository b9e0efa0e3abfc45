export { Players } from "./Players.tsx";
