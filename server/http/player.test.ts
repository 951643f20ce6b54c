import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { OwnFilm, OwnPart } from "#domain/own-film.ts";
import { frameUrl, type VideoSubject } from "#domain/player.ts";
import { emptyMedia } from "#features/media/no-media.ts";
import { readDocument, readPage } from "#tests/support/read-page.ts";
import { sampleApp, sampleAssets } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

const htmlOf = async (response: Promise<Response>): Promise<string> => (await response).text();
const film = readFileSync(new URL("../../sample/film/sample.mp4", import.meta.url));

describe("the first-party player", () => {
  test("every default slot has its page", async () => {
    const { get } = sampleApp();
    const { movieServers, seriesServers } = sampleSite();
    const films = movieServers.map((server) => [server.id, frameUrl(server.template, { kind: "movie", tmdb_id: 19, imdb_id: null })]);
    const episodes = seriesServers.map((server) => [server.id, frameUrl(server.template, { kind: "tv", tmdb_id: 7, imdb_id: null, season: 2, episode: 5 })]);
    expect([films.length, episodes.length]).toEqual([11, 8]);
    for (const [id, url] of [...films, ...episodes]) {
      const response = await get(url ?? expect.unreachable(`${id} has no address`));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`data-server="${id}"`);
    }
  });

  test("plays the sample film if the operator has none for the title", async () => {
    const html = await htmlOf(sampleApp().get("/player/2embed/movie/19"));
    expect(html).toContain('<source src="/player/media/sample.mp4" type="video/mp4">');
    expect(html).toContain('src="/player/media/sample.en.vtt"');
    expect(html).toContain("has not been supplied yet");
  });

  test("plays the operator's film for exactly its movie or episode", async () => {
    const captions = [{ url: "https://media.example/19.vtt", lang: "de", label: "Deutsch" }];
    const media = [
      { movie: 19, url: "https://media.example/19.m3u8", type: "application/vnd.apple.mpegurl", captions },
      { tv: 7, season: 2, episode: 5, url: "https://media.example/7-2-5.mp4", type: "video/mp4", captions: [] },
    ];
    const { get } = sampleApp({ media });
    const own = await htmlOf(get("/player/2embed/movie/19"));
    expect(own).toContain("https://media.example/19.m3u8");
    expect(own).toContain("https://media.example/19.vtt");
    expect(own).not.toMatch(/sample\.mp4|has not been supplied/);
    expect(await htmlOf(get("/player/2embed/tv/7/2/5"))).toContain("https://media.example/7-2-5.mp4");
    for (const path of ["/player/2embed/movie/20", "/player/2embed/movie/7", "/player/2embed/tv/7/2/6", "/player/2embed/tv/19/1/1"])
      expect(await htmlOf(get(path))).toContain("sample.mp4");
  });

  describe("with a library", () => {
    const source = { url: "/media/0123456789abcdef0123/file?v=1", type: "video/mp4", needs: null, codecName: null };
    const part = {
      ...{ id: "0123456789abcdef0123", durationS: 60, state: "ready", sources: [source], audio: [], problem: null, unsupportedSubtitles: [], download: null },
      captions: [{ url: "/media/0123456789abcdef0123/subtitles/0.vtt?v=1", lang: "de", label: "German", forced: false, sdh: false }],
    } satisfies OwnPart;
    const own = { versions: [{ label: null, height: 720, durationS: 60, parts: [part] }] } satisfies OwnFilm;
    const ownFilm = ({ kind, id }: VideoSubject) => (kind === "movie" && id === 19 ? own : null);

    test("plays what it has of the title on every slot, and nothing of it is cached", async () => {
      const { get } = sampleApp({ library: { ...emptyMedia, ownFilm } });
      for (const { template } of sampleSite().movieServers) {
        const response = await get(frameUrl(template, { kind: "movie", tmdb_id: 19, imdb_id: null }) ?? "");
        expect(response.headers.get("cache-control")).toBe("no-store");
        const html = await response.text();
        expect(html).toContain(`<source src="${source.url}" type="video/mp4">`);
        expect(html).toContain('src="/media/0123456789abcdef0123/subtitles/0.vtt?v=1"');
        expect(html).toContain('data-own-address="/api/media/movie/19"');
        expect(html).not.toContain("has not been supplied");
      }
      expect(await htmlOf(get("/player/2embed/movie/20"))).toContain("sample.mp4");
    });

    test("what players.json names has precedence", async () => {
      const media = [{ movie: 19, url: "https://media.example/19.mp4", type: "video/mp4", captions: [] }];
      const response = await sampleApp({ library: { ...emptyMedia, ownFilm }, media }).get("/player/2embed/movie/19");
      expect(response.headers.get("cache-control")).toBe("public, max-age=300");
      const html = await response.text();
      expect([html.includes("https://media.example/19.mp4"), html.includes("data-own")]).toEqual([true, false]);
    });
  });

  test.each(["/player/media/nothing.mp4", "/player/media/%2e%2e/player.css", "/player/media/..%2fplayer.css"])("%s is absent", async (path) => {
    const response = await sampleApp().get(path);
    expect([response.status, await response.text()]).toEqual([404, "There is no such file"]);
  });

  test.each([
    "/player/unknown/movie/19",
    "/player/hexawatch/movie/19",
    "/player/nontongo/tv/7/1/1",
    "/player/2embed/movie/0",
    "/player/2embed/movie/19/x",
    "/player/2embed/movie/tt0017136",
    "/player/2embed/tv/7/1",
    "/player/%32embed/movie/19",
    "/player",
  ])("%s is the 404 page", async (path) => {
    const response = await sampleApp().get(path);
    expect(response.status).toBe(404);
    expect((await readPage(response)).page.title).toBe("Page not found · Matinee");
  });
});

describe("in another language", () => {
  const words = { own: {}, all: { player: ["/assets/text.js", "/assets/de-player.js"] } };
  const site = sampleSite({ languages: ["en", "de"] });
  const address = frameUrl("/player/2embed/movie/{tmdb_id}", { kind: "movie", tmdb_id: 19, imdb_id: null }, "de") ?? "";
  const { get } = sampleApp({ site, assets: { ...sampleAssets, playerWords: { de: words } } });

  test("the player has that one's address, words and names of captions", async () => {
    expect(address).toBe("/de/player/2embed/movie/19");
    const response = await get(address);
    expect([response.status, response.headers.get("content-language"), response.headers.get("cache-control")]).toEqual([200, "de", "public, max-age=300"]);
    const page = await readDocument(response);
    expect([page.documentElement.lang, page.title, page.querySelector("track")?.label]).toEqual(["de", "Film · Matinee", "Englisch"]);
    expect(page.querySelector("[data-part=note]")?.textContent).toMatch(/^Beispielfilm: /);
    expect(page.querySelector("[data-words]")?.getAttribute("data-words")).toBe("/assets/de-player.js");
    expect((await readDocument(await get("/player/2embed/movie/19"))).querySelector("[data-part=note]")?.textContent).toMatch(/^Sample reel: /);
  });

  test("a page frames it, without script too, and fetches its words before the press", async () => {
    const { page, html } = await readPage(await get("/de/movie/19"));
    expect(page.querySelector("noscript")?.innerHTML).toContain(`src="${address}"`);
    expect(html).toContain('"playerFiles":["/assets/player.js","/assets/messages.js","/assets/text.js","/assets/de-player.js"]');
    expect((await readPage(await get("/movie/19"))).page.querySelector("noscript")?.innerHTML).toContain('src="/player/2embed/movie/19"');
  });

  test("what only looks like the player's address is the 404 page of the language", async () => {
    const response = await get("/de/player/unknown/movie/19");
    expect([response.status, (await readPage(response)).page.documentElement.lang]).toEqual([404, "de"]);
  });
});

describe("the sample film", () => {
  test("is at least 1,280 pixels wide and at most 3 MB", () => {
    // ISO 14496-12: in the sample description, a visual entry's width stands 28 bytes after the start of its type.
    const entry = film.indexOf("avc1", film.indexOf("stsd"));
    expect([film.readUInt16BE(entry + 28), film.readUInt16BE(entry + 30)]).toEqual([1280, 720]);
    expect(film.length).toBeLessThanOrEqual(3_000_000);
  });

  const get = (range?: string) => sampleApp().get("/player/media/sample.mp4", range === undefined ? {} : { range });

  test("is sent whole", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("video/mp4");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(Buffer.from(await response.arrayBuffer()).equals(film)).toBe(true);
  });

  // What else may stand in the header: server/request/byte-range.test.ts.
  test("is sent from a range", async () => {
    const response = await get("bytes=1000-1999");
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes 1000-1999/${film.length}`);
    expect(response.headers.get("content-type")).toBe("video/mp4");
    expect(response.headers.get("content-length")).toBe("1000");
    expect(Buffer.from(await response.arrayBuffer()).equals(film.subarray(1000, 2000))).toBe(true);
  });

  test("is 416 for a range that holds none of its bytes", async () => {
    const response = await get(`bytes=${film.length}-`);
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe(`bytes */${film.length}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("is resumed if it is still the same file, else sent whole", async () => {
    const { get } = sampleApp();
    const path = "/player/media/sample.mp4";
    const lastModified = (await get(path)).headers.get("last-modified") ?? expect.unreachable("no last-modified");
    const statusWith = async (ifRange: string) => (await get(path, { range: "bytes=10-", "if-range": ifRange })).status;
    expect(await statusWith(lastModified)).toBe(206);
    expect(await statusWith("Thu, 01 Jan 1970 00:00:00 GMT")).toBe(200);
    expect(await statusWith('"an-etag"')).toBe(200);
  });

  test("ignores a range of HEAD", async () => {
    const response = await sampleApp().app.request("/player/media/sample.mp4", { method: "HEAD", headers: { range: "bytes=0-9" } });
    expect([response.status, response.headers.get("content-length")]).toEqual([200, String(film.length)]);
  });

  test.each([
    ["sample.en.vtt", "text/vtt; charset=utf-8"],
    ["sample-poster.jpg", "image/jpeg"],
  ])("has the file %s", async (name, type) => {
    const response = await sampleApp().get(`/player/media/${name}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    await response.arrayBuffer();
  });
});
