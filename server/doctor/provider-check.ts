import { openSource } from "#server/compose/catalog-source.ts";
import { type CheckResult, ok, problem, warning } from "#server/config/check-result.ts";
import type { Env } from "#server/config/env.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";

function explain(error: UpstreamError, host: string): CheckResult {
  const status = error.status ?? 0;
  if (status === 401 || status === 403)
    return problem(
      "film database",
      `${host} rejects the key (${status})`,
      "Check TMDB_API_KEY or TMDB_READ_TOKEN: which of the two it is, and that it is complete",
    );
  if (status === 404) return problem("film database", `${host} does not know the address (404)`, "Check TMDB_BASE_URL: it ends in /3");
  if (status === 429) return warning("film database", `${host} limits the rate (429)`, "Another program may be using the same key; try again in a minute");
  if (error.kind === "timeout") return problem("film database", `${host} does not respond in time`, "Check this machine's network: proxy, firewall, DNS");
  if (error.kind === "malformed")
    return problem("film database", `the server at ${host} is not the film database`, "Check TMDB_BASE_URL, and whether a proxy responds in its place");
  if (status >= 500) return warning("film database", `${host} reports a server error (${status})`, "Wait; stored pages stay available");
  return problem("film database", `${host} cannot be reached`, "Check TMDB_BASE_URL and this machine's network: proxy, firewall, DNS");
}

/** Calls the provider once with the operator's key. The result never contains the key. */
export async function checkProvider(env: Env, root: string): Promise<CheckResult> {
  const source = await openSource(env, root, () => undefined);
  if (source.credential === null) return ok("film database", "the embedded catalog; set TMDB_API_KEY or TMDB_READ_TOKEN for a live one");
  const { host } = new URL(source.baseUrl);
  const transport = createTransport({ ...source, breaker: createBreaker() });
  try {
    await transport.get("/movie/popular", {}, "visitor");
    return ok("film database", `${host} accepts the key`);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return explain(error, host);
  } finally {
    await source.close();
  }
}
