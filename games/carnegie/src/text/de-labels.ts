import { figures } from "./labels.ts";

export const deFigures = figures({
  price: (cost) => ` für ${cost}`,
  lowestPrice: (cost) => `ab ${cost}`,
  mayDonate: (price) => `Spende für ${price}`,
  income: "Einkommen",
  nothing: "nichts für dich",
  now: (vp) => `jetzt ${vp}`,
  atTheEnd: (vp) => `${vp} am Ende`,
  atOnce: (gains) => `sofort ${gains}`,
  perEmployee: (gain) => `${gain} je Mitarbeiter`,
  disk: "1 Scheibe mehr zum Bauen",
  limit: (vp) => `Spenden dürfen ${vp} mehr bringen`,
  next: "dann",
});
