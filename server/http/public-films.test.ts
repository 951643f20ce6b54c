import { describe, expect, test } from "vitest";
import { frameUrl, type VideoSubject } from "#domain/player.ts";
import type { OfferedCopy } from "#features/public-films/model/copies.ts";
import { reportPath } from "#features/public-films/model/film-report.ts";
import { noPublicFilms, type PublicFilms } from "#features/public-films/open-public-films.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

const copy = (host: OfferedCopy["host"], hostName: string, names: string[]): OfferedCopy => ({
  ...{ host, hostName, length: { min: 5000, max: 6000 }, licence: "Public domain", attribution: null, page: "https://about.example/" },
  files: names.map((name) => ({ url: `https://${host}.example/${name}?a=1&b=2`, type: "video/webm", height: 480, bytes: null })),
});
const copies = [
  copy("commons", "Wikimedia Commons", ["720.webm", "480.webm"]),
  copy("archive", "Internet Archive", ["a.mp4"]),
  copy("archive", "Internet Archive", ["b.mp4"]),
];
const origins = ["https://upload.wikimedia.org", "https://*.us.archive.org"];
const publicFilms: PublicFilms = {
  ...noPublicFilms,
  of: ({ kind, id }: VideoSubject) => (kind === "movie" && id === 19 ? { title: "Metropolis", year: 1927, basis: "By age", copies } : null),
  origins,
};

type PlayerPage = { html: string; sources: string[]; note: string | undefined };

/** What the tests read of the page. */
async function documentOf(response: Response): Promise<PlayerPage> {
  const html = await response.text();
  const sources = [...html.matchAll(/<source src="https:\/\/\w+\.example\/([^?"]+)/g)].map(([, name = ""]) => name);
  return { html, sources, note: /data-part="note">([^<]*)</.exec(html)?.[1] };
}

describe("the player page of a public film", () => {
  test("has the files of its first copy for a browser without script, under no CORS, and loads nothing ahead", async () => {
    const response = await sampleApp({ publicFilms }).get("/player/2embed/movie/19");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    const page = await documentOf(response);
    expect(page.sources).toEqual(["720.webm", "480.webm"]);
    expect(page.html).toMatch(/<video [^>]*controls[^>]* preload="none">/);
    expect(page.html).not.toContain("crossorigin");
    expect(page.note).toBe("Plays from Wikimedia Commons");
    expect(page.html).not.toMatch(/<(?:track|link rel="(?:preload|preconnect|dns-prefetch))/);
  });

  test("starts at another copy on each of this site's own servers, and goes round", async () => {
    const { get } = sampleApp({ publicFilms });
    const firsts = [];
    for (const { template } of sampleSite().movieServers.slice(0, 5)) {
      const page = await documentOf(await get(frameUrl(template, { kind: "movie", tmdb_id: 19, imdb_id: null }) ?? ""));
      firsts.push(page.sources[0]);
    }
    expect(firsts).toEqual(["720.webm", "a.mp4", "b.mp4", "720.webm", "a.mp4"]);
  });

  test("does not count servers of other hosts", async () => {
    const [first, second, ...rest] = sampleSite().movieServers;
    if (!first || !second) expect.unreachable();
    const movieServers = [{ ...first, template: "https://player.example/{tmdb_id}" }, second, ...rest];
    const { get } = sampleApp({ publicFilms, site: sampleSite({ movieServers }) });
    expect((await documentOf(await get(`/player/${second.id}/movie/19`))).sources).toEqual(["720.webm", "480.webm"]);
  });

  test("gives the script all copies in their order, and the sample reel", async () => {
    const { html } = await documentOf(await sampleApp({ publicFilms }).get("/player/2embed/movie/19"));
    const data = JSON.parse((/data-public-film="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
    expect(data.copies.map(({ files }: OfferedCopy) => files[0]?.url)).toEqual(copies.map(({ files }) => files[0]?.url));
    expect(data.reel.sources).toEqual([{ url: "/player/media/sample.mp4", type: "video/mp4" }]);
  });

  test("players.json has precedence, and a title without copies has the reel", async () => {
    const media = [{ movie: 19, url: "https://media.example/19.mp4", type: "video/mp4", captions: [] }];
    const named = await documentOf(await sampleApp({ publicFilms, media }).get("/player/2embed/movie/19"));
    expect([named.sources, named.note, named.html.includes("data-public-film")]).toEqual([["19.mp4"], "", false]);
    const other = await documentOf(await sampleApp({ publicFilms }).get("/player/2embed/movie/20"));
    expect(other.note).toContain("Sample reel");
  });

  test("names the hosts in its policy, and no other document does", async () => {
    const policyOf = async (path: string, films = publicFilms) =>
      (await sampleApp({ publicFilms: films }).get(path)).headers.get("content-security-policy") ?? "";
    const policy = await policyOf("/player/2embed/movie/19");
    expect(policy).toContain(`media-src 'self' blob: ${origins.join(" ")};`);
    expect(policy).toContain(`connect-src 'self' ${origins.join(" ")};`);
    expect(policy.replaceAll(` ${origins.join(" ")}`, "")).toBe(await policyOf("/player/2embed/movie/19", noPublicFilms));
    for (const path of ["/movie/19", "/", "/api/movies/19", "/player/media/sample.mp4"]) expect(await policyOf(path)).toBe(await policyOf(path, noPublicFilms));
  });
});

describe("a player's report", () => {
  const ofMetropolis = { subject: { kind: "movie", id: 19 }, host: "archive", outcome: "started" };
  function opened(films = publicFilms) {
    const counted: unknown[] = [];
    const { app } = sampleApp({ publicFilms: films, onFilmReport: (...report) => void counted.push(report) });
    const send = (body: unknown, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }, method = "POST") =>
      app.request(reportPath, { method, headers, ...(method === "POST" && { body: typeof body === "string" ? body : JSON.stringify(body) }) });
    return { counted, send };
  }

  test("is counted by host and reason", async () => {
    const { counted, send } = opened();
    const response = await send(ofMetropolis);
    expect([response.status, await response.text(), response.headers.get("cache-control")]).toEqual([204, "", "no-store"]);
    await send({ ...ofMetropolis, host: "commons", outcome: "wrong-length" });
    expect(counted).toEqual([
      ["archive", null],
      ["commons", "wrong-length"],
    ]);
  });

  test.each([
    ["{", "The body is not JSON"],
    [{}, "subject: "],
    [{ ...ofMetropolis, outcome: "stolen" }, "outcome: "],
    [{ ...ofMetropolis, host: "example" }, "host: "],
    [{ ...ofMetropolis, viewer: "me" }, "Unrecognized key"],
    [{ ...ofMetropolis, subject: { kind: "movie", id: 20 } }, "host: has no copy of this title"],
    [{ ...ofMetropolis, host: "blender" }, "host: has no copy of this title"],
  ])("%j is refused with the reason", async (body, reason) => {
    const { counted, send } = opened();
    const response = await send(body);
    expect([response.status, (await response.json()).error]).toEqual([400, expect.stringContaining(reason)]);
    expect(counted).toEqual([]);
  });

  test("is refused from another site, by another method, if it is too long, and without public films", async () => {
    const { counted, send } = opened();
    expect((await send(ofMetropolis, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send(ofMetropolis, {}, "GET")).status).toBe(405);
    expect((await send("x".repeat(2000), { "sec-fetch-site": "same-origin", "content-length": "2000" })).status).toBe(413);
    expect((await opened(noPublicFilms).send(ofMetropolis)).status).toBe(404);
    expect(counted).toEqual([]);
  });

  test("beyond a client's limit is 429", async () => {
    const { counted, send } = opened();
    const statuses = [];
    for (let sent = 0; sent < 45; sent += 1) statuses.push((await send(ofMetropolis)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
    expect(counted.length).toBeLessThan(45);
  });
});
