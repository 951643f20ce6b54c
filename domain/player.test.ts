import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frameUrl, labelOf, type PlayerSubject, playerChangeEvent } from "./player.ts";

const movie: PlayerSubject = { kind: "movie", tmdb_id: 19, imdb_id: "tt0017136" };
const episode: PlayerSubject = { kind: "tv", tmdb_id: 7, imdb_id: null, season: 2, episode: 5 };

describe("the address of a player's frame", () => {
  test("names our own player in the page's language, and no other page", () => {
    expect(frameUrl("/player/2embed/movie/{tmdb_id}", movie, "de")).toBe("/de/player/2embed/movie/19");
    expect(frameUrl("/theirs/{tmdb_id}", movie, "de")).toBe("/theirs/19");
    expect(frameUrl("https://player.example/player/{tmdb_id}", movie, "de")).toBe("https://player.example/player/19");
  });

  test("contains a film's ids", () => {
    expect(frameUrl("/player/2embed/movie/{tmdb_id}", movie)).toBe("/player/2embed/movie/19");
    expect(frameUrl("https://player.example/e/{imdb_id}?t={tmdb_id}&again={tmdb_id}", movie)).toBe("https://player.example/e/tt0017136?t=19&again=19");
  });

  test("contains an episode's season and number", () => {
    expect(frameUrl("https://player.example/{tmdb_id}/{season}/{episode}", episode)).toBe("https://player.example/7/2/5");
    expect(frameUrl("/s{season}e{episode}", { ...episode, season: 0, episode: 1 })).toBe("/s0e1");
  });

  test("is null if the template needs an IMDb id and the title has none", () => {
    expect(frameUrl("https://player.example/{imdb_id}", { ...movie, imdb_id: null })).toBeNull();
    expect(frameUrl("https://player.example/{tmdb_id}", { ...movie, imdb_id: null })).toBe("https://player.example/19");
  });

  test.each(["", "0017136", "tt", "tt1234", "tt12345678901", "tt0017136/../x", "tt0017136\n", "nm0000001", "tt0017136&x=1", "TT0017136"])(
    "rejects the malformed IMDb id %j",
    (imdb_id) => {
      expect(frameUrl("https://player.example/{imdb_id}", { ...movie, imdb_id })).toBeNull();
    },
  );

  test("is null if a film's template contains a season", () => {
    expect(frameUrl("https://player.example/{tmdb_id}/{season}", movie)).toBeNull();
  });

  test("is null for an unknown placeholder, including inherited property names", () => {
    expect(frameUrl("https://player.example/{title}", movie)).toBeNull();
    expect(frameUrl("https://player.example/{constructor}", movie)).toBeNull();
  });

  test("never leaves the template's host, for any IMDb id", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^\s*tt\d{3,12}[/@.\s]?$/)), (imdb_id) => {
        const url = frameUrl("https://player.example/e/{imdb_id}/{tmdb_id}", { kind: "movie", tmdb_id: 19, imdb_id });
        if (url !== null) expect(new URL(url).href).toMatch(/^https:\/\/player\.example\/e\/tt\d{5,10}\/19$/);
      }),
    );
  });
});

test("the label of a slot without a sandbox says so", () => {
  expect([labelOf({ label: "HD", sandbox: true }), labelOf({ label: "HD", sandbox: false })]).toEqual(["HD", "HD, not sandboxed"]);
});

test("the synchronizing event has section 4's name", () => {
  expect(playerChangeEvent).toBe("playerChange");
});
