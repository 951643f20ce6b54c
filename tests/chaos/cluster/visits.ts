import { exactly, type Figure, reported } from "#tests/support/figure.ts";
import { type LoadReport, type LoadRequest, type LoadResponse, steadyLoad } from "#tests/support/steady-load.ts";
import { type Film, seenFilms, unseenFilm } from "./films.ts";

/** A film page with a browser's headers. */
const pageOf = (site: string, { id }: Film): LoadRequest => ({ url: `${site}/movie/${id}`, headers: { "accept-encoding": "gzip", accept: "text/html" } });

/** A view is a 200 with the film's own title. */
const shows =
  ({ title }: Film) =>
  ({ status, body }: LoadResponse): boolean =>
    status === 200 && body.includes(title);

/** Eight of ten visits are for a film that was seen before. */
const seenOfTen = 8;
const isSeen = (index: number): boolean => index % 10 < seenOfTen;

export type VisitReport = {
  seen: number;
  /** Seen films without a view. */
  failedSeen: number;
  /** The response of the first of them. */
  firstFailure: string | null;
  /** Visits without a response: refused, cut, too late. */
  dropped: number;
  report: LoadReport;
};

/** Visits film pages at a steady rate, spread over `sites`; unseen films are numbered from `firstUnseen`. */
export async function visit(sites: readonly string[], load: { ratePerS: number; durationMs: number; firstUnseen?: number }): Promise<VisitReport> {
  const { ratePerS, durationMs, firstUnseen = 0 } = load;
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
    durationMs,
    request: (index) => {
      if (isSeen(index)) seen += 1;
      return pageOf(sites[index % sites.length] ?? "", film(index));
    },
    isExpected: (response, index) => {
      const isGood = shows(film(index))(response);
      if (isGood && isSeen(index)) goodSeen += 1;
      if (!isGood && isSeen(index)) firstFailure ??= `${film(index).id}: ${response.status} ${response.body.slice(0, 80)}`;
      return isGood;
    },
  });
  return { seen, failedSeen: seen - goodSeen, firstFailure, dropped: report.statuses.error ?? 0, report };
}

/** Views every embedded film once at each of `sites`. @throws if one is not a view */
export async function visitEachFilm(sites: readonly string[]): Promise<void> {
  for (const site of sites)
    for (const film of seenFilms) {
      const response = await fetch(`${site}/movie/${film.id}`);
      if (response.status !== 200 || !(await response.text()).includes(film.title)) throw new Error(`${site}/movie/${film.id}: ${response.status}`);
    }
}

/** `occasion`: what happened meanwhile. */
export function figuresOfVisits({ seen, failedSeen, firstFailure, dropped, report }: VisitReport, occasion: string): Figure[] {
  const failures = `${failedSeen}${firstFailure === null ? "" : ` (the first: ${firstFailure})`}`;
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${count} x ${status}`);
  return [
    { what: `${occasion}: failed views of ${seen} seen`, goal: "0", value: failures, passed: failedSeen === 0 },
    exactly(`${occasion}: dropped requests of ${report.sent}`, dropped, 0),
    reported(`${occasion}: all responses`, `${statuses.join(", ")}; p99 ${Math.round(report.p99Ms)} ms`),
  ];
}
