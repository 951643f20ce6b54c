import { type CheckResult, ok, problem, warning } from "#server/config/check-result.ts";
import { type Env, inspectEnv } from "#server/config/env.ts";
import { inspectContent, readSiteConfig, type SiteConfig } from "#server/config/site-config.ts";

type Variables = Record<string, string | undefined>;

/** All mistakes in the environment. `env` is `null` if there is one. */
export function checkEnvironment(variables: Variables): { env: Env | null; results: CheckResult[] } {
  const { env, problems, warnings } = inspectEnv(variables);
  const mistakes = problems.map((line) => problem("configuration", line, "Correct the variable, or unset it for its default"));
  // checkOrigin and checkContact report them.
  const doubts = warnings
    .filter((line) => !/^(PUBLIC_ORIGIN|CONTACT_EMAIL) /.test(line))
    .map((line) => warning("configuration", line, "Check its name and its value"));
  return { env, results: mistakes.length + doubts.length === 0 ? [ok("configuration", "every variable is valid")] : [...mistakes, ...doubts] };
}

const slots = (count: number): string => `${count} slot${count === 1 ? "" : "s"}`;
const hostsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => address.replace(/\{\w+\}/g, "1")).flatMap((address) => (URL.canParse(address) ? new URL(address).host : []))),
];
const listHosts = (hosts: readonly string[]): string => (hosts.length === 0 ? "this site" : hosts.join(", "));

function checkPlayers({ site }: SiteConfig): CheckResult[] {
  const servers = [...site.movieServers, ...site.seriesServers];
  const unsandboxed = servers.filter(({ sandbox }) => !sandbox).map(({ name }) => name);
  const message = `${slots(site.movieServers.length)} for films and ${site.seriesServers.length} for series, from ${listHosts(hostsOf(servers.map(({ template }) => template)))} (not called)`;
  if (unsandboxed.length === 0) return [ok("players", message)];
  return [
    ok("players", message),
    warning(
      "players",
      `without a sandbox: ${[...new Set(unsandboxed)].join(", ")}`,
      "Such a frame may open windows and navigate the page. Use it only if a player needs it",
    ),
  ];
}

/** Players, ads and takedown list as the server reads them. Calls no player or ad host. */
export function checkContent(env: Env): CheckResult[] {
  const problems = inspectContent(env);
  if (problems.length > 0) return problems.map((line) => problem("content", line, "Correct the file. The server does not start with it"));
  const config = readSiteConfig(env);
  const { movies, series, people } = config.takedown;
  const ads = config.site.adSlots;
  return [
    ...config.warnings.map((line) => warning("content", line, "Check the files in CONTENT_DIR")),
    ...checkPlayers(config),
    ok("ads", ads.length === 0 ? "none" : `${slots(ads.length)}, from ${listHosts(hostsOf(ads.flatMap(({ scriptUrl, hosts }) => [scriptUrl, ...hosts])))}`),
    ok("takedown", `${movies.length} films, ${series.length} series, ${people.length} people are blocked`),
  ];
}

/** Canonical links and sitemaps are built from PUBLIC_ORIGIN. */
export function checkOrigin({ PUBLIC_ORIGIN }: Env): CheckResult {
  const remedy = "Set it to the https address that visitors use";
  if (PUBLIC_ORIGIN === undefined) return warning("address", "PUBLIC_ORIGIN is not set: links begin with http://localhost", remedy);
  if (!PUBLIC_ORIGIN.startsWith("https:")) return warning("address", `PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}, without TLS`, remedy);
  return ok("address", PUBLIC_ORIGIN);
}

export const checkContact = ({ CONTACT_EMAIL }: Env): CheckResult =>
  CONTACT_EMAIL === undefined
    ? warning("contact", "CONTACT_EMAIL is not set: the footer links to a contact page without an address", "Set it to an address that you read")
    : ok("contact", CONTACT_EMAIL);
