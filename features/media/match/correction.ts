import type { Outcome } from "./outcome.ts";

const movie = /^movie:(?<id>[1-9]\d{0,8})$/;
const episodes = /^tv:(?<id>[1-9]\d{0,8}):s(?<season>\d{1,4})e(?<first>\d{1,4})(?:-e?(?<last>\d{1,4}))?$/i;

/** "movie:19", "tv:1396:s2e5", "tv:1396:s2e5-e6"; `null` if it is none of them. */
export function correctedOutcome(target: string): Outcome | null {
  const reason = "corrected by hand";
  const film = movie.exec(target)?.groups;
  if (film) return { kind: "movie", id: Number(film.id), reason };
  const groups = episodes.exec(target)?.groups;
  if (!groups) return null;
  const first = Number(groups.first);
  const last = groups.last === undefined ? first : Number(groups.last);
  return last < first || last - first > 30 ? null : { kind: "episode", id: Number(groups.id), season: Number(groups.season), first, last, reason };
}

/**
 * What a row with a correction holds; `null` without one. Its evidence is no name's: a file whose correction was removed is matched by its name with
 * the next scan.
 */
export function correctionIn(target: string | undefined): { outcome: Outcome; evidence: string } | null {
  const outcome = target === undefined ? null : correctedOutcome(target);
  return outcome && { outcome, evidence: `corrected: ${target}` };
}
