import type { PublicSite } from "#domain/site.ts";
import { episodes as episodeCount, seasons as seasonCount, votes } from "../counts.ts";
import { decimalText, list, plural } from "../text.ts";

/** "A, B i C"; "A; B, Inc. oraz C". */
const inSentence = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(", ")) ? `${names.slice(0, -1).join("; ")} oraz ${names.at(-1)}` : list(names);

/** "A, B, C i jeszcze 2 osoby" */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(rest <= 0 ? names : [...names.slice(0, most), plural(rest, { one: "jeszcze # osoba", few: "jeszcze # osoby", many: "jeszcze # osób" })]);
}

/** Names come from the provider, which has blank ones. */
const named = (names: readonly string[]): string[] => names.filter((name) => name.trim() !== "");

const quoted = (title: string): string => `„${title}”`;

/** A name such as "Harry Connick Jr." brings its own mark. */
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Sentences whose facts are missing are `null` and left out. */
const textOf = (sentences: readonly (string | null)[]): string =>
  sentences
    .filter((sentence) => sentence !== null)
    .map(asSentence)
    .join(" ");

type AboutTitle = {
  year: number | null;
  cast: readonly string[];
  genres: readonly string[];
  rating: string | null;
  voteCount: number;
  similar: readonly string[];
  site: Pick<PublicSite, "name" | "catalog">;
};

type AboutMovie = AboutTitle & { title: string; runtime: number | null; directors: readonly string[]; companies: readonly string[] };

type AboutSeries = AboutTitle & {
  name: string;
  creators: readonly string[];
  networks: readonly string[];
  seasons: number | null;
  episodes: number | null;
};

/** Directors or creators. */
const mostMakers = 3;
/** Production companies or networks. */
const mostCompanies = 2;

/** "Reżyseria: Fritz Lang". Names follow a colon, because they cannot be declined here. */
const credit = (what: string, names: string): string | null => (names === "" ? null : `${what}: ${names}`);

function castSentence(cast: readonly string[]): string | null {
  const names = named(cast);
  return credit(names.length === 1 ? "W roli głównej" : "W rolach głównych", inSentence(names));
}

const genreSentence = (genres: readonly string[]): string | null =>
  credit(
    "Gatunek",
    named(genres)
      .map((genre) => genre.toLowerCase())
      .join(", "),
  );

function ratingSentence({ rating, voteCount, site }: AboutTitle): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Przykładowa ocena: ${decimalText(rating)} na 10`;
  const from = voteCount > 0 ? ` (${votes(voteCount)})` : "";
  return `Średnia ocena: ${decimalText(rating)} na 10${from}`;
}

function similarSentence(what: string, similar: readonly string[]): string | null {
  const titles = named(similar).map(quoted);
  return titles.length === 0 ? null : `Jeśli ${what} ci się spodoba, zobacz też: ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  return textOf([
    `${quoted(title)} to film${year === null ? "" : ` z ${year} roku`}`,
    credit("Reżyseria", firstOf(named(film.directors), mostMakers)),
    credit("Produkcja", inSentence(named(film.companies).slice(0, mostCompanies))),
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
  return textOf([
    `${quoted(name)} to serial${year === null ? "" : `, który zadebiutował w ${year} roku`}`,
    credit("Stacja", inSentence(named(series.networks).slice(0, mostCompanies))),
    credit("Pomysł", firstOf(named(series.creators), mostMakers)),
    extent === "" ? null : `Serial ma ${extent}`,
    credit("W obsadzie", inSentence(named(series.cast))),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence("ten serial", series.similar),
    `${quoted(name)} obejrzysz w serwisie ${site.name} bez konta: wybierz sezon i odcinek, a jeśli pierwszy serwer nie ruszy, wypróbuj inny`,
  ]);
}
export const aboutTexts = {
  aboutMovie,
  aboutSeries,
};
