import { type FilmCase, filmConventions } from "./film-conventions.ts";
import type { KnownFilm, KnownSeries } from "./known-titles.ts";
import { type DrawnEpisode, type EpisodeCase, seriesConventions } from "./series-conventions.ts";

/** A file to be made, and what a scan must say of it. Each convention is a folder of MEDIA_DIR of its own. */
export type NameCase = { convention: string; root: string } & (FilmCase | EpisodeCase);

/** The same sequence for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const drawn = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)] as T;

function drawnEpisode(series: readonly KnownSeries[], random: () => number): DrawnEpisode {
  const one = drawn(series, random);
  const season = drawn(one.seasons, random);
  const index = Math.floor(random() * season.episodes.length);
  return { series: one, season: season.number, episode: season.episodes[index] as DrawnEpisode["episode"], next: season.episodes[index + 1] ?? null };
}

type Titles = { films: readonly KnownFilm[]; series: readonly KnownSeries[] };

/** `each`: names of each convention; some have several files. */
export function generateNames({ films, series }: Titles, { seed, each }: { seed: number; each: number }): NameCase[] {
  const random = seeded(seed);
  const cases = new Map<string, NameCase>();
  const add = (convention: string, root: string, one: FilmCase | EpisodeCase): void => {
    const key = `${root}/${one.path}`;
    if (!cases.has(key)) cases.set(key, { convention, root, ...one });
  };
  for (const [index, [convention, make]] of Object.entries(filmConventions).entries())
    for (let count = 0; count < each; count++) for (const one of make(drawn(films, random))) add(convention, `films-${index}`, one);
  for (const [index, [convention, make]] of Object.entries(seriesConventions).entries())
    for (let count = 0; count < each; count++) {
      const one = make(drawnEpisode(series, random));
      if (one) add(convention, `series-${index}`, one);
    }
  return [...cases.values()];
}
