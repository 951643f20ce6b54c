import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import { createPlaceholderTitles } from "#server/catalog/placeholder-titles.ts";
import { breakerLog } from "#server/process/log.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createProvider, type Provider } from "#server/upstream/provider.ts";
import { createTransport } from "#server/upstream/transport.ts";
import type { DeploymentContext } from "./context.ts";

/** The client of the film database, observed by log and metrics, and the titles that its lists name. */
export function openProvider({ source, rows, log, metrics }: Pick<DeploymentContext, "source" | "rows" | "log" | "metrics">): {
  provider: Provider;
  placeholders: PlaceholderTitles;
} {
  const placeholders = createPlaceholderTitles({ rows });
  const breaker = createBreaker({ onChange: breakerLog(log) });
  const transport = createTransport({ ...source, breaker, observe: metrics?.call });
  return { provider: placeholders.observe(createProvider(transport, source)), placeholders };
}
