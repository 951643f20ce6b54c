import { z } from "zod";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const isUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const text = z.string().trim().min(1);
const port = z.coerce.number().int().min(0).max(65535);
const webUrl = text.refine(isUrl, "must be an http or https address");
const origin = webUrl
  .refine((value) => isUrl(value) && new URL(value).origin === value.replace(/\/$/, ""), "must be an origin such as https://matinee.example")
  .transform((value) => value.replace(/\/$/, ""));
/** Checked whole, because what is said of a wrong address later on could hold its password. */
const isDatabaseUrl = (value: string): boolean => {
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol) || new URL(value).hostname === "") return false;
  try {
    const { username, password } = new URL(value);
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
};
const databaseUrl = text.refine(isDatabaseUrl, "must be an address such as postgres://user:password@host:5432/matinee");
const secureUrl = webUrl.refine(
  (value) => isUrl(value) && (new URL(value).protocol === "https:" || loopbackHosts.has(new URL(value).hostname)),
  "must be https",
);

const schema = z.object({
  PORT: port.default(3000),
  HOST: text.optional(),
  PUBLIC_ORIGIN: origin.optional(),
  SITE_NAME: text.max(40).default("Matinee"),
  CONTACT_EMAIL: z.email("must be an e-mail address").default("contact@example.invalid"),
  POSTAL_ADDRESS: text.max(300).default("The operator of this site has not given a postal address yet."),
  TMDB_API_KEY: text.optional(),
  TMDB_READ_TOKEN: text.optional(),
  TMDB_BASE_URL: webUrl
    .refine((value) => /\/3\/?$/.test(value), "must be the provider's v3 address and end in /3")
    .transform((value) => value.replace(/\/$/, ""))
    .optional(),
  IMAGE_BASE_URL: webUrl.refine((value) => value.endsWith("/"), "must end in a slash").optional(),
  IMAGE_PROXY: z.enum(["on", "off"], "must be on or off").default("off"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATA_DIR: text.default("./data"),
  CONTENT_DIR: text.optional(),
  PLAYER_LOAD: z.enum(["auto", "click", "visible"], "must be auto, click or visible").default("auto"),
  TV_SERVER_ORDER: z.enum(["first", "second"], "must be first or second").default("first"),
  AD_TRIGGERS: z.enum(["none", "first", "second"], "must be none, first or second").default("none"),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(65536).default(64),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], "must be silent, fatal, error, warn, info, debug or trace").default("info"),
  ANALYTICS_ORIGIN: secureUrl.pipe(origin).optional(),
  ANALYTICS_SCRIPT: secureUrl.optional(),
  NODE_ENV: z.string().default("development"),
});

export type Env = z.infer<typeof schema>;

/** One line that names the variable and says what it must be. Its message is meant for the operator. */
export class ConfigurationError extends Error {}

const ourPrefixes = [
  "TMDB_",
  "DATABASE_",
  "IMAGE_",
  "PLAYER_",
  "AD_",
  "PAGE_CACHE",
  "TRUSTED_PROXY",
  "METRICS_",
  "ANALYTICS_",
  "TV_SERVER",
  "SITE_",
  "CONTENT_",
  "PUBLIC_ORIGIN",
];

function refuseContradictions(env: Env): void {
  if (env.TMDB_BASE_URL && !env.TMDB_API_KEY && !env.TMDB_READ_TOKEN)
    throw new ConfigurationError("TMDB_BASE_URL needs TMDB_API_KEY or TMDB_READ_TOKEN beside it");
  if (env.TMDB_API_KEY && env.TMDB_READ_TOKEN)
    throw new ConfigurationError("TMDB_READ_TOKEN must not be set together with TMDB_API_KEY: one of them is enough");
  if (env.IMAGE_PROXY === "on" && !env.TMDB_API_KEY && !env.TMDB_READ_TOKEN)
    throw new ConfigurationError("IMAGE_PROXY=on needs TMDB_API_KEY or TMDB_READ_TOKEN: the embedded catalogue's pictures are this site's own");
  if (env.ANALYTICS_SCRIPT && !env.ANALYTICS_ORIGIN) throw new ConfigurationError("ANALYTICS_SCRIPT needs ANALYTICS_ORIGIN beside it");
}

/** What the house names and this build does not have: an operator who sets it has to know. */
function notBuiltYet(env: Env): string[] {
  const names = { METRICS_PORT: env.METRICS_PORT, IMAGE_PROXY: env.IMAGE_PROXY === "on" ? "on" : undefined };
  return Object.entries(names).flatMap(([name, value]) => (value === undefined ? [] : name));
}

/**
 * Reads process.env once. An empty variable counts as unset, as in most process managers.
 * @returns the configuration and one warning for each doubtful thing
 * @throws ConfigurationError on the first mistake
 */
export function readEnv(variables: Record<string, string | undefined>): { env: Env; warnings: string[] } {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? "The environment");
    // The value is shown only where it cannot hold a secret: an address of the provider's may have the key in its query.
    const shown = /^TMDB_|^DATABASE_/.test(name) ? "" : ` (it is ${JSON.stringify(given[name])})`;
    throw new ConfigurationError(`${name}: ${issue?.message ?? "is wrong"}${shown}`);
  }
  refuseContradictions(parsed.data);
  const unknown = Object.keys(given).filter((name) => !(name in schema.shape) && ourPrefixes.some((prefix) => name.startsWith(prefix)));
  const warnings = [
    ...unknown.map((name) => `${name} is not a variable of Matinee and is ignored`),
    ...notBuiltYet(parsed.data).map((name) => `${name} is understood but has no effect yet`),
  ];
  if (parsed.data.NODE_ENV === "production" && !parsed.data.PUBLIC_ORIGIN)
    warnings.push("PUBLIC_ORIGIN is not set: links to this site are made with http://localhost");
  if (parsed.data.DATABASE_READ_URL && !parsed.data.DATABASE_URL) warnings.push("DATABASE_READ_URL has no effect without DATABASE_URL");
  return { env: parsed.data, warnings };
}
