/** How long a page may wait for its data, from the request's arrival, in milliseconds. */
export type PageDeadline = () => number;

type Options = {
  usualMs: number;
  /** Whether pages wait for their rendering. */
  hasWaiting: () => boolean;
  /** Milliseconds that the provider's latest answers took. */
  answerMs: () => number;
  /** Of `performance.now()`. */
  now?: () => number;
};

const firstMinuteMs = 60_000;
const longestMs = 4000;
/** A page needs more than one answer, and not every answer takes the average. */
const answersAPage = 2;

/**
 * In the first minute nothing is cached and every page needs the provider. If its answers take longer than a page usually waits, a later page is
 * worth more than a quick 503, as long as no other page waits. A provider that does not answer lengthens nothing.
 */
export function createPageDeadline({ usualMs, hasWaiting, answerMs, now = () => performance.now() }: Options): PageDeadline {
  const startedAt = now();
  return () => {
    if (now() - startedAt > firstMinuteMs || hasWaiting()) return usualMs;
    return Math.max(usualMs, Math.min(longestMs, answersAPage * answerMs()));
  };
}

/** Of the newest answer in the average: about the last five count. */
const weight = 0.2;

/** The moving average of milliseconds until an answer. */
export function createAverage(): { add: (ms: number) => void; value: () => number } {
  let average: number | undefined;
  return {
    add: (ms) => {
      average = average === undefined ? ms : average + (ms - average) * weight;
    },
    value: () => average ?? 0,
  };
}
