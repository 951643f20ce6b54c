import { delimiter, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigurationError, readEnv } from "./env.ts";

const key = { TMDB_API_KEY: "a-key" };
const films = { MEDIA_DIR: "/srv/films" };
const readValue = (name: string, value: string, others: Record<string, string> = {}) =>
  (readEnv({ ...others, [name]: value }).env as Record<string, unknown>)[name];

function errorMessageOf(variables: Record<string, string>): string {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return expect.unreachable(`accepted: ${JSON.stringify(variables)}`);
}

test("every variable has a default or is optional", () => {
  const { env, warnings } = readEnv({});
  expect(env).toEqual({
    PORT: 3000,
    SITE_NAME: "Matinee",
    IMAGE_PROXY: "off",
    DATA_DIR: "./data",
    PLAYER_LOAD: "click",
    TRAILERS: "on",
    DEFAULT_REGION: "US",
    TV_SERVER_ORDER: "first",
    AD_TRIGGERS: "none",
    PAGE_CACHE_MB: 64,
    STORE_MB: 4096,
    TRUSTED_PROXY_HOPS: 0,
    PUBLIC_FILMS_TERMS: "us",
    MEDIA_RESCAN_MINUTES: 60,
    MEDIA_STREAMS: 100,
    MEDIA_CACHE_GB: 5,
    MEDIA_TOKEN_HOURS: 0,
    MEDIA_DOWNLOADS: "off",
    SERVICE_WORKER: "on",
    LOG_LEVEL: "info",
    NODE_ENV: "development",
  });
  expect(warnings).toEqual([]);
});

test("an empty variable counts as unset", () => {
  expect(readEnv({ PORT: "", TMDB_API_KEY: "  ", TMDB_BASE_URL: "", SITE_NAME: " ", TMDB_SOMETHING: "" })).toEqual(readEnv({}));
  expect(readEnv({ PORT: undefined })).toEqual(readEnv({}));
});

describe("a valid value", () => {
  const valid: [name: string, value: string, parsed: unknown, others?: Record<string, string>][] = [
    ["PORT", "8080", 8080],
    ["PORT", "0", 0],
    ["HOST", "127.0.0.1", "127.0.0.1"],
    ["HOST", "[::1]", "::1"],
    ["PUBLIC_ORIGIN", "https://matinee.example", "https://matinee.example"],
    ["PUBLIC_ORIGIN", "http://localhost:3000/", "http://localhost:3000"],
    ["PUBLIC_ORIGIN", "https://Matinee.example:443", "https://matinee.example"],
    ["PUBLIC_ORIGIN", "https://[2001:DB8:0:0::1]:8443", "https://[2001:db8::1]:8443"],
    ["SITE_NAME", " The Ritz ", "The Ritz"],
    ["CONTACT_EMAIL", " box@ritz.example ", "box@ritz.example"],
    ["POSTAL_ADDRESS", "1 High Street\nBerlin", "1 High Street\nBerlin"],
    ["TMDB_API_KEY", "a-key", "a-key"],
    ["TMDB_READ_TOKEN", "a-token", "a-token"],
    ["TMDB_BASE_URL", "https://provider.example/3/", "https://provider.example/3", key],
    ["TMDB_BASE_URL", "http://127.0.0.1:4000/3", "http://127.0.0.1:4000/3", key],
    ["IMAGE_BASE_URL", "https://image.example/t/p/", "https://image.example/t/p/"],
    ["IMAGE_PROXY", "on", "on", key],
    ["DATABASE_URL", "postgres://u:p@db/matinee", "postgres://u:p@db/matinee"],
    ["DATABASE_URL", "postgresql://db/matinee", "postgresql://db/matinee"],
    ["DATABASE_READ_URL", "postgres://copy/matinee", "postgres://copy/matinee", { DATABASE_URL: "postgres://db/matinee" }],
    ["DATA_DIR", "/var/lib/matinee", "/var/lib/matinee"],
    ["CONTENT_DIR", "/etc/matinee", "/etc/matinee"],
    ["PLAYER_LOAD", "auto", "auto"],
    ["TRAILERS", "off", "off"],
    ["DEFAULT_REGION", "DE", "DE"],
    ["TV_SERVER_ORDER", "second", "second"],
    ["AD_TRIGGERS", "first", "first"],
    ["PAGE_CACHE_MB", "1", 1],
    ["STORE_MB", "500", 500],
    ["TRUSTED_PROXY_HOPS", "2", 2],
    ["PUBLIC_FILMS", "off", "off"],
    ["PUBLIC_FILMS", "on", "on", key],
    ["PUBLIC_FILMS_TERMS", "life70", "life70"],
    ["PUBLIC_FILMS_BASE", "http://127.0.0.1:4000/", "http://127.0.0.1:4000"],
    ["MEDIA_RESCAN_MINUTES", "15", 15, films],
    ["MEDIA_STREAMS", "200", 200, films],
    ["MEDIA_CACHE_GB", "50", 50, films],
    ["MEDIA_TOKEN_HOURS", "12", 12, films],
    ["MEDIA_ACCEL", "/internal/", "/internal/", { ...films, TRUSTED_PROXY_HOPS: "1" }],
    ["MEDIA_DOWNLOADS", "on", "on", films],
    ["LOG_LEVEL", "silent", "silent"],
    ["ANALYTICS_ORIGIN", "https://stats.example", "https://stats.example", { ANALYTICS_SCRIPT: "https://stats.example/s.js" }],
    ["ANALYTICS_SCRIPT", "http://localhost:9/s.js", "http://localhost:9/s.js", { ANALYTICS_ORIGIN: "http://localhost:9" }],
  ];
  test.each(valid)("%s=%s", (name, value, parsed, others) => {
    expect(readValue(name, value, others)).toBe(parsed);
  });

  test.each([
    ["/srv/films", ["/srv/films"]],
    [["/srv/films/", " /mnt/series ", ""].join(delimiter), ["/srv/films", "/mnt/series"]],
    ["films", [resolve("films")]],
    [["/srv/film", "/srv/films"].join(delimiter), ["/srv/film", "/srv/films"]],
  ])("MEDIA_DIR=%s", (value, parsed) => {
    expect(readValue("MEDIA_DIR", value)).toEqual(parsed);
  });

  test.each([
    ["9100", { host: "127.0.0.1", port: 9100 }],
    ["0.0.0.0:9100", { host: "0.0.0.0", port: 9100 }],
    ["[::1]:9100", { host: "::1", port: 9100 }],
  ])("METRICS_PORT=%s", (value, parsed) => {
    expect(readValue("METRICS_PORT", value)).toEqual(parsed);
  });
});

describe("an invalid value is an error of one line that names the variable", () => {
  const invalid: [name: string, value: string, message: RegExp, others?: Record<string, string>][] = [
    ["PORT", "eighty", /must be a whole number from 0 to 65535, not "eighty"$/],
    ["PORT", "80.5", /must be a whole number from 0 to 65535/],
    ["PORT", "-1", /must be a whole number from 0 to 65535/],
    ["PORT", "65536", /must be a whole number from 0 to 65535/],
    ["PORT", "0x50", /must be a whole number from 0 to 65535/],
    ["PUBLIC_ORIGIN", "matinee.example", /must be an http or https address/],
    ["PUBLIC_ORIGIN", "https://matinee.example/films", /must be an origin such as https:\/\/matinee\.example/],
    ["PUBLIC_ORIGIN", "https://matinee.example?films", /must be an origin such as https:\/\/matinee\.example/],
    ["PUBLIC_ORIGIN", "ftp://matinee.example", /must be an http or https address/],
    ["PUBLIC_ORIGIN", "javascript:alert(1)", /must be an http or https address/],
    ["SITE_NAME", "x".repeat(41), /must be at most 40 characters/],
    ["SITE_NAME", "Mati\u0003nee", /must be one line/],
    ["CONTACT_EMAIL", "no-address", /must be an e-mail address/],
    ["POSTAL_ADDRESS", "x".repeat(301), /must be at most 300 characters/],
    ["POSTAL_ADDRESS", "1 High\u0007 Street", /must not contain control characters/],
    ["TMDB_API_KEY", "two words", /must be one word of ASCII characters$/],
    ["TMDB_READ_TOKEN", "one\ntwo", /must be one word of ASCII characters$/],
    ["TMDB_READ_TOKEN", "ключ", /must be one word of ASCII characters$/],
    ["TMDB_BASE_URL", "https://provider.example/4", /must be the provider's v3 address and end in \/3/, key],
    ["TMDB_BASE_URL", "provider.example/3", /must be an http or https address/, key],
    ["TMDB_BASE_URL", "https://provider.example/?x=/3", /must not contain \? or #/, key],
    ["IMAGE_BASE_URL", "https://image.example/t/p", /must end in a slash/],
    ["IMAGE_BASE_URL", "/t/p/", /must be an http or https address/],
    ["IMAGE_BASE_URL", "https://image.example/t p/", /must be an http or https address/],
    ["IMAGE_BASE_URL", "https://image.exa\nmple/t/p/", /must be an http or https address/],
    ["IMAGE_BASE_URL", "https://image.example/t\u0007/p/", /must be an http or https address/],
    ["IMAGE_BASE_URL", "https://image.example/#/", /must not contain \? or #/],
    ["IMAGE_PROXY", "yes", /must be on or off/, key],
    ["DATABASE_URL", "mysql://db/matinee", /must be an address such as postgres:\/\//],
    ["DATABASE_URL", "postgres://d\u0007b/matinee", /must be an address such as postgres:\/\//],
    ["DATABASE_URL", "postgres://", /must be an address such as postgres:\/\//],
    ["DATABASE_URL", "postgres://user:100%@db/matinee", /must be an address such as postgres:\/\//],
    ["DATABASE_READ_URL", "postgres:db", /must be an address such as postgres:\/\//],
    ["PLAYER_LOAD", "always", /must be auto, click or visible/],
    ["TRAILERS", "yes", /must be on or off/],
    ["DEFAULT_REGION", "Germany", /must be the code of a country, such as US/],
    ["DEFAULT_REGION", "ZZ", /must be the code of a country, such as US/],
    ["TV_SERVER_ORDER", "third", /must be first or second/],
    ["AD_TRIGGERS", "all", /must be none, first or second/],
    ["PAGE_CACHE_MB", "0", /must be a whole number from 1 to 65536/],
    ["STORE_MB", "0", /must be a whole number from 1 to 1048576/],
    ["PAGE_CACHE_MB", "lots", /must be a whole number from 1 to 65536/],
    ["TRUSTED_PROXY_HOPS", "-1", /must be a whole number from 0 to 10/],
    ["TRUSTED_PROXY_HOPS", "true", /must be a whole number from 0 to 10/],
    ["MEDIA_DIR", delimiter, /must be folders, with . between them$/],
    ["MEDIA_DIR", ["/srv", "/srv/films"].join(delimiter), /must not name a folder twice or inside another$/],
    ["MEDIA_DIR", ["/srv", "/srv/"].join(delimiter), /must not name a folder twice or inside another$/],
    ["MEDIA_RESCAN_MINUTES", "0", /must be a whole number from 1 to 10080/],
    ["MEDIA_STREAMS", "0", /must be a whole number from 1 to 10000/],
    ["MEDIA_CACHE_GB", "0", /must be a whole number from 1 to 10000/],
    ["MEDIA_TOKEN_HOURS", "721", /must be a whole number from 0 to 720/],
    ["MEDIA_ACCEL", "/internal", /must be a path that begins and ends with a slash/],
    ["MEDIA_ACCEL", "/../", /must be a path that begins and ends with a slash/],
    ["MEDIA_DOWNLOADS", "yes", /must be on or off/],
    ["PUBLIC_FILMS", "perhaps", /^PUBLIC_FILMS: must be on or off, not "perhaps"$/],
    ["PUBLIC_FILMS_TERMS", "eu", /^PUBLIC_FILMS_TERMS: must be us or life70, not "eu"$/],
    ["SERVICE_WORKER", "yes", /must be on or off/],
    ["METRICS_PORT", "99999", /must have a port from 0 to 65535/],
    ["METRICS_PORT", "everywhere", /must be a port such as 9100, or an address and a port/],
    ["LOG_LEVEL", "loud", /must be silent, fatal, error, warn, info, debug or trace/],
    ...["PUBLIC_ORIGIN", "IMAGE_BASE_URL", "ANALYTICS_ORIGIN", "ANALYTICS_SCRIPT"].map((name): (typeof invalid)[number] => [
      name,
      "https://user:password@host.example/",
      /must not contain a user or a password$/,
    ]),
    ["TMDB_BASE_URL", "https://user:password@provider.example/3", /must not contain a user or a password$/, key],
    ["ANALYTICS_ORIGIN", "http://stats.example", /must be https/],
    ["ANALYTICS_ORIGIN", "https://stats.example/path", /must be an origin/],
    ["ANALYTICS_SCRIPT", "http://stats.example/s.js", /must be https/],
  ];
  test.each(invalid)("%s=%s", (name, value, message, others) => {
    const line = errorMessageOf({ ...others, [name]: value });
    expect(line).toMatch(new RegExp(`^${name}: `));
    expect(line).toMatch(message);
    expect(line).not.toContain("\n");
  });

  test("and contains the value, on one line", () => {
    expect(errorMessageOf({ LOG_LEVEL: "lo\nud" })).toBe('LOG_LEVEL: must be silent, fatal, error, warn, info, debug or trace, not "lo\\nud"');
  });

  test("and never contains a secret", () => {
    expect(errorMessageOf({ DATABASE_URL: "mysql://u:SECRET@db/matinee" })).not.toContain("SECRET");
    expect(errorMessageOf({ DATABASE_URL: "postgres://u:SECRET@db:port/matinee" })).not.toContain("SECRET");
    expect(errorMessageOf({ DATABASE_READ_URL: "postgres://u:SECRET%@db/matinee" })).not.toContain("SECRET");
    expect(errorMessageOf({ TMDB_API_KEY: "SECRET", TMDB_BASE_URL: "https://provider.example/3/movie/550?api_key=SECRET" })).not.toContain("SECRET");
    expect(errorMessageOf({ TMDB_API_KEY: "SECRET", TMDB_READ_TOKEN: "SECRET" })).not.toContain("SECRET");
  });

  // Whatever the variable: a database's address or a key may have been put into the wrong one.
  const names = [
    "PORT",
    "PUBLIC_ORIGIN",
    "CONTACT_EMAIL",
    "IMAGE_BASE_URL",
    "IMAGE_PROXY",
    "PLAYER_LOAD",
    "TV_SERVER_ORDER",
    "AD_TRIGGERS",
    "PAGE_CACHE_MB",
  ].concat(...["TRUSTED_PROXY_HOPS", "METRICS_PORT", "LOG_LEVEL", "ANALYTICS_ORIGIN", "ANALYTICS_SCRIPT"]);
  const secrets = [
    "https://user:SECRET@host.example/path",
    "user:SECRET",
    "//SECRET@host",
    "https://host.example/?key=SECRET",
    "0123456789abcdefSECRET0123456789",
  ];
  test.each(names)("nor does that of %s", (name) => {
    for (const value of secrets) expect(errorMessageOf({ [name]: value })).not.toContain("SECRET");
  });
});

describe("contradicting variables are an error", () => {
  test.each([
    [{ TMDB_BASE_URL: "https://provider.example/3" }, "TMDB_BASE_URL requires TMDB_API_KEY or TMDB_READ_TOKEN"],
    [{ TMDB_API_KEY: "a", TMDB_READ_TOKEN: "b" }, "TMDB_READ_TOKEN must not be set together with TMDB_API_KEY: one of them is enough"],
    [{ MEDIA_DIR: "/srv", DATA_DIR: "/srv/data" }, "MEDIA_DIR must not contain DATA_DIR: the site writes there"],
    [{ ...films, MEDIA_ACCEL: "/internal/" }, "MEDIA_ACCEL requires TRUSTED_PROXY_HOPS: without a proxy, visitors would see the files' paths"],
    [{ DATABASE_READ_URL: "postgres://copy/matinee" }, "DATABASE_READ_URL requires DATABASE_URL"],
    [{ ANALYTICS_SCRIPT: "https://stats.example/s.js" }, "ANALYTICS_SCRIPT requires ANALYTICS_ORIGIN"],
    [{ ANALYTICS_ORIGIN: "https://stats.example" }, "ANALYTICS_ORIGIN requires ANALYTICS_SCRIPT"],
    [{ PORT: "9100", METRICS_PORT: "9100" }, "METRICS_PORT must be another port than PORT: metrics are not for visitors"],
  ])("%j", (variables, message) => {
    expect(errorMessageOf(variables)).toBe(message);
  });
});

describe("there is a warning", () => {
  test.each([
    "TMDB_APIKEY",
    "IMAGE_BASE",
    "PLAYER_LOADS",
    "TRAILER",
    "DEFAULT_REGIONS",
    "AD_TRIGGER",
    "PAGE_CACHE",
    "SITE_TITLE",
    "SITENAME",
    "CONTENT_FOLDER",
    "CONTACT_MAIL",
    "POSTAL_ADRESS",
    "PUBLIC_URL",
    "ANALYTICS_URL",
    "METRICS_HOST",
  ])("for %s, which is misspelled", (name) => {
    const { warnings } = readEnv({ [name]: "SECRET" });
    expect(warnings).toEqual([`${name} is not a variable of Matinee and is ignored`]);
  });

  test("for no variable of another program", () => {
    expect(readEnv({ PATH: "/bin", HOME: "/root", npm_config_cache: "x", LANG: "C" }).warnings).toEqual([]);
  });

  test("for what is said of films without a folder", () => {
    expect(readEnv({ MEDIA_STREAMS: "5" }).warnings).toEqual(["MEDIA_STREAMS has no effect without MEDIA_DIR"]);
    expect(readEnv({ ...films, MEDIA_STREAMS: "5" }).warnings).toEqual([]);
  });

  test("for an image proxy without a provider", () => {
    expect(readEnv({ IMAGE_PROXY: "on" }).warnings).toEqual([
      "IMAGE_PROXY=on has no effect without TMDB_API_KEY or TMDB_READ_TOKEN: the embedded catalog's pictures are this site's own",
    ]);
    expect(readEnv({ IMAGE_PROXY: "on", TMDB_API_KEY: "k" }).warnings).toEqual([]);
  });

  test.each([
    ["TMDB_API_KEY", "eyJhbGciOiJIUzI1NiJ9.SECRET", "looks like a read access token"],
    ["TMDB_READ_TOKEN", "0123456789abcdef0123456789abcdef", "looks like an API key"],
  ])("for %s with the value of the other variable, which is not shown", (name, value, description) => {
    const { warnings } = readEnv({ [name]: value });
    expect(warnings).toEqual([expect.stringContaining(`${name} ${description}`)]);
    expect(warnings.join()).not.toContain(value);
  });

  test("for neither of them with its own value", () => {
    expect(readEnv({ TMDB_API_KEY: "0123456789abcdef0123456789abcdef" }).warnings).toEqual([]);
    expect(readEnv({ TMDB_READ_TOKEN: "eyJhbGciOiJIUzI1NiJ9.SECRET" }).warnings).toEqual([]);
  });

  test("for pictures over http on an https site, unless the site itself serves them", () => {
    const variables = { TMDB_API_KEY: "k", PUBLIC_ORIGIN: "https://matinee.example", IMAGE_BASE_URL: "http://pictures.example/t/p/" };
    expect(readEnv(variables).warnings).toEqual(["IMAGE_BASE_URL is http and PUBLIC_ORIGIN https: browsers do not show such pictures"]);
    expect(readEnv({ ...variables, IMAGE_PROXY: "on" }).warnings).toEqual([]);
    expect(readEnv({ ...variables, PUBLIC_ORIGIN: "http://matinee.example" }).warnings).toEqual([]);
  });

  test("for terms of public films that are off", () => {
    const noFilms = ["PUBLIC_FILMS_TERMS has no effect without PUBLIC_FILMS=on"];
    expect(readEnv({ PUBLIC_FILMS: "off", PUBLIC_FILMS_TERMS: "life70" }).warnings).toEqual(noFilms);
    expect(readEnv({ ...key, PUBLIC_FILMS_TERMS: "us" }).warnings).toEqual(noFilms);
    expect(readEnv({ ...key, PUBLIC_FILMS: "on", PUBLIC_FILMS_TERMS: "life70" }).warnings).toEqual([]);
    expect(readEnv({ PUBLIC_FILMS_TERMS: "life70" }).warnings).toEqual([]);
  });

  test("for production without PUBLIC_ORIGIN or CONTACT_EMAIL", () => {
    const warningsOf = (variables: Record<string, string>) => readEnv({ NODE_ENV: "production", ...variables }).warnings;
    const [origin, contact] = [{ PUBLIC_ORIGIN: "https://matinee.example" }, { CONTACT_EMAIL: "box@ritz.example" }];
    expect(warningsOf(contact)).toEqual(["PUBLIC_ORIGIN is not set: links to this site are made with http://localhost"]);
    expect(warningsOf(origin)).toEqual(["CONTACT_EMAIL is not set: the footer links to a contact page without an address"]);
    expect(warningsOf({ ...origin, ...contact })).toEqual([]);
  });
});
