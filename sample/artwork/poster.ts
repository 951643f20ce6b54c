import { foot, head, inset, type Layout, spine } from "./layouts.ts";
import { measure } from "./lettering.ts";
import { randomFrom } from "./random.ts";
import { sceneOf } from "./scene.ts";
import type { ArtworkSubject } from "./subject.ts";
import { firstSmall, svg } from "./svg.ts";
import { shortened } from "./title-block.ts";

export const posterSize = { w: 500, h: 750 };

/** 500 by 750, at most 6 KB: composition, title, director and year. */
export function drawPoster(subject: ArtworkSubject): string {
  const scene = sceneOf(subject);
  const random = randomFrom(`${subject.id} ${subject.title} layout`);
  const capitals = subject.title.toUpperCase();
  const title = random.chance(0.72) ? capitals : subject.title;
  const layouts: Layout[] = [foot, foot, foot, inset];
  if (scene.draw({ ...posterSize, from: 0, focus: posterSize.w / 2 }).top !== null) layouts.push(head, head);
  if (scene.name !== "letter" && measure(title) > 2.2 && measure(title) < 6.2) layouts.push(spine, spine);
  const layout = layouts[random.whole(0, layouts.length - 1)] ?? foot;
  const name = subject.year === null ? subject.title : `${subject.title} (${subject.year})`;
  const draw = (text: string, shown = subject) => svg(posterSize.w, posterSize.h, name, layout({ subject: shown, scene, random, title: text }));
  const anonymous = { ...subject, director: null };
  // Capitals share their outlines with the credits; then the director goes, then the title's end.
  return firstSmall([() => draw(title), () => draw(capitals), () => draw(capitals, anonymous), () => draw(shortened(capitals), anonymous)]);
}
