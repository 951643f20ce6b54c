import { describe, expect, test } from "vitest";
import { configurationErrorOf, readConfigWithFiles } from "#tests/support/configured-site.ts";

const slot = (id: string, fields: object = {}) => ({ id, name: `Server ${id}`, template: `https://${id}.example/{tmdb_id}`, ...fields });
const players = (movie: object[], tv: object[] = [slot("a")]) => ({ movie, tv, tvOrders: { first: ["a"], second: ["a"] } });

describe("an operator's players", () => {
  test("replace the defaults, and have default fields", () => {
    expect(readConfigWithFiles({ "players.json": players([slot("b")]) }).site.movieServers).toEqual([
      {
        id: "b",
        name: "Server b",
        label: "HD",
        type: "embed",
        template: "https://b.example/{tmdb_id}",
        sandbox: true,
        fullscreenButton: true,
        allow: "fullscreen; autoplay; encrypted-media; picture-in-picture",
        referrerPolicy: "strict-origin-when-cross-origin",
      },
    ]);
  });

  test("without a sandbox come last, the others in their order", () => {
    const list = [slot("a", { sandbox: false }), slot("b"), slot("c", { sandbox: false }), slot("d")];
    const { site } = readConfigWithFiles({ "players.json": { movie: list, tv: list, tvOrders: { first: ["d", "a", "b"], second: ["a"] } } });
    expect(site.movieServers.map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
    expect(site.seriesServers.map(({ id }) => id)).toEqual(["d", "b", "a", "c"]);
  });

  test.each([
    "/player/own/{tmdb_id}",
    "https://a.example:8443/e/{imdb_id}",
    "http://localhost:9000/{tmdb_id}",
    "http://127.0.0.1/{tmdb_id}",
    "http://[::1]:9/{tmdb_id}",
  ])("may be at %s", (template) => {
    expect(readConfigWithFiles({ "players.json": players([slot("a", { template })]) }).site.movieServers[0]?.template).toBe(template);
  });

  test.each([
    ["https://a.example/{title}", "has the unknown placeholder {title}"],
    ["https://a.example/{tmdb-id}", "has the unknown placeholder {tmdb-id}"],
    ["https://a.example/{}", "has the unknown placeholder {}"],
    ["https://a.example/{tmdb_id", "has an unmatched brace"],
    ["http://a.example/{tmdb_id}", "must be an https address or a path of this site"],
    ["http://localhost.evil.example/{tmdb_id}", "must be an https address or a path of this site"],
    ["//a.example/{tmdb_id}", "must be an https address or a path of this site"],
    ["javascript:alert({tmdb_id})", "must be an https address or a path of this site"],
    ["https://", "must be an https address or a path of this site"],
    ["https://{tmdb_id}.a.example/", "must not have a placeholder in its host"],
    ["https://a.example:{imdb_id}/", "must not have a placeholder in its host"],
  ])("may not be at %s: it %s", (template, message) => {
    expect(configurationErrorOf({ "players.json": players([slot("a"), slot("b", { template })]) })).toBe(
      `CONTENT_DIR: players.json, movie.1.template: ${message}`,
    );
  });

  test("may have season and episode in templates of series only", () => {
    const episodic = slot("a", { template: "https://a.example/{imdb_id}?s={season}&e={episode}" });
    expect(readConfigWithFiles({ "players.json": players([slot("b")], [episodic]) }).site.seriesServers[0]?.template).toBe(episodic.template);
    expect(configurationErrorOf({ "players.json": players([episodic]) })).toBe(
      "CONTENT_DIR: players.json, movie: has {season} or {episode}, which movies do not have",
    );
  });

  test("must have unique ids", () => {
    expect(configurationErrorOf({ "players.json": players([slot("a"), slot("a")]) })).toBe("CONTENT_DIR: players.json, movie: has the same id twice");
    expect(configurationErrorOf({ "players.json": players([slot("a")], [slot("b"), slot("c"), slot("b")]) })).toBe(
      "CONTENT_DIR: players.json, tv: has the same id twice",
    );
  });

  test("need no order of series servers", () => {
    const { site } = readConfigWithFiles({ "players.json": { movie: [slot("a")], tv: [slot("b"), slot("a")] } });
    expect([site.seriesServers.map(({ id }) => id), site.firstSeriesServer]).toEqual([["b", "a"], "b"]);
  });

  test("must exist to be named in an order", () => {
    const file = { movie: [slot("c")], tv: [slot("a"), slot("b")], tvOrders: { first: ["a"], second: ["b", "c"] } };
    expect(configurationErrorOf({ "players.json": file })).toBe("CONTENT_DIR: players.json, tvOrders.second: names c, which is not the id of a server in tv");
  });

  test.each([
    [{ label: 5 }, "label: must be a text in quotes"],
    [{ name: "" }, "name: must not be empty"],
    [{ name: undefined }, "name: is missing; it must be a text in quotes"],
    [{ type: "iframe" }, "type: must be first-party or embed"],
    [{ sandbox: "no" }, "sandbox: must be true or false"],
    [{ allow: "Camera" }, "allow: must be names of features, such as fullscreen; autoplay"],
  ])("have errors that say what the field must be: %j", (fields, line) => {
    expect(configurationErrorOf({ "players.json": players([slot("a", fields)]) })).toBe(`CONTENT_DIR: players.json, movie.0.${line}`);
  });

  test.each([
    [{ id: "A b" }, "movie.0.id: must be lower-case letters, digits and hyphens"],
    [{ sandbox: "no" }, "movie.0.sandbox: "],
    [{ allow: 'camera" onload="x' }, "movie.0.allow: "],
    [{ referrerPolicy: "unsafe-url" }, "movie.0.referrerPolicy: "],
    [{ adress: "x" }, "movie.0: "],
  ])("must not have %j", (fields, message) => {
    expect(configurationErrorOf({ "players.json": players([slot("a", fields)]) })).toContain(`CONTENT_DIR: players.json, ${message}`);
  });

  test("must be at least one", () => {
    expect(configurationErrorOf({ "players.json": players([]) })).toContain("CONTENT_DIR: players.json, movie: ");
  });

  test("may come with media of the operator", () => {
    const medium = { movie: 19, url: "https://media.example/19.m3u8", type: "application/vnd.apple.mpegurl" };
    expect(readConfigWithFiles({ "players.json": { ...players([slot("a")]), media: [medium] } }).media).toEqual([{ ...medium, captions: [] }]);
    const episode = { tv: 7, season: 1, episode: 2, url: "https://media.example/7.webm", type: "video/webm" };
    expect(readConfigWithFiles({ "players.json": { ...players([slot("a")]), media: [episode] } }).media).toEqual([{ ...episode, captions: [] }]);
    for (const incomplete of [
      {},
      { tv: 7 },
      { tv: 7, season: 1 },
      { season: 1, episode: 2 },
      { movie: 19, tv: 7, season: 1, episode: 2 },
      { movie: 19, episode: 2 },
    ])
      expect(configurationErrorOf({ "players.json": { ...players([slot("a")]), media: [{ ...incomplete, url: medium.url, type: medium.type }] } })).toBe(
        "CONTENT_DIR: players.json, media.0: must name either movie alone, or tv with season and episode",
      );
    for (const invalid of [{ url: "http://media.example/19.m3u8" }, { url: "//media.example/19.m3u8" }, { type: "video/avi" }])
      expect(configurationErrorOf({ "players.json": { ...players([slot("a")]), media: [{ ...medium, ...invalid }] } })).toContain(
        "CONTENT_DIR: players.json, media.0.",
      );
  });
});
