import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { frameUrl } from "#domain/player.ts";
import { outOfTheBox, refusalOf, withFiles } from "#tests/support/configured-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { ConfigurationError } from "./env.ts";

describe("out of the box", () => {
  test("films have section 9's eleven servers", () => {
    expect(outOfTheBox().site.movieServers.map(({ id, name, label }) => `${name} ${id} (${label})`)).toEqual([
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

  test("series have section 9's eight servers, 2embed first", () => {
    expect(
      outOfTheBox()
        .site.seriesServers.map(({ id, name }) => `${id}=${name}`)
        .join(", "),
    ).toBe(
      "2embed=Server 1, vidsrc=Server 2, videasy=Server 3, autoembed=Server 4, movieclub=Server 5, 111movies=Server 6, embed=Server 7, hexawatch=Server 8",
    );
  });

  test("the second order of series servers can be chosen", () => {
    expect(outOfTheBox({ TV_SERVER_ORDER: "second" }).site.seriesServers.map(({ id }) => id)).toEqual([
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

  test("every slot is our own page, sandboxed, with a fullscreen button, and forms an address", () => {
    const { movieServers, seriesServers } = outOfTheBox().site;
    for (const server of [...movieServers, ...seriesServers]) {
      expect(server).toMatchObject({ type: "first-party", sandbox: true, fullscreenButton: true });
      expect(server.template).toMatch(new RegExp(`^/player/${server.id}/`));
    }
    for (const { template } of movieServers) expect(frameUrl(template, { kind: "movie", tmdb_id: 19, imdb_id: null })).toMatch(/\/19$/);
    for (const { template } of seriesServers)
      expect(frameUrl(template, { kind: "tv", tmdb_id: 7, imdb_id: null, season: 2, episode: 5 })).toMatch(/\/7\/2\/5$/);
  });

  test("there are no ads, no analytics, no media of an operator's, nothing taken down", () => {
    const { site, media, takedown } = outOfTheBox();
    expect([site.adSlots, site.adTriggers, site.analytics, site.providerLogo, media]).toEqual([[], "none", null, null, []]);
    expect(takedown).toEqual({ movies: [], series: [], people: [] });
  });

  test("the tagline is section 1's", () => {
    expect(outOfTheBox().site.tagline).toBe("Watch your favorite movie online");
  });
});

describe("the environment decides", () => {
  test("the name, the address, the contact", () => {
    const { site } = outOfTheBox({
      SITE_NAME: "The Ritz",
      PUBLIC_ORIGIN: "https://ritz.example/",
      CONTACT_EMAIL: "box@ritz.example",
      POSTAL_ADDRESS: "1 High Street",
    });
    expect(site).toMatchObject({ name: "The Ritz", origin: "https://ritz.example", contactEmail: "box@ritz.example", postalAddress: "1 High Street" });
    expect(outOfTheBox({ PORT: "8080" }).site.origin).toBe("http://localhost:8080");
  });

  test.each([
    [{}, "embedded", "/t/p/"],
    [{ TMDB_API_KEY: "k" }, "live", "https://image.tmdb.org/t/p/"],
    [{ TMDB_READ_TOKEN: "k" }, "live", "https://image.tmdb.org/t/p/"],
    [{ TMDB_API_KEY: "k", IMAGE_PROXY: "on" }, "live", "/t/p/"],
    [{ TMDB_API_KEY: "k", IMAGE_PROXY: "on", IMAGE_BASE_URL: "https://image.example/" }, "live", "/t/p/"],
    [{ IMAGE_PROXY: "on" }, "embedded", "/t/p/"],
    [{ TMDB_API_KEY: "k", IMAGE_BASE_URL: "https://image.example/" }, "live", "https://image.example/"],
  ])("who answers, and where pictures are: %j", (variables, catalog, imageBase) => {
    expect(outOfTheBox(variables).site).toMatchObject({ catalog, imageBase });
  });

  test("analytics, where both of its variables are set", () => {
    const both = { ANALYTICS_ORIGIN: "https://stats.example", ANALYTICS_SCRIPT: "https://stats.example/s.js" };
    expect(outOfTheBox(both).site.analytics).toEqual({ origin: "https://stats.example", script: "https://stats.example/s.js" });
  });

  test("nothing secret reaches what the browser may know", () => {
    const { site } = outOfTheBox({ TMDB_API_KEY: "SECRET", DATABASE_URL: "postgres://u:SECRET@db/x" });
    expect(JSON.stringify(site)).not.toContain("SECRET");
  });
});

describe("an operator's other files", () => {
  test("stand in for ours one by one", () => {
    const { site, takedown, icon, providerLogo } = withFiles({
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

  test("that are no JSON are named, in one line", () => {
    const message = refusalOf({ "brand.json": "{\n  tagline: 'x'\n}" });
    expect(message).toMatch(/^CONTENT_DIR: brand\.json is not readable as JSON \(/);
    expect(message).not.toContain("\n");
  });

  test.each([
    ["brand.json", { tagline: "", providerLogo: null }, "tagline"],
    ["takedown.json", { movies: ["19"], series: [], people: [] }, "movies.0"],
    ["takedown.json", { movies: [], series: [], people: [0] }, "people.0"],
    ["brand.json", [], "the file"],
  ])("that are wrong are named with the field: %s %j", (name, content, field) => {
    expect(refusalOf({ [name]: content })).toContain(`CONTENT_DIR: ${name}, ${field}: `);
  });

  test.each(["https://images.example/logo.svg", "/own/logo.svg", "../logo.svg", ".logo.svg", "logo.html", "logo", ""])(
    "the provider's logo is a file among them, not %j",
    (providerLogo) => {
      expect(refusalOf({ "brand.json": { tagline: "Pictures", providerLogo }, "logo.html": "<p>", logo: "" })).toBe(
        `CONTENT_DIR: brand.json, providerLogo: must be the name of an .svg, .png or .webp file in CONTENT_DIR (it is ${JSON.stringify(providerLogo)})`,
      );
    },
  );

  test("the provider's logo is there, and small", () => {
    const brand = { tagline: "Pictures", providerLogo: "logo.png" };
    expect(refusalOf({ "brand.json": brand })).toContain("providerLogo: must be a file in CONTENT_DIR");
    expect(refusalOf({ "brand.json": brand, "logo.png": "x".repeat(205_000) })).toContain("providerLogo: must be at most 200 KB");
  });

  test("say of themselves what they like: the rest of brand.json is ours", () => {
    expect(withFiles({ "brand.json": { tagline: "Pictures, nightly" } })).toMatchObject({ site: { tagline: "Pictures, nightly" }, providerLogo: null });
    expect(withFiles({ "brand.json": { providerLogo: "logo.svg" }, "logo.svg": "<svg/>" }).site.tagline).toBe("Watch your favorite movie online");
  });

  test("may begin with an editor's mark of their encoding", () => {
    expect(withFiles({ "takedown.json": '\uFEFF{ "movies": [19] }' }).takedown.movies).toEqual([19]);
  });

  test("that may not be read are refused: ours do not come back", () => {
    const folder = temporaryFolder();
    // A folder by that name cannot be read as a file, whoever reads it.
    mkdirSync(join(folder, "takedown.json"));
    expect(() => outOfTheBox({ CONTENT_DIR: folder })).toThrow(/^CONTENT_DIR: takedown\.json cannot be read \(EISDIR/);
  });

  test("are not a single file", () => {
    const file = join(temporaryFolder(), "players.json");
    writeFileSync(file, "{}");
    expect(() => outOfTheBox({ CONTENT_DIR: file })).toThrow(new ConfigurationError(`CONTENT_DIR: ${file} must be a folder; it is a file`));
  });

  test("are warned of where a name is nearly ours, or none is", () => {
    const { warnings } = withFiles({ "player.json": {}, "takedown.json": {}, "notes.txt": "", "logo.svg": "" });
    expect(warnings).toEqual(["CONTENT_DIR: player.json is not read; files that are: ads.json, brand.json, players.json, takedown.json, icon.svg"]);
    expect(withFiles({ "matinee.env": "" }).warnings).toEqual([expect.stringMatching(/^CONTENT_DIR: none of ads\.json, .* is in \/.*: nothing is replaced$/)]);
    expect([withFiles({}).warnings, withFiles({ "takedown.json": {} }).warnings, outOfTheBox().warnings]).toEqual([[], [], []]);
  });

  test.each([
    ["takedown.json", { movie: [19] }, "the file: has the field movie, which means nothing here"],
    ["takedown.json", { movies: 19 }, "movies: must be a list of ids"],
    ["brand.json", { tagline: "" }, "tagline: must not be empty"],
    ["brand.json", { tagline: 7 }, "tagline: must be a text in quotes"],
    ["brand.json", { tagline: "x".repeat(121) }, "tagline: must be at most 120 characters"],
    ["brand.json", [], "the file: must be fields in braces"],
    ["ads.json", {}, "slots: must be a list"],
  ])("are refused in words that say what must stand there: %s %j", (name, content, line) => {
    expect(refusalOf({ [name]: content })).toBe(`CONTENT_DIR: ${name}, ${line}`);
  });

  test("are in a folder that is there", () => {
    expect(() => outOfTheBox({ CONTENT_DIR: "/nowhere/at/all" })).toThrow(new ConfigurationError("CONTENT_DIR: the folder /nowhere/at/all does not exist"));
  });
});
