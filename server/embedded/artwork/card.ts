import { drawLines, type Line, measure } from "./lettering.ts";
import { textInk } from "./palette.ts";
import { sceneOf } from "./scene.ts";
import { rect } from "./shapes.ts";
import type { ArtworkSubject } from "./subject.ts";
import { svg } from "./svg.ts";
import { setTitle } from "./title-block.ts";

const [w, h] = [1200, 630];
const panel = 560;
const margin = 48;
const small = 30;

/** What a shared link shows, 1200 by 630: title, director and year beside the picture, the site's name below. */
export function drawCard(subject: ArtworkSubject, siteName = "Matinee"): string {
  const scene = sceneOf(subject);
  const picture = scene.draw({ w: w - panel, h, from: 0, focus: (w - panel) / 2 });
  const ground = picture.top === scene.palette.ground ? scene.palette.ink : scene.palette.ground;
  const ink = textInk(ground, scene.palette);
  const set = setTitle(subject.title.toUpperCase(), { width: panel - 2 * margin, height: 360, largest: 220, setting: "ragged" });
  const facts = [subject.director, subject.year]
    .filter((fact) => fact !== null)
    .join(", ")
    .toUpperCase();
  const factSize = Math.min(small, (panel - 2 * margin) / Math.max(1, measure(facts, 0.02)));
  const lines: Line[] = set.lines.map((line) => ({ text: line.text, x: margin, y: margin + line.baseline, size: line.size, fill: ink }));
  if (facts) lines.push({ text: facts, x: margin, y: margin + set.height + 62, size: factSize, fill: ink, tracking: 0.02 });
  lines.push({ text: siteName.toUpperCase(), x: margin, y: h - margin, size: 40, fill: textInk(ground, scene.palette, "accent") });
  return svg(
    w,
    h,
    `${subject.title}, ${siteName}`,
    `<g transform="translate(${panel} 0)">${picture.art}</g>${rect(0, 0, panel + 1, h, ground)}${drawLines(lines)}`,
  );
}
