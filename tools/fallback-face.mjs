import { readdir, readFile } from "node:fs/promises";
import * as fontkit from "fontkit";

// For tools/make-font.mjs: what stands in until the display face has come (decision 111).

// What the face is used for: a heading's capitals are narrower than the fallback's by more than its small letters are.
export async function filmTitles() {
  const folder = new URL("../sample/data/films/", import.meta.url);
  const films = await Promise.all((await readdir(folder)).map(async (name) => JSON.parse(await readFile(new URL(name, folder), "utf8"))));
  return films
    .flat()
    .map(({ title }) => title)
    .join(" ");
}

// A system face as high as `face`, a fontkit font, and over `text` as wide. `unicode`: the letters of the face, as other scripts keep their size.
export function fallbackFace(name, weights, unicode, text, face) {
  // Liberation Sans Bold has the advances of Arial Bold, which Macs and iPhones have too.
  const bold = fontkit.openSync("/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf");
  const width = (font) => font.layout(text).advanceWidth / font.unitsPerEm;
  const adjust = width(face) / width(bold);
  const percent = (value) => `${Math.round(value * 100)}%`;
  return `@font-face {
  font-family: "${name}";
  src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold");
  font-weight: ${weights};
  unicode-range: ${unicode};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(face.ascent / face.unitsPerEm / adjust)};
  descent-override: ${percent(-face.descent / face.unitsPerEm / adjust)};
  line-gap-override: ${percent(face.lineGap / face.unitsPerEm / adjust)};
}
`;
}
