import { chooseSource } from "#server/compose/catalog-source.ts";
import type { Env } from "#server/config/env.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import { type CheckResult, ok, problem, warning } from "./check-result.ts";

function explained(error: UpstreamError, host: string): CheckResult {
  const status = error.status ?? 0;
  if (status === 401 || status === 403)
    return problem(
      "film database",
      `${host} refuses the key (${status})`,
      "Check TMDB_API_KEY or TMDB_READ_TOKEN: which of the two it is, and that it is whole",
    );
  if (status === 404) return problem("film database", `${host} has no such address (404)`, "Check TMDB_BASE_URL: it ends in /3");
  if (status === 429) return warning("film database", `${host} asks to wait (429)`, "Another program may be using the same key; try again in a minute");
  if (error.kind === "timeout")
    return problem("film database", `${host} does not answer in time`, "Check this machine's way out: proxy, firewall, name service");
  if (error.kind === "malformed")
    return problem("film database", `what answers at ${host} is not the film database`, "Check TMDB_BASE_URL, and whether a proxy answers in its place");
  if (status >= 500) return warning("film database", `${host} is in trouble itself (${status})`, "Wait; seen pages stay up meanwhile");
  return problem("film database", `${host} cannot be reached`, "Check TMDB_BASE_URL and this machine's way out: proxy, firewall, name service");
}

/** Asks the provider one question with the operator's key, which appears nowhere in the answer. */
export async function checkProvider(env: Env): Promise<CheckResult> {
  const source = await chooseSource(env, () => undefined);
  if (source.credential === null) return ok("film database", "the embedded catalog; TMDB_API_KEY or TMDB_READ_TOKEN switches the live one on");
  const { host } = new URL(source.baseUrl);
  const transport = createTransport({ ...source, breaker: createBreaker() });
  try {
    await transport.get("/movie/popular", {}, "visitor");
    return ok("film database", `${host} answers and takes the key`);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return explained(error, host);
  } finally {
    await source.close();
  }
}
