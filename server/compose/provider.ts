import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import { createPlaceholderTitles } from "#server/catalog/placeholder-titles.ts";
import { createAverage } from "#server/http/page-deadline.ts";
import { breakerLog } from "#server/process/log.ts";
import type { CallObserver } from "#server/upstream/attempt.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createProvider, type Provider } from "#server/upstream/provider.ts";
import { createTransport } from "#server/upstream/transport.ts";
import type { DeploymentContext } from "./context.ts";

/** The client of the film database, observed by log and metrics, and the titles that its lists name. */
export function openProvider({ source, rows, log, metrics }: Pick<DeploymentContext, "source" | "rows" | "log" | "metrics">): {
  provider: Provider;
  placeholders: PlaceholderTitles;
  /** Milliseconds that its latest answers took, on average. */
  answerMs: () => number;
} {
  const placeholders = createPlaceholderTitles({ rows });
  const breaker = createBreaker({ onChange: breakerLog(log) });
  const answers = createAverage();
  const observe: CallObserver = (priority, outcome, tookMs) => {
    if (outcome === "answered") answers.add(tookMs);
    metrics?.call(priority, outcome, tookMs);
  };
  const transport = createTransport({ ...source, breaker, observe });
  return { provider: placeholders.observe(createProvider(transport, source)), placeholders, answerMs: answers.value };
}
