export { Company } from "./Company.tsx";
