import { describe, expect, it } from "vitest";
import { wordsOf } from "#languages/all-words.server.ts";
import { sampleFilm } from "#sample/film/sample-film.ts";
import { type PlayerDocument, playerDocument } from "./player-document.ts";
import { findPlayerElements } from "./player-elements.client.ts";

const page: PlayerDocument = {
  serverId: "server-3",
  subject: { kind: "movie", id: 19 },
  ...sampleFilm("/player/media", "en"),
  language: "en",
  words: wordsOf("en"),
  wordFiles: ["/assets/text.js", "/assets/en-player.js"],
  assets: { script: "/assets/player.js", imports: ["/assets/messages.js"], style: "/assets/player.css", hls: "/assets/hls.mjs" },
  siteName: "Matinee",
  isSample: false,
};

const parsed = (changes: Partial<PlayerDocument> = {}) => new DOMParser().parseFromString(playerDocument({ ...page, ...changes }), "text/html");

describe("playerDocument", () => {
  it("names what the address alone says: an episode, or a film without its title", () => {
    const found = parsed();
    expect(found.title).toBe("Film · Matinee");
    expect(found.documentElement.lang).toBe("en");
    expect(found.querySelector("h1")?.textContent?.trim()).toBe("Film");
    const episode = parsed({ subject: { kind: "tv", id: 7, season: 2, episode: 5 } });
    expect(episode.title).toBe("Season 2, episode 5 · Matinee");
    expect(episode.querySelector("h1")?.textContent?.trim()).toBe("Season 2, episode 5");
    expect(episode.querySelector("video")?.getAttribute("aria-label")).toBe("Season 2, episode 5");
  });

  it("speaks its language, and loads that one's words", () => {
    const found = parsed({ language: "ar", words: wordsOf("ar"), subject: { kind: "tv", id: 7, season: 2, episode: 5 }, isSample: true });
    expect([found.documentElement.lang, found.documentElement.dir, found.title]).toEqual(["ar", "rtl", "الموسم 2، الحلقة 5 · Matinee"]);
    expect(found.body.textContent).toContain("مقطع تجريبي");
    const names = Array.from(found.querySelectorAll("[aria-label], [data-tip]"), (one) => one.getAttribute("aria-label") ?? one.getAttribute("data-tip"));
    expect(names.filter((name) => /^[A-Z][a-z]+/.test(name ?? ""))).toEqual([]);
    const preloaded = Array.from(found.querySelectorAll("link[rel=modulepreload]"), (link) => link.getAttribute("href"));
    expect([preloaded, found.querySelector("main")?.dataset.words]).toEqual([
      ["/assets/messages.js", "/assets/text.js", "/assets/en-player.js"],
      "/assets/en-player.js",
    ]);
  });

  it("says whether it plays the sample film", () => {
    expect(parsed().body.textContent).not.toContain("Sample reel");
    expect(parsed({ isSample: true }).querySelector(".badge")?.textContent).toContain("Sample reel: this title's video has not been supplied yet");
  });

  it("works without script: the browser's controls, every source and caption, our controls hidden", () => {
    const found = parsed();
    expect(found.querySelector("video")?.controls).toBe(true);
    expect(Array.from(found.querySelectorAll("source"), ({ type }) => type)).toEqual(["video/mp4"]);
    expect(found.querySelector("track")?.default).toBe(true);
    expect(found.querySelector('[data-part="bar"]')?.hasAttribute("hidden")).toBe(true);
    expect(found.querySelector('[data-part="big-play"]')?.hasAttribute("hidden")).toBe(true);
  });

  it("loads captions of another host, and then the film, under CORS", () => {
    expect(parsed().querySelector("video")?.hasAttribute("crossorigin")).toBe(false);
    const captions = [{ url: "https://media.example/a.vtt", lang: "en", label: "English" }];
    expect(parsed({ captions }).querySelector("video")?.getAttribute("crossorigin")).toBe("anonymous");
    expect(
      parsed({ captions: [{ url: "//media.example/a.vtt", lang: "en", label: "English" }] })
        .querySelector("video")
        ?.getAttribute("crossorigin"),
    ).toBe("anonymous");
  });

  it("is not indexed, and has no inline script or style", () => {
    const html = playerDocument(page);
    expect(parsed().querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
    expect(html).not.toMatch(/ style=| on\w+=|<style/);
    expect(Array.from(parsed().scripts, ({ text }) => text)).toEqual([""]);
  });

  it("escapes every value", () => {
    const nasty = `"'><script>alert(1)</script>&`;
    const found = parsed({
      serverId: nasty,
      siteName: nasty,
      sources: [{ url: nasty, type: nasty }],
      captions: [{ url: nasty, lang: nasty, label: nasty }],
      poster: nasty,
      assets: { script: nasty, imports: [nasty], style: nasty, hls: nasty },
    });
    expect(found.scripts).toHaveLength(1);
    expect(found.title).toContain(nasty);
    expect(found.querySelector("track")?.label).toBe(nasty);
    expect(found.querySelector("source")?.getAttribute("src")).toBe(nasty);
    expect(found.querySelector("main")?.dataset.server).toBe(nasty);
  });

  it("has every element that its script needs, and a name for every control", () => {
    const found = parsed();
    // The parser's document shares jsdom's element classes with this one.
    expect(() => findPlayerElements(found)).not.toThrow();
    const unnamed = Array.from(found.querySelectorAll("button, input, select")).filter(
      (control) => !control.getAttribute("aria-label") && !control.closest("label")?.textContent && !control.textContent,
    );
    expect(unnamed).toEqual([]);
  });

  it("has no stylesheet in development", () => {
    expect(parsed({ assets: { script: "/src.ts", imports: [], style: null, hls: null } }).querySelector('link[rel="stylesheet"]')).toBeNull();
  });
});
