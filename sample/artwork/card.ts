import { drawLines, type Line, measure } from "./lettering.ts";
import { textInk } from "./palette.ts";
import { sceneOf } from "./scene.ts";
import { rect } from "./shapes.ts";
import type { ArtworkSubject } from "./subject.ts";
import { firstWithinLimit, svg } from "./svg.ts";
import { setTitle, shortened } from "./title-block.ts";

const [w, h] = [1200, 630];
const panel = 560;
const margin = 48;
const small = 30;

/** A social card, 1200 by 630: title, director and year beside the picture. No site name: an operator may rename the site. */
export function drawCard(subject: ArtworkSubject): string {
  const capitals = subject.title.toUpperCase();
  const facts = [subject.director, subject.year].filter((fact) => fact !== null).join(", ");
  const draw = (title: string, line: string) => svg(w, h, subject.title, body(subject, title, line.toUpperCase()));
  const year = String(subject.year ?? "");
  return firstWithinLimit([() => draw(capitals, facts), () => draw(capitals, year), () => draw(shortened(capitals), year)]);
}

function body(subject: ArtworkSubject, title: string, facts: string): string {
  const { draw, palette } = sceneOf(subject);
  const picture = draw({ w: w - panel, h, from: 0, focus: (w - panel) / 2 });
  const background = picture.topInk === palette.background ? palette.ink : palette.background;
  const ink = textInk(background, palette);
  const set = setTitle(title, { width: panel - 2 * margin, height: 360, largest: 220, setting: "ragged" });
  const factSize = Math.min(small, (panel - 2 * margin) / Math.max(1, measure(facts, 0.02)));
  const lines: Line[] = set.lines.map((line) => ({ text: line.text, x: margin, y: margin + line.baseline, size: line.size, fill: ink }));
  if (facts) lines.push({ text: facts, x: margin, y: margin + set.height + 62, size: factSize, fill: ink, tracking: 0.02 });
  return `<g transform="translate(${panel} 0)">${picture.art}</g>${rect(0, 0, panel + 1, h, background)}${drawLines(lines)}`;
}
