import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import type { Words } from "../words.ts";
import { episodes as episodeCount, seasons as seasonCount, votes } from "./counts.ts";
import { decimalText, list, plural } from "./text.ts";

/** "A, B i C"; "A; B, Inc. oraz C". */
const inSentence = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(", ")) ? `${names.slice(0, -1).join("; ")} oraz ${names.at(-1)}` : list(names);

/** "A, B, C i jeszcze 2 osoby" */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(rest <= 0 ? names : [...names.slice(0, most), plural(rest, { one: "jeszcze # osoba", few: "jeszcze # osoby", many: "jeszcze # osób" })]);
}

const quoted = (title: string): string => `„${title}”`;

/** Directors or creators. */
const mostMakers = 3;

/** "Reżyseria: Fritz Lang". Names follow a colon, because they cannot be declined here. */
const credit = (what: string, names: string): string | null => (names === "" ? null : `${what}: ${names}`);

function castSentence(names: readonly string[]): string | null {
  return credit(names.length === 1 ? "W roli głównej" : "W rolach głównych", inSentence(names));
}

const genreSentence = (genres: readonly string[]): string | null => credit("Gatunek", genres.map((genre) => genre.toLowerCase()).join(", "));

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Przykładowa ocena: ${decimalText(rating)} na 10`;
  const from = voteCount > 0 ? ` (${votes(voteCount)})` : "";
  return `Średnia ocena: ${decimalText(rating)} na 10${from}`;
}

function similarSentence(what: string, similar: readonly string[]): string | null {
  const titles = similar.map(quoted);
  return titles.length === 0 ? null : `Jeśli ${what} ci się spodoba, zobacz też: ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  return sentences([
    `${quoted(title)} to film${year === null ? "" : ` z ${year} roku`}`,
    credit("Reżyseria", firstOf(film.directors, mostMakers)),
    credit("Produkcja", inSentence(film.companies)),
    castSentence(film.cast),
    genreSentence(film.genres),
    runtime ? `Film trwa ${plural(runtime, { one: "# minutę", few: "# minuty", many: "# minut" })}` : null,
    ratingSentence(film),
    similarSentence("ten film", film.similar),
    `${quoted(title)} obejrzysz w serwisie ${site.name} bez konta: naciśnij „Odtwórz”, a jeśli pierwszy serwer nie ruszy, wypróbuj inny`,
  ]);
}

/** "3 sezony i 24 odcinki", "3 sezony", "24 odcinki" or "". */
const extentOf = (seasons: number | null, episodes: number | null): string =>
  [seasons && seasonCount(seasons), episodes && episodeCount(episodes)].filter(Boolean).join(" i ");

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  return sentences([
    `${quoted(name)} to serial${year === null ? "" : `, który zadebiutował w ${year} roku`}`,
    credit("Stacja", inSentence(series.networks)),
    credit("Pomysł", firstOf(series.creators, mostMakers)),
    extent === "" ? null : `Serial ma ${extent}`,
    credit("W obsadzie", inSentence(series.cast)),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence("ten serial", series.similar),
    `${quoted(name)} obejrzysz w serwisie ${site.name} bez konta: wybierz sezon i odcinek, a jeśli pierwszy serwer nie ruszy, wypróbuj inny`,
  ]);
}
export const words: Words["about"] = { aboutMovie, aboutSeries };
