import { wideSheet } from "./backdrop.ts";
import { capHeight, drawLines, measure } from "./lettering.ts";
import { textInk } from "./palette.ts";
import { randomFrom } from "./random.ts";
import { sceneOf } from "./scene.ts";
import { rect } from "./shapes.ts";
import type { ArtworkSubject } from "./subject.ts";
import { svg } from "./svg.ts";

type Episode = { season_number: number; episode_number: number; name: string };

const [w, h] = [640, 360];
const strip = 190;

/** 640 by 360: a crop of the series' backdrop, varied by episode, beside the episode's number. */
export function drawStill(subject: ArtworkSubject, episode: Episode): string {
  const { palette, draw } = sceneOf(subject);
  const random = randomFrom(`${subject.id} ${episode.season_number}x${episode.episode_number}`);
  const panel = [palette.accent, palette.ink, palette.second][(episode.season_number + episode.episode_number) % 3] ?? palette.ink;
  const zoom = random.between(0.54, 0.62);
  const left = strip + (w - strip) / 2 - (wideSheet.focus + random.between(-60, 60)) * zoom;
  const top = (h - wideSheet.h * zoom) * random.between(0.4, 0.7);
  const variant = `${episode.season_number}x${episode.episode_number}`;
  const picture = `<g transform="translate(${Math.round(left)} ${Math.round(top)})scale(${zoom.toFixed(2)})">${draw({ ...wideSheet, w: 1500, from: 500 }, palette, variant).art}</g>`;
  const number = String(episode.episode_number);
  const size = Math.min(260, (strip - 48) / measure(number));
  const fill = textInk(panel, palette);
  const lines = [{ text: number, x: (strip - measure(number) * size) / 2, y: h / 2 + (capHeight * size) / 2, size, fill }];
  return svg(
    w,
    h,
    `${subject.title} ${episode.season_number}×${episode.episode_number}: ${episode.name}`,
    picture + rect(0, 0, strip, h, panel) + drawLines(lines),
  );
}
