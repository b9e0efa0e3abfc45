export { DepartmentDisplay } from "./DepartmentDisplay.tsx";
