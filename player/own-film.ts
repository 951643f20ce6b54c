import type { OwnFilm, OwnPart, OwnVersion } from "#domain/own-film.ts";
import type { Words } from "#languages/words.ts";
import { type BrowserSupport, chooseSource } from "./source-choice.ts";

type OwnFilmWords = Words["player"]["playerPage"]["ownFilm"];

/** A part that is being prepared may. */
const mayPlay = ({ state, sources }: OwnPart, support: BrowserSupport): boolean =>
  state === "preparing" || (state === "ready" && chooseSource(sources, support) !== null);

/** Why a part does not play; `null` if it may. */
export function partProblem(part: OwnPart, support: BrowserSupport, words: OwnFilmWords): { what: string; advice: string } | null {
  if (mayPlay(part, support)) return null;
  if (part.state === "unplayable") {
    const { reason, name } = part.problem ?? { reason: "format", name: null };
    if (reason === "damaged" || reason === "protected") return words[reason];
    return words.unplayable(name);
  }
  return words.notDecoded(part.sources.find(({ codecName }) => codecName !== null)?.codecName ?? null);
}

const plays = ({ parts }: OwnVersion, support: BrowserSupport): boolean => parts.every((part) => mayPlay(part, support));

/** The first version that plays in this browser, or the first of all. */
export const bestVersion = ({ versions }: OwnFilm, support: BrowserSupport): number =>
  Math.max(
    0,
    versions.findIndex((version) => plays(version, support)),
  );

/** Distinct names for the menu: what the file's name says, else its height, else its number. */
export function versionLabels({ versions }: OwnFilm, words: OwnFilmWords): string[] {
  const labels = versions.map(({ label, height }, index) => label ?? (height === null ? words.version(index + 1) : `${height}p`));
  return labels.map((label, index) => (labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${index + 1})`));
}
