import { figures } from "./labels.ts";

export const enFigures = figures({
  price: (cost) => ` for ${cost}`,
  lowestPrice: (cost) => `from ${cost}`,
  mayDonate: (price) => `donation for ${price}`,
  income: "income",
  nothing: "nothing for you",
  now: (vp) => `${vp} now`,
  atTheEnd: (vp) => `${vp} at the end`,
  atOnce: (gains) => `${gains} at once`,
  perEmployee: (gain) => `${gain} per employee`,
  disk: "1 more disk to build",
  limit: (vp) => `donations may score ${vp} more`,
  next: "then",
});
