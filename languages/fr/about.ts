import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import type { Words } from "../words.ts";
import { episodes, minutes, seasons, votes } from "./counts.ts";
import { decimalText, list, plural } from "./text.ts";

/** "A, B et C"; "A ; B, Inc. ; et C". */
const inSentence = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(", ")) ? `${names.slice(0, -1).join("\u202f; ")}\u202f; et ${names.at(-1)}` : list(names);

/** "A, B, C et 2 autres personnes". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(
    rest <= 0 ? names : [...names.slice(0, most), plural(rest, { one: "# autre personne", many: "# d’autres personnes", other: "# autres personnes" })],
  );
}

const quoted = (title: string): string => `«\u00a0${title}\u00a0»`;

/** Directors or creators. */
const mostMakers = 3;

/** "réalisé par A": "par" needs no elision before a name. `null` without names. */
const by = (work: string, names: readonly string[]): string | null => (names.length === 0 ? null : `${work} par ${firstOf(names, mostMakers)}`);

function castSentence(names: readonly string[]): string | null {
  return names.length === 0 ? null : `À l’écran\u00a0: ${inSentence(names)}`;
}

/** Without "et": a genre is named "Action et aventure". */
function genreSentence(genres: readonly string[]): string | null {
  const names = genres.map((genre) => genre.replace(/^SF\b|^./, (start) => (start === "SF" ? start : start.toLowerCase())));
  if (names.length === 0) return null;
  return `${names.length === 1 ? "Genre" : "Genres"}\u00a0: ${names.join(", ")}`;
}

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Sa note d’exemple est de ${decimalText(rating)} sur 10`;
  return `Sa note est de ${decimalText(rating)} sur 10${voteCount > 0 ? `, d’après ${votes(voteCount)}` : ""}`;
}

function similarSentence(what: string, similar: readonly string[]): string | null {
  const titles = similar.map(quoted);
  return titles.length === 0 ? null : `Si tu aimes ${what}, tu aimeras peut-être aussi ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  const makers = [by("réalisé", film.directors), by("produit", film.companies)].filter((part) => part !== null);
  const beginning = `${quoted(title)} est un film${year === null ? "" : ` de ${year}`}`;
  return sentences([
    [beginning, ...makers].join(", "),
    castSentence(film.cast),
    genreSentence(film.genres),
    runtime ? `Il dure ${minutes(runtime)}` : null,
    ratingSentence(film),
    similarSentence("ce film", film.similar),
    `Tu peux regarder ${quoted(title)} sur ${site.name} sans compte\u00a0: lance la lecture et, si le premier serveur ne démarre pas, essaies-en un autre`,
  ]);
}

/** "3 saisons et 24 épisodes", "3 saisons", "24 épisodes" or "". */
const extentOf = (seasonCount: number | null, episodeCount: number | null): string =>
  list([...(seasonCount ? [seasons(seasonCount)] : []), ...(episodeCount ? [episodes(episodeCount)] : [])]);

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, networks, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  const makers = [by("créée", series.creators), networks.length > 0 ? `diffusée d’abord par ${inSentence(networks)}` : null].filter((part) => part !== null);
  const beginning = `${quoted(name)} est une série${year === null ? "" : ` lancée en ${year}`}`;
  return sentences([
    [beginning, ...makers].join(", "),
    extent === "" ? null : `Elle compte ${extent}`,
    castSentence(series.cast),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence("cette série", series.similar),
    `Tu peux regarder ${quoted(name)} sur ${site.name} sans compte\u00a0: choisis une saison et un épisode et, si le premier serveur ne démarre pas, essaies-en un autre`,
  ]);
}
export const words: Words["about"] = { aboutMovie, aboutSeries };
