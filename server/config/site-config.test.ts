import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { frameUrl } from "#domain/player.ts";
import { configurationErrorOf, readConfig, readConfigWithFiles } from "#tests/support/configured-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { ConfigurationError } from "./env.ts";

describe("without configuration", () => {
  test("movies have the eleven servers of section 9", () => {
    expect(readConfig().site.movieServers.map(({ id, name, label }) => `${name} ${id} (${label})`)).toEqual([
      "Server 1 2embed (HD)",
      "Server 2 vidsrc (HD)",
      "Server 3 videasy (HD)",
      "Server 4 nontongo (HD)",
      "Server 5 autoembed (HD)",
      "Server 6 movieclub (HD)",
      "Server 7 111movies (Multi-Quality)",
      "Server 8 embed (Multi-Stream)",
      "Server 9 vidlink (HD)",
      "Server 10 vidbinge (HD)",
      "Server 11 vidfast (HD)",
    ]);
  });

  test("series have the eight servers of section 9, 2embed first", () => {
    expect(
      readConfig()
        .site.seriesServers.map(({ id, name }) => `${id}=${name}`)
        .join(", "),
    ).toBe(
      "2embed=Server 1, vidsrc=Server 2, videasy=Server 3, autoembed=Server 4, movieclub=Server 5, 111movies=Server 6, embed=Server 7, hexawatch=Server 8",
    );
  });

  test.each(["first", "second"])("Server 1 is the default in the %s order of series servers", (TV_SERVER_ORDER) => {
    expect(readConfig({ TV_SERVER_ORDER }).site.firstSeriesServer).toBe("2embed");
  });

  test("TV_SERVER_ORDER selects the second order of series servers", () => {
    expect(readConfig({ TV_SERVER_ORDER: "second" }).site.seriesServers.map(({ id }) => id)).toEqual([
      "vidsrc",
      "2embed",
      "videasy",
      "autoembed",
      "movieclub",
      "111movies",
      "embed",
      "hexawatch",
    ]);
  });

  test("every server is a sandboxed page of this site with a fullscreen button, and its template forms an address", () => {
    const { movieServers, seriesServers } = readConfig().site;
    for (const server of [...movieServers, ...seriesServers]) {
      expect(server).toMatchObject({ type: "first-party", sandbox: true, fullscreenButton: true });
      expect(server.template).toMatch(new RegExp(`^/player/${server.id}/`));
    }
    for (const { template } of movieServers) expect(frameUrl(template, { kind: "movie", tmdb_id: 19, imdb_id: null })).toMatch(/\/19$/);
    for (const { template } of seriesServers)
      expect(frameUrl(template, { kind: "tv", tmdb_id: 7, imdb_id: null, season: 2, episode: 5 })).toMatch(/\/7\/2\/5$/);
  });

  test("there are no ads, analytics, operator media or takedowns", () => {
    const { site, media, takedown } = readConfig();
    expect([site.adSlots, site.adTriggers, site.analytics, site.providerLogo, media]).toEqual([[], "none", null, null, []]);
    expect(takedown).toEqual({ movies: [], series: [], people: [] });
  });

  test("the tagline is the one of section 1", () => {
    expect(readConfig().site.tagline).toBe("Watch your favorite movie online");
  });
});

describe("the environment", () => {
  test("sets the name, the address and the contact", () => {
    const { site } = readConfig({
      SITE_NAME: "The Ritz",
      PUBLIC_ORIGIN: "https://ritz.example/",
      CONTACT_EMAIL: "box@ritz.example",
      POSTAL_ADDRESS: "1 High Street",
    });
    expect(site).toMatchObject({ name: "The Ritz", origin: "https://ritz.example", contactEmail: "box@ritz.example", postalAddress: "1 High Street" });
    expect(readConfig({ PORT: "8080" }).site.origin).toBe("http://localhost:8080");
  });

  test.each([
    [{}, "embedded", "/t/p/"],
    [{ TMDB_API_KEY: "k" }, "live", "https://image.tmdb.org/t/p/"],
    [{ TMDB_READ_TOKEN: "k" }, "live", "https://image.tmdb.org/t/p/"],
    [{ TMDB_API_KEY: "k", IMAGE_PROXY: "on" }, "live", "/t/p/"],
    [{ TMDB_API_KEY: "k", IMAGE_PROXY: "on", IMAGE_BASE_URL: "https://image.example/" }, "live", "/t/p/"],
    [{ IMAGE_PROXY: "on" }, "embedded", "/t/p/"],
    [{ TMDB_API_KEY: "k", IMAGE_BASE_URL: "https://image.example/" }, "live", "https://image.example/"],
  ])("selects the catalog and the base URL of pictures: %j", (variables, catalog, imageBase) => {
    expect(readConfig(variables).site).toMatchObject({ catalog, imageBase });
  });

  test("enables analytics if both variables are set", () => {
    const both = { ANALYTICS_ORIGIN: "https://stats.example", ANALYTICS_SCRIPT: "https://stats.example/s.js" };
    expect(readConfig(both).site.analytics).toEqual({ origin: "https://stats.example", script: "https://stats.example/s.js" });
  });

  test("puts no secret into what the browser receives", () => {
    const { site } = readConfig({ TMDB_API_KEY: "SECRET", DATABASE_URL: "postgres://u:SECRET@db/x" });
    expect(JSON.stringify(site)).not.toContain("SECRET");
  });
});

describe("an operator's content files", () => {
  test("replace the defaults one by one", () => {
    const { site, takedown, icon, providerLogo } = readConfigWithFiles({
      "brand.json": { tagline: "Pictures, nightly", providerLogo: "film-database.svg" },
      "film-database.svg": "<svg>logo</svg>",
      "takedown.json": { movies: [19], series: [], people: [5] },
      "icon.svg": "<svg/>",
    });
    expect(site).toMatchObject({ tagline: "Pictures, nightly", providerLogo: "/provider-logo.svg" });
    expect(providerLogo).toEqual({ path: "/provider-logo.svg", type: "image/svg+xml", bytes: new TextEncoder().encode("<svg>logo</svg>") });
    expect(site.movieServers).toHaveLength(11);
    expect([takedown, icon]).toEqual([{ movies: [19], series: [], people: [5] }, "<svg/>"]);
  });

  test("that are not JSON are an error of one line", () => {
    const message = configurationErrorOf({ "brand.json": "{\n  tagline: 'x'\n}" });
    expect(message).toMatch(/^CONTENT_DIR: brand\.json is not readable as JSON \(/);
    expect(message).not.toContain("\n");
  });

  test.each([
    ["brand.json", { tagline: "", providerLogo: null }, "tagline"],
    ["takedown.json", { movies: ["19"], series: [], people: [] }, "movies.0"],
    ["takedown.json", { movies: [], series: [], people: [0] }, "people.0"],
    ["brand.json", [], "the file"],
  ])("with a mistake are an error that names the field: %s %j", (name, content, field) => {
    expect(configurationErrorOf({ [name]: content })).toContain(`CONTENT_DIR: ${name}, ${field}: `);
  });

  test.each(["https://images.example/logo.svg", "/own/logo.svg", "../logo.svg", ".logo.svg", "logo.html", "logo", ""])(
    "name a logo in the same folder, not %j",
    (providerLogo) => {
      expect(configurationErrorOf({ "brand.json": { tagline: "Pictures", providerLogo }, "logo.html": "<p>", logo: "" })).toBe(
        `CONTENT_DIR: brand.json, providerLogo: must be the name of an .svg, .png or .webp file in CONTENT_DIR (it is ${JSON.stringify(providerLogo)})`,
      );
    },
  );

  test("name a logo that exists and is small", () => {
    const brand = { tagline: "Pictures", providerLogo: "logo.png" };
    expect(configurationErrorOf({ "brand.json": brand })).toContain("providerLogo: must be a file in CONTENT_DIR");
    expect(configurationErrorOf({ "brand.json": brand, "logo.png": "x".repeat(205_000) })).toContain("providerLogo: must be at most 200 KB");
  });

  test("name the screenshots of an installation's dialog", () => {
    const screenshots = [{ file: "wide.png", sizes: "1280x720" }];
    expect(readConfigWithFiles({ "brand.json": { screenshots }, "wide.png": "x" }).screenshots).toEqual([
      { path: "/screenshots/1.png", type: "image/png", bytes: new TextEncoder().encode("x"), sizes: "1280x720" },
    ]);
    expect(configurationErrorOf({ "brand.json": { screenshots } })).toContain("brand.json, screenshots.0.file: must be a file in CONTENT_DIR");
    expect(configurationErrorOf({ "brand.json": { screenshots: [{ file: "wide.png", sizes: "large" }] } })).toContain(
      "brand.json, screenshots.0.sizes: must be width and height in pixels, such as 1280x720",
    );
  });

  test("may set only some fields of brand.json", () => {
    expect(readConfigWithFiles({ "brand.json": { tagline: "Pictures, nightly" } })).toMatchObject({
      site: { tagline: "Pictures, nightly" },
      providerLogo: null,
    });
    expect(readConfigWithFiles({ "brand.json": { providerLogo: "logo.svg" }, "logo.svg": "<svg/>" }).site.tagline).toBe("Watch your favorite movie online");
  });

  test("may say brand texts by language", () => {
    const { site } = readConfigWithFiles({ "brand.json": { tagline: "Pictures, nightly", languages: { de: { tagline: "Abends im Kino" } } } });
    expect(site).toMatchObject({ tagline: "Pictures, nightly", inLanguages: { de: { tagline: "Abends im Kino" } } });
    expect(readConfig().site.inLanguages).toBeUndefined();
  });

  test.each([
    [{ xx: { tagline: "x" } }, "CONTENT_DIR: brand.json, languages: has the unknown field xx"],
    [{ de: { tagline: "x".repeat(121) } }, "CONTENT_DIR: brand.json, languages.de.tagline: must be at most 120 characters"],
    [{ de: { slogan: "x" } }, "CONTENT_DIR: brand.json, languages.de: has the unknown field slogan"],
    [{ ar: { name: " " } }, "CONTENT_DIR: brand.json, languages.ar.name: must not be empty"],
    [{ de: "Abends" }, "CONTENT_DIR: brand.json, languages.de: must be fields in braces"],
  ])("a mistake in brand texts is named: %j", (languages, message) => {
    expect(configurationErrorOf({ "brand.json": { languages } })).toBe(message);
  });

  test("may begin with a byte order mark", () => {
    expect(readConfigWithFiles({ "takedown.json": '\uFEFF{ "movies": [19] }' }).takedown.movies).toEqual([19]);
  });

  test("that cannot be read are an error, instead of the defaults", () => {
    const folder = temporaryFolder();
    // Tests may run as root, who can read every file but no folder.
    mkdirSync(join(folder, "takedown.json"));
    expect(() => readConfig({ CONTENT_DIR: folder })).toThrow(/^CONTENT_DIR: takedown\.json cannot be read \(EISDIR/);
  });

  test("must be in a folder", () => {
    const file = join(temporaryFolder(), "players.json");
    writeFileSync(file, "{}");
    expect(() => readConfig({ CONTENT_DIR: file })).toThrow(new ConfigurationError(`CONTENT_DIR: ${file} must be a folder; it is a file`));
  });

  test("with unknown names are warnings", () => {
    const { warnings } = readConfigWithFiles({ "player.json": {}, "takedown.json": {}, "notes.txt": "", "logo.svg": "" });
    expect(warnings).toEqual([
      "CONTENT_DIR: player.json is not read; files that are: ads.json, brand.json, players.json, public-films.json, takedown.json, icon.svg",
    ]);
    expect(readConfigWithFiles({ "matinee.env": "" }).warnings).toEqual([
      expect.stringMatching(/^CONTENT_DIR: none of ads\.json, .* is in \/.*: nothing is replaced$/),
    ]);
    expect([readConfigWithFiles({}).warnings, readConfigWithFiles({ "takedown.json": {} }).warnings, readConfig().warnings]).toEqual([[], [], []]);
  });

  test.each([
    ["takedown.json", { movie: [19] }, "the file: has the unknown field movie"],
    ["takedown.json", { "movie\n19": 1 }, "the file: has the unknown field movie 19"],
    ["takedown.json", { movies: 19 }, "movies: must be a list of ids"],
    ["brand.json", { tagline: "" }, "tagline: must not be empty"],
    ["brand.json", { tagline: 7 }, "tagline: must be a text in quotes"],
    ["brand.json", { tagline: "x".repeat(121) }, "tagline: must be at most 120 characters"],
    ["brand.json", [], "the file: must be fields in braces"],
    ["ads.json", {}, "slots: must be a list"],
  ])("have errors that say what the field must be: %s %j", (name, content, line) => {
    expect(configurationErrorOf({ [name]: content })).toBe(`CONTENT_DIR: ${name}, ${line}`);
  });

  test("must be in a folder that exists", () => {
    expect(() => readConfig({ CONTENT_DIR: "/nowhere/at/all" })).toThrow(new ConfigurationError("CONTENT_DIR: the folder /nowhere/at/all does not exist"));
  });
});

test("pages know of a library only with MEDIA_DIR", () => {
  expect(Object.keys(readConfig().site)).not.toContain("library");
  expect(readConfig({ MEDIA_DIR: "/films" }).site.library).toBe(true);
});
