import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { CallOptions } from "#domain/query.ts";
import { nullOn404 } from "#server/catalog/null-on-404.ts";
import { createPlaceholderTitles } from "#server/catalog/placeholder-titles.ts";
import type { TitleKind } from "#server/match/titles.ts";
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

/** None for a title that is gone. */
export const alternativeTitlesOf =
  (provider: Pick<Provider, "alternativeTitles">) =>
  async (kind: TitleKind, id: number, options: CallOptions): Promise<readonly string[]> =>
    (await nullOn404(provider.alternativeTitles(kind, id, options))) ?? [];
