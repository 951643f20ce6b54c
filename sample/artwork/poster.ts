import { framed, type Layout, titleAbove, titleBelow, titleSideways } from "./layouts.ts";
import { measure } from "./lettering.ts";
import { randomFrom } from "./random.ts";
import { sceneOf } from "./scene.ts";
import type { ArtworkSubject } from "./subject.ts";
import { firstWithinLimit, svg } from "./svg.ts";
import { shortened } from "./title-block.ts";

export const posterSize = { w: 500, h: 750 };

/** 500 by 750, at most 6 KB: picture, title, director and year. */
export function drawPoster(subject: ArtworkSubject): string {
  const scene = sceneOf(subject);
  const random = randomFrom(`${subject.id} ${subject.title} layout`);
  const lettering = subject.lettering ?? subject.title;
  const capitals = lettering.toUpperCase();
  const title = random.chance(0.72) ? capitals : lettering;
  const layouts: Layout[] = [titleBelow, titleBelow, titleBelow, framed];
  if (scene.draw({ ...posterSize, from: 0, focus: posterSize.w / 2 }).topInk !== null) layouts.push(titleAbove, titleAbove);
  if (scene.name !== "letter" && measure(title) > 2.2 && measure(title) < 6.2) layouts.push(titleSideways, titleSideways);
  const layout = layouts[random.whole(0, layouts.length - 1)] ?? titleBelow;
  const name = subject.year === null ? lettering : `${lettering} (${subject.year})`;
  const draw = (text: string, shown = subject) => svg(posterSize.w, posterSize.h, name, layout({ subject: shown, scene, random, title: text }));
  const anonymous = { ...subject, director: null };
  // To shorten: capitals share their outlines with the credits; then drop the director; then cut the title.
  return firstWithinLimit([() => draw(title), () => draw(capitals), () => draw(capitals, anonymous), () => draw(shortened(capitals), anonymous)]);
}
