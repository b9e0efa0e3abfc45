export { Andrew } from "./Andrew.tsx";
