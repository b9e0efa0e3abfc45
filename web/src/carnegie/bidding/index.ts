export { BidSheet } from "./BidSheet.tsx";
export { TurnOrder } from "./TurnOrder.tsx";
