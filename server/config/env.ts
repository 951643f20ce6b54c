import { resolve } from "node:path";
import { z } from "zod";
import { defaultRegion, regionName } from "#domain/region.ts";
import { defaultSiteName } from "#domain/site.ts";
import { isDatabaseUrl } from "./database-url.ts";
import { contains, folders } from "./folders.ts";
import { isSecureUrl } from "./secure-url.ts";

/** White space and control characters within would be dropped by some readers of an address, and would end it for others. */
const isUrl = (value: string) => !/[\s\p{Cc}]/u.test(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const hasCredentials = (value: string) => URL.canParse(value) && new URL(value).username + new URL(value).password !== "";

const text = z.string().trim().min(1);
/** Part of an address or a header. Otherwise each call would fail, and the log would blame the network. */
const secret = text.regex(/^[!-~]+$/, "must be one word of ASCII characters");
const textUpTo = (max: number) => text.max(max, `must be at most ${max} characters`);
/** It stands in XML, which allows no control characters. */
export const siteName = textUpTo(40).regex(/^[^\p{Cc}\uFFFE\uFFFF]*$/u, "must be one line");
/** Of several lines. */
export const postalAddress = textUpTo(300).regex(/^[\s\P{Cc}]*$/u, "must not contain control characters");
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};
const port = wholeNumber(0, 65535);
/** A port on the loopback interface, or an address and a port. */
const listenAddress = z
  .string()
  .regex(/^(?:[\w.-]+:|\[[\da-fA-F:]+\]:)?\d{1,5}$/, "must be a port such as 9100, or an address and a port such as 10.0.0.5:9100")
  .transform((value) => {
    const colon = value.lastIndexOf(":");
    return { host: colon < 0 ? "127.0.0.1" : value.slice(0, colon).replaceAll(/[[\]]/g, ""), port: Number(value.slice(colon + 1)) };
  })
  .refine((address) => address.port <= 65535, "must have a port from 0 to 65535");
// Visitors see most of these addresses, and fetch refuses one with a password in an error that shows it.
const webUrl = text.refine(isUrl, "must be an http or https address").refine((value) => !hasCredentials(value), "must not contain a user or a password");
/** Paths are appended to it. */
const baseUrl = webUrl.refine((value) => !/[?#]/.test(value), "must not contain ? or #");
const origin = webUrl
  .refine((value) => isUrl(value) && new URL(value).href === `${new URL(value).origin}/`, "must be an origin such as https://matinee.example")
  // As browsers spell it: a host in lower case, an IPv6 address in its short form, no default port.
  .transform((value) => new URL(value).origin);
const databaseUrl = text.refine(isDatabaseUrl, "must be an address such as postgres://user:password@host:5432/matinee");
const secureUrl = webUrl.refine(isSecureUrl, "must be https");

const schema = z.object({
  PORT: port.default(3000),
  HOST: text.transform((value) => value.replace(/^\[(.*)\]$/, "$1")).optional(),
  PUBLIC_ORIGIN: origin.optional(),
  SITE_NAME: siteName.default(defaultSiteName),
  CONTACT_EMAIL: text.pipe(z.email("must be an e-mail address")).optional(),
  POSTAL_ADDRESS: postalAddress.optional(),
  TMDB_API_KEY: secret.optional(),
  TMDB_READ_TOKEN: secret.optional(),
  TMDB_BASE_URL: baseUrl
    .refine((value) => /\/3\/?$/.test(value), "must be the provider's v3 address and end in /3")
    .transform((value) => value.replace(/\/$/, ""))
    .optional(),
  IMAGE_BASE_URL: baseUrl.refine((value) => value.endsWith("/"), "must end in a slash").optional(),
  IMAGE_PROXY: z.enum(["on", "off"], "must be on or off").default("off"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATA_DIR: text.default("./data"),
  CONTENT_DIR: text.optional(),
  PLAYER_LOAD: z.enum(["auto", "click", "visible"], "must be auto, click or visible").default("click"),
  TRAILERS: z.enum(["on", "off"], "must be on or off").default("on"),
  DEFAULT_REGION: z
    .string()
    .refine((code) => regionName(code) !== null, "must be the code of a country, such as US")
    .default(defaultRegion),
  TV_SERVER_ORDER: z.enum(["first", "second"], "must be first or second").default("first"),
  AD_TRIGGERS: z.enum(["none", "first", "second"], "must be none, first or second").default("none"),
  PAGE_CACHE_MB: wholeNumber(1, 65536).default(64),
  STORE_MB: wholeNumber(1, 1_048_576).default(4096),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  /** Absent: on for the embedded catalog, off with a provider. */
  PUBLIC_FILMS: z.enum(["on", "off"], "must be on or off").optional(),
  PUBLIC_FILMS_TERMS: z.enum(["us", "life70"], "must be us or life70").default("us"),
  /** For tests alone: where a stand-in has the public archives' addresses. */
  PUBLIC_FILMS_BASE: webUrl.transform((value) => value.replace(/\/$/, "")).optional(),
  MEDIA_DIR: folders.optional(),
  MEDIA_RESCAN_MINUTES: wholeNumber(1, 10_080).default(60),
  MEDIA_STREAMS: wholeNumber(1, 10_000).default(100),
  MEDIA_CACHE_GB: wholeNumber(1, 10_000).default(5),
  MEDIA_TOKEN_HOURS: wholeNumber(0, 720).default(0),
  MEDIA_ACCEL: text.regex(/^\/(?:[\w-]+\/)+$/, "must be a path that begins and ends with a slash, such as /internal/").optional(),
  MEDIA_DOWNLOADS: z.enum(["on", "off"], "must be on or off").default("off"),
  SERVICE_WORKER: z.enum(["on", "off"], "must be on or off").default("on"),
  METRICS_PORT: listenAddress.optional(),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], "must be silent, fatal, error, warn, info, debug or trace").default("info"),
  ANALYTICS_ORIGIN: secureUrl.pipe(origin).optional(),
  ANALYTICS_SCRIPT: secureUrl.optional(),
  NODE_ENV: z.string().default("development"),
});

export type Env = z.infer<typeof schema>;

/** The message is one line for the operator: the variable and what it must be. */
export class ConfigurationError extends Error {}

const ourPrefixes = [
  "TMDB_",
  "DATABASE_",
  "IMAGE_",
  "PLAYER_",
  "TRAILER",
  "DEFAULT_REG",
  "AD_",
  "PAGE_CACHE",
  "STORE_",
  "TRUSTED_PROXY",
  "METRICS_",
  "ANALYTICS_",
  "TV_SERVER",
  "SITE",
  "CONTENT_",
  "CONTACT",
  "POSTAL_",
  "MEDIA_",
  "PUBLIC_",
  "SERVICE_",
];

/** Whether titles come from the film database. Without a key they are the embedded catalog's. */
export const isLive = ({ TMDB_API_KEY, TMDB_READ_TOKEN }: Env): boolean => TMDB_API_KEY !== undefined || TMDB_READ_TOKEN !== undefined;

function contradictionsIn(env: Env): string[] {
  return [
    env.TMDB_BASE_URL && !isLive(env) && "TMDB_BASE_URL requires TMDB_API_KEY or TMDB_READ_TOKEN",
    env.TMDB_API_KEY && env.TMDB_READ_TOKEN && "TMDB_READ_TOKEN must not be set together with TMDB_API_KEY: one of them is enough",
    env.DATABASE_READ_URL && !env.DATABASE_URL && "DATABASE_READ_URL requires DATABASE_URL",
    env.ANALYTICS_SCRIPT && !env.ANALYTICS_ORIGIN && "ANALYTICS_SCRIPT requires ANALYTICS_ORIGIN",
    env.ANALYTICS_ORIGIN && !env.ANALYTICS_SCRIPT && "ANALYTICS_ORIGIN requires ANALYTICS_SCRIPT",
    env.METRICS_PORT && env.METRICS_PORT.port === env.PORT && env.PORT !== 0 && "METRICS_PORT must be another port than PORT: metrics are not for visitors",
    env.MEDIA_DIR?.some((folder) => contains(folder, resolve(env.DATA_DIR))) && "MEDIA_DIR must not contain DATA_DIR: the site writes there",
    env.MEDIA_ACCEL && env.TRUSTED_PROXY_HOPS === 0 && "MEDIA_ACCEL requires TRUSTED_PROXY_HOPS: without a proxy, visitors would see the files' paths",
  ].filter((line) => typeof line === "string" && line !== "") as string[];
}

type Variables = Record<string, string | undefined>;

/** An empty variable counts as unset, as in most process managers. */
const withoutEmpty = (variables: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== ""));

function warningsFor(env: Env, given: Record<string, string>): string[] {
  const unknown = Object.keys(given).filter((name) => !(name in schema.shape) && ourPrefixes.some((prefix) => name.startsWith(prefix)));
  const warnings = unknown.map((name) => `${name} is not a variable of Matinee and is ignored`);
  if (env.IMAGE_PROXY === "on" && !isLive(env))
    warnings.push("IMAGE_PROXY=on has no effect without TMDB_API_KEY or TMDB_READ_TOKEN: the embedded catalog's pictures are this site's own");
  if (env.NODE_ENV === "production" && !env.PUBLIC_ORIGIN) warnings.push("PUBLIC_ORIGIN is not set: links to this site are made with http://localhost");
  if (env.NODE_ENV === "production" && !env.CONTACT_EMAIL) warnings.push("CONTACT_EMAIL is not set: the footer links to a contact page without an address");
  // The two are easily confused, and the provider responds with 401 alone.
  if (env.TMDB_API_KEY?.startsWith("eyJ")) warnings.push("TMDB_API_KEY looks like a read access token (it begins with eyJ), which belongs in TMDB_READ_TOKEN");
  if (/^[0-9a-f]{32}$/.test(env.TMDB_READ_TOKEN ?? ""))
    warnings.push("TMDB_READ_TOKEN looks like an API key (32 hexadecimal digits), which belongs in TMDB_API_KEY");
  if (env.IMAGE_PROXY === "off" && env.IMAGE_BASE_URL?.startsWith("http:") && env.PUBLIC_ORIGIN?.startsWith("https:"))
    warnings.push("IMAGE_BASE_URL is http and PUBLIC_ORIGIN https: browsers do not show such pictures");
  const ofMedia = Object.keys(given).filter((name) => name.startsWith("MEDIA_") && name in schema.shape);
  if (!env.MEDIA_DIR) warnings.push(...ofMedia.map((name) => `${name} has no effect without MEDIA_DIR`));
  if ("PUBLIC_FILMS_TERMS" in given && (env.PUBLIC_FILMS ?? (isLive(env) ? "off" : "on")) === "off")
    warnings.push("PUBLIC_FILMS_TERMS has no effect without PUBLIC_FILMS=on");
  return warnings;
}

/** A value that is shown. A longer one, or a part of an address, may be or contain a key or a password. */
const plainValue = /^[^:/?@]{1,20}$/;

/** All mistakes and warnings, a line each. `env` is `null` if there is a mistake. */
export function inspectEnv(variables: Variables): { env: Env | null; problems: string[]; warnings: string[] } {
  const given = withoutEmpty(variables);
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    const problems = contradictionsIn(parsed.data);
    return { env: problems.length === 0 ? parsed.data : null, problems, warnings: warningsFor(parsed.data, given) };
  }
  const first = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0] ?? "The environment");
    const value = given[name] ?? "";
    const shown = plainValue.test(value) && !/^TMDB_|^DATABASE_/.test(name) ? `, not ${JSON.stringify(value)}` : "";
    if (!first.has(name)) first.set(name, `${name}: ${message}${shown}`);
  }
  return { env: null, problems: [...first.values()], warnings: [] };
}

/** Parses process.env, with a line for each warning. @throws ConfigurationError for the first mistake */
export function readEnv(variables: Variables): { env: Env; warnings: string[] } {
  const { env, problems, warnings } = inspectEnv(variables);
  if (env === null) throw new ConfigurationError(problems[0] ?? "The environment is wrong");
  return { env, warnings };
}
