import type { Figure } from "#tests/support/figure.ts";
import { type LoadReport, type QueryOptions, type Reply, steadyLoad } from "#tests/support/steady-load.ts";
import { type Film, seenFilms, unseenFilm } from "./films.ts";

/** A film page as a browser asks for it, from any of `sites` in turn. */
const pageOf = (site: string, { id }: Film): QueryOptions => ({ url: `${site}/movie/${id}`, headers: { "accept-encoding": "gzip", accept: "text/html" } });

/** A view is what its visitor came for when it is a 200 that says the film's own name. */
const shows =
  ({ title }: Film) =>
  ({ status, body }: Reply): boolean =>
    status === 200 && body.includes(title);

/** Of ten visitors eight want a film that was seen before. */
const seenOfTen = 8;
const isSeen = (index: number): boolean => index % 10 < seenOfTen;

export type HistoryEntries = {
  seen: number;
  /** Seen views that were not what their visitor came for. */
  failedSeen: number;
  /** What the first of them got instead. */
  firstFailure: string | null;
  /** Visits that got no answer at all: refused, cut, too late. */
  dropped: number;
  report: LoadReport;
};

/** Views of films for `forMs` milliseconds, `ratePerS` a second, spread over `sites`; what was never seen goes on from `firstUnseen`. */
export async function visit(sites: readonly string[], load: { ratePerS: number; forMs: number; firstUnseen?: number }): Promise<HistoryEntries> {
  const { ratePerS, forMs, firstUnseen = 0 } = load;
  const film = (index: number): Film => {
    const chosen = isSeen(index) ? seenFilms[(index * 7) % seenFilms.length] : unseenFilm(firstUnseen + Math.floor(index / 10) * 2 + (index % 10) - seenOfTen);
    if (chosen === undefined) throw new Error("There are no films");
    return chosen;
  };
  let seen = 0;
  let goodSeen = 0;
  let firstFailure: string | null = null;
  const report = await steadyLoad({
    ratePerS,
    forMs,
    question: (index) => {
      if (isSeen(index)) seen += 1;
      return pageOf(sites[index % sites.length] ?? "", film(index));
    },
    good: (reply, index) => {
      const fine = shows(film(index))(reply);
      if (fine && isSeen(index)) goodSeen += 1;
      if (!fine && isSeen(index)) firstFailure ??= `${film(index).id}: ${reply.status} ${reply.body.slice(0, 80)}`;
      return fine;
    },
  });
  return { seen, failedSeen: seen - goodSeen, firstFailure, dropped: report.statuses.error ?? 0, report };
}

/** One view of every seen film at each of `sites`, so that it is seen. @throws where one cannot be had */
export async function seeEverything(sites: readonly string[]): Promise<void> {
  for (const site of sites)
    for (const film of seenFilms) {
      const answer = await fetch(`${site}/movie/${film.id}`);
      if (answer.status !== 200 || !(await answer.text()).includes(film.title)) throw new Error(`${site}/movie/${film.id}: ${answer.status}`);
    }
}

/** What visitors got, as figures; `during` says what went on meanwhile. */
export function figuresOfVisits({ seen, failedSeen, firstFailure, dropped, report }: HistoryEntries, during: string): Figure[] {
  const failures = `${failedSeen}${firstFailure === null ? "" : ` (the first: ${firstFailure})`}`;
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${count} x ${status}`);
  return [
    { what: `seen views that failed, of ${seen}, ${during}`, goal: "0", value: failures, passed: failedSeen === 0 },
    { what: `dropped, of ${report.sent}, ${during}`, goal: "0", value: String(dropped), passed: dropped === 0 },
    { what: `all answers, ${during}`, goal: "told, not judged", value: `${statuses.join(", ")}; p99 ${Math.round(report.p99Ms)} ms`, passed: true },
  ];
}
