import { exactly, type Figure } from "#tests/support/figure.ts";
import { firstEndlessId } from "#tests/support/film-pages.ts";
import type { LiveSite } from "./live-site.ts";
import { type Call, isRefusal, statusOf } from "./statuses.ts";

const id = firstEndlessId + 70_000_000;
const [person, otherPerson] = [900100200, 900100201];

/** What is requested, the provider's path for it, and the path whose record comes instead. */
const cases: (Call & { of: string; instead: string })[] = [
  { path: `/movie/${id}`, of: `/movie/${id}`, instead: `/movie/${id + 1}` },
  { path: "/functions/v1/get-movie", body: { movieId: id + 2 }, of: `/movie/${id + 2}`, instead: `/movie/${id + 1}` },
  { path: `/api/movies/${id + 3}/extras`, of: `/movie/${id + 3}`, instead: `/tv/${id + 3}` },
  { path: `/tv/${id}`, of: `/tv/${id}`, instead: `/tv/${id + 1}` },
  { path: "/functions/v1/get-tv-season", body: { seriesId: id + 4, seasonNumber: 1 }, of: `/tv/${id + 4}/season/1`, instead: `/tv/${id + 1}/season/1` },
  { path: `/actor/${person}`, of: `/person/${person}`, instead: `/person/${otherPerson}` },
];

/** The provider confuses its records, then is right again. */
export async function otherIds({ site, provider }: LiveSite): Promise<Figure[]> {
  let refused = 0;
  let right = 0;
  for (const { of, instead, ...call } of cases) {
    provider.setFault({ kind: "another", path: instead }, new RegExp(`^${of}$`));
    if (isRefusal(await statusOf(site.url, call))) refused += 1;
    provider.setFault(null);
    if ((await statusOf(site.url, call)) === 200) right += 1;
  }
  return [
    exactly(`of ${cases.length} records of other ids refused`, refused, cases.length),
    exactly("right responses once the provider is right", right, cases.length),
  ];
}
