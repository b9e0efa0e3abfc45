import barlow400 from "@fontsource/barlow/files/barlow-latin-400-normal.woff2";
import barlow500 from "@fontsource/barlow/files/barlow-latin-500-normal.woff2";
import barlow600 from "@fontsource/barlow/files/barlow-latin-600-normal.woff2";
import barlowExt400 from "@fontsource/barlow/files/barlow-latin-ext-400-normal.woff2";
import barlowExt500 from "@fontsource/barlow/files/barlow-latin-ext-500-normal.woff2";
import barlowExt600 from "@fontsource/barlow/files/barlow-latin-ext-600-normal.woff2";
import condensed500 from "@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2";
import condensed600 from "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2";
import condensedExt500 from "@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-500-normal.woff2";
import condensedExt600 from "@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2";
import standardItalic from "@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2";
import standard400 from "@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2";
import standard700 from "@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2";

/** What the subsets of the files contain; the extended one is loaded only for a name that needs it. */
const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const EXTENDED =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF";

const FACES: readonly (readonly [family: string, url: string, descriptors: FontFaceDescriptors])[] = [
  ["Barlow", barlow400, { weight: "400" }],
  ["Barlow", barlow500, { weight: "500" }],
  ["Barlow", barlow600, { weight: "600" }],
  ["Barlow", barlowExt400, { weight: "400", unicodeRange: EXTENDED }],
  ["Barlow", barlowExt500, { weight: "500", unicodeRange: EXTENDED }],
  ["Barlow", barlowExt600, { weight: "600", unicodeRange: EXTENDED }],
  ["Barlow Condensed", condensed500, { weight: "500" }],
  ["Barlow Condensed", condensed600, { weight: "600" }],
  ["Barlow Condensed", condensedExt500, { weight: "500", unicodeRange: EXTENDED }],
  ["Barlow Condensed", condensedExt600, { weight: "600", unicodeRange: EXTENDED }],
  ["Old Standard TT", standard400, { weight: "400" }],
  ["Old Standard TT", standard700, { weight: "700" }],
  ["Old Standard TT", standardItalic, { weight: "400", style: "italic" }],
];

/** Declares the typefaces; each file is fetched when text first uses it. */
export function addFonts(): void {
  for (const [family, url, descriptors] of FACES) {
    document.fonts.add(new FontFace(family, `url(${url})`, { display: "swap", unicodeRange: LATIN, ...descriptors }));
  }
}
