export { Donations } from "./Donations.tsx";
