import type { Language } from "#domain/languages.ts";
import type { Priority } from "#domain/query.ts";
import type { MatchResponse, MatchResult, MatchRow } from "#features/import/model/match-rows.ts";
import { createConcurrencyLimit } from "#server/async/concurrency-limit.ts";
import { DeadlineError, within } from "#server/async/deadline.ts";
import type { OneATurn } from "#server/async/one-a-turn.ts";
import { shareLimit } from "#server/request/client-limits.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import { type MatchCatalog, matchRow } from "./match-api-row.server.ts";

type Deps = {
  catalog: MatchCatalog;
  /** Takes a token of the client's share (client-limits.ts). */
  mayLoad: () => boolean;
  priority: Priority;
  /** Of the visitor's page. */
  language: Language | undefined;
  /** Until the response is due: rows without a result are pending then. */
  leftMs: number;
  /** Of all requests together. */
  searchTurn: OneATurn;
  onError: (error: unknown) => void;
};

/** No call of the provider is made: the client has no token, or the response was sent. */
class NotNow extends Error {}

const atOnce = 8;
const retryAfterS = {
  /** What was being loaded is cached by then. */
  deadline: 1,
  failure: 5,
  /** Not until the share is full again: other requests need it as well. */
  mostForTokens: 10,
} as const;

const pending: MatchResult = { status: "pending" };

const secondsOf = (error: unknown): number => Math.max(retryAfterS.failure, error instanceof UpstreamError ? Math.ceil((error.retryAfterMs ?? 0) / 1000) : 0);

/** What is found by the deadline; the rest is pending. A row that needs the provider costs the client one token, however many calls it takes. */
export async function matchBatch(
  rows: readonly MatchRow[],
  { catalog, mayLoad, priority, language, leftMs, searchTurn, onError }: Deps,
): Promise<MatchResponse> {
  const results = rows.map((): MatchResult => pending);
  const limit = createConcurrencyLimit({ atOnce });
  let waitS: number = retryAfterS.deadline;
  let withoutToken = 0;
  let isOver = false;

  const matchOne = async (row: MatchRow, index: number): Promise<void> => {
    let isPaid = false;
    // The searches of fifty rows take longer than other requests may wait, and a search of a hostile title many milliseconds.
    const beforeSearch = async (): Promise<void> => {
      await searchTurn();
      if (isOver) throw new NotNow();
    };
    const beforeLoad = (): void => {
      if (isOver) throw new NotNow();
      isPaid ||= mayLoad();
      if (isPaid) return;
      withoutToken += 1;
      throw new NotNow();
    };
    try {
      const result = await matchRow(row, catalog, { call: { priority, beforeLoad }, beforeSearch, language });
      if (!isOver) results[index] = result;
    } catch (error) {
      if (error instanceof NotNow || isOver) return;
      waitS = Math.max(waitS, secondsOf(error));
      onError(error);
    }
  };

  try {
    await within(leftMs, Promise.all(rows.map((row, index) => limit(() => matchOne(row, index)))));
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
  }
  isOver = true;
  if (!results.includes(pending)) return { results };
  return { results, retryAfterS: Math.max(waitS, Math.min(retryAfterS.mostForTokens, Math.ceil(withoutToken / shareLimit.perSecond))) };
}
