import type { OwnFilm, OwnPart, OwnVersion } from "#domain/own-film.ts";
import { words as playerWords } from "#languages/en/player.ts";
import { type BrowserSupport, chooseSource } from "./source-choice.ts";

const words = playerWords.playerPage;

/** Why a part does not play; `null` if it does, or may once it is prepared. */
export function partProblem(part: OwnPart, support: BrowserSupport): { what: string; advice: string } | null {
  if (part.state === "preparing") return null;
  if (part.state === "unplayable") {
    const { reason, name } = part.problem ?? { reason: "format", name: null };
    if (reason === "damaged" || reason === "protected") return words.ownFilm[reason];
    return words.ownFilm.unplayable(name);
  }
  if (chooseSource(part.sources, support) !== null) return null;
  return words.ownFilm.notDecoded(part.sources.find(({ codecName }) => codecName !== null)?.codecName ?? null);
}

const plays = ({ parts }: OwnVersion, support: BrowserSupport): boolean => parts.every((part) => partProblem(part, support) === null);

/** The first version that plays in this browser, or the first of all. */
export const bestVersion = ({ versions }: OwnFilm, support: BrowserSupport): number =>
  Math.max(
    0,
    versions.findIndex((version) => plays(version, support)),
  );

/** Distinct names for the menu: what the file's name says, else its height, else its number. */
export function versionLabels({ versions }: OwnFilm): string[] {
  const labels = versions.map(({ label, height }, index) => label ?? (height === null ? words.ownFilm.version(index + 1) : `${height}p`));
  return labels.map((label, index) => (labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${index + 1})`));
}
