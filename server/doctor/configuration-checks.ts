import { type Env, inspectEnv } from "#server/config/env.ts";
import { inspectContent, readSiteConfig, type SiteConfig } from "#server/config/site-config.ts";
import { type CheckResult, ok, problem, warning } from "./check-result.ts";

type Variables = Record<string, string | undefined>;

/** The environment, and every mistake in it. `env` is `null` where there is one. */
export function checkEnvironment(variables: Variables): { env: Env | null; results: CheckResult[] } {
  const { env, problems, warnings } = inspectEnv(variables);
  const wrong = problems.map((line) => problem("configuration", line, "Correct the variable, or unset it for its default"));
  // The address is a check of its own.
  const doubtful = warnings
    .filter((line) => !line.startsWith("PUBLIC_ORIGIN "))
    .map((line) => warning("configuration", line, "Look for a slip in its name or value"));
  return { env, results: wrong.length + doubtful.length === 0 ? [ok("configuration", "every variable is understood")] : [...wrong, ...doubtful] };
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
const hostsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => address.replace(/\{\w+\}/g, "1")).flatMap((address) => (URL.canParse(address) ? new URL(address).host : []))),
];
const named = (hosts: readonly string[]): string => (hosts.length === 0 ? "this site alone" : hosts.join(", "));

function playersIn({ site }: SiteConfig): CheckResult[] {
  const servers = [...site.movieServers, ...site.seriesServers];
  const bare = servers.filter(({ sandbox }) => !sandbox).map(({ name }) => name);
  const says = `${counted(site.movieServers.length, "slot")} for films and ${site.seriesServers.length} for series, from ${named(hostsOf(servers.map(({ template }) => template)))} (not called)`;
  if (bare.length === 0) return [ok("players", says)];
  return [
    ok("players", says),
    warning(
      "players",
      `without a sandbox: ${[...new Set(bare)].join(", ")}`,
      "Such a frame may open windows and move the page; leave it only where it is needed",
    ),
  ];
}

/** Players, ads and takedown list as the server reads them; nobody whom they name is called. */
export function checkContent(env: Env): CheckResult[] {
  const problems = inspectContent(env);
  if (problems.length > 0) return problems.map((line) => problem("content", line, "Correct the file; the server refuses to start with it"));
  const config = readSiteConfig(env);
  const { movies, series, people } = config.takedown;
  const ads = config.site.adSlots;
  return [
    ...config.warnings.map((line) => warning("content", line, "Look for a slip in its name")),
    ...playersIn(config),
    ok(
      "ads",
      ads.length === 0 ? "none" : `${counted(ads.length, "slot")}, from ${named(hostsOf(ads.flatMap(({ scriptUrl, hosts }) => [scriptUrl, ...hosts])))}`,
    ),
    ok("takedown", `blocked are ${movies.length} films, ${series.length} series, ${people.length} people`),
  ];
}

/** Links, canonical addresses and sitemaps are made from it. */
export function checkOrigin({ PUBLIC_ORIGIN }: Env): CheckResult {
  const remedy = "Set it to the https address that visitors use";
  if (PUBLIC_ORIGIN === undefined) return warning("address", "PUBLIC_ORIGIN is not set: links are made with http://localhost", remedy);
  if (!PUBLIC_ORIGIN.startsWith("https:")) return warning("address", `PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}, without TLS`, remedy);
  return ok("address", PUBLIC_ORIGIN);
}
