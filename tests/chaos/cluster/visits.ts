import { exactly, type Figure, reported } from "#tests/support/figure.ts";
import { embeddedFilms, endlessFilm, type NamedPage } from "#tests/support/film-pages.ts";
import { type LoadReport, steadyLoad } from "#tests/support/steady-load.ts";
import { isServed, isView, requestOf } from "../views.ts";

const browserHeaders = { "accept-encoding": "gzip", accept: "text/html" };

/** nginx allows a client 100 requests a second, so the load comes from several loopback addresses. */
const clientAddresses = Array.from({ length: 20 }, (_, index) => `127.0.0.${index + 1}`);
const clientAddress = (index: number): string => clientAddresses[index % clientAddresses.length] ?? "127.0.0.1";

/** Of all clients together: more would measure the load's own process. */
const connections = 256;

/** Eight of ten visits are for a film that was seen before. */
const seenOfTen = 8;
const isSeen = (index: number): boolean => index % 10 < seenOfTen;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);

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
  const film = (index: number): NamedPage => {
    const chosen = isSeen(index)
      ? embeddedFilms[(index * 7) % embeddedFilms.length]
      : endlessFilm(firstUnseen + Math.floor(index / 10) * 2 + (index % 10) - seenOfTen);
    if (chosen === undefined) throw new Error("There are no films");
    return chosen;
  };
  let seen = 0;
  let goodSeen = 0;
  let firstFailure: string | null = null;
  const report = await steadyLoad({
    ratePerS,
    durationMs,
    connections: Math.ceil(connections / clientAddresses.length),
    request: (index) => {
      if (isSeen(index)) seen += 1;
      return { ...requestOf(sites[index % sites.length] ?? "", film(index), browserHeaders), localAddress: clientAddress(index) };
    },
    isExpected: (response, requested, index) => {
      const isGood = isView(response, requested);
      if (isGood && isSeen(index)) goodSeen += 1;
      if (!isGood && isSeen(index)) firstFailure ??= `${requested.url}: ${response.status} ${textOf(response.body)}`;
      return isGood;
    },
  });
  return { seen, failedSeen: seen - goodSeen, firstFailure, dropped: report.statuses.error ?? 0, report };
}

/** Views every embedded film once at each of `sites`. @throws if one is not a view */
export async function visitEachFilm(sites: readonly string[]): Promise<void> {
  for (const site of sites)
    for (const film of embeddedFilms) if (!(await isServed(site, film))) throw new Error(`${site}${film.path} is not served as "${film.name}"`);
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
