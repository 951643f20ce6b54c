import { waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OwnFilm, OwnPart } from "#domain/own-film.ts";
import { words as playerWords } from "#languages/en/player.ts";
import { openPlayerPage } from "#tests/support/player-page.ts";
import { createTimeline } from "./film-timeline.client.ts";
import { connectOwnFilm } from "./own-film.client.ts";
import { connectPlaybackErrors } from "./playback-errors.client.ts";
import { connectQuality } from "./settings-menu.client.ts";

const words = playerWords.playerPage;

const part: OwnPart = {
  ...{ id: "0123456789abcdef0123", durationS: 60, state: "ready", captions: [], audio: [], problem: null, unsupportedSubtitles: [], download: null },
  sources: [{ url: "/media/0123456789abcdef0123/file?v=1&e=1&s=a", type: "video/mp4", needs: null, codecName: null }],
};
const filmOf = (one: Partial<OwnPart>): OwnFilm => ({ versions: [{ label: null, height: 720, durationS: 60, parts: [{ ...part, ...one }] }] });
const preparing = filmOf({ state: "preparing", sources: [] });

/** Answers of `/api/media` in their order, the last one from then on, and the status of the film's file. */
function answersOf(api: (OwnFilm | number)[], fileStatus = 206) {
  const requested: string[] = [];
  let next = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    requested.push(url);
    if (url.startsWith("/media/")) return new Response(null, { status: fileStatus });
    const answer = api[Math.min(next++, api.length - 1)];
    return typeof answer === "number" ? new Response(null, { status: answer }) : Response.json(answer);
  });
  return requested;
}

/** The player's own film in its document. `used`: addresses of the sources that it loaded. */
function opened(own: OwnFilm) {
  const elements = openPlayerPage({ own, isSample: false, sources: own.versions[0]?.parts[0]?.sources ?? [], captions: [] });
  const used: { url: string; atS: number }[] = [];
  const source = {
    start: () => used.push({ url: "the document's", atS: 0 }),
    use: ([first]: readonly { url: string }[], { atS }: { atS: number }) => void used.push({ url: first?.url ?? "none", atS }),
    retry: () => {},
    clear: () => {},
  };
  const errors = connectPlaybackErrors(elements, { onRetry: () => {}, onFailure: () => {} });
  const captions = { choose: () => {}, repaint: () => {}, replace: () => {}, next: () => "" };
  const deps = {
    source,
    errors,
    timeline: createTimeline(elements.film),
    captions,
    quality: connectQuality(elements),
  };
  const player = connectOwnFilm(elements, deps) ?? expect.unreachable();
  return { player, used, elements, message: () => (elements.error.hidden ? null : elements.what.textContent) };
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("probably");
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("says that a film is being prepared, looks again every three seconds, and starts it when it is ready", async () => {
  const requested = answersOf([preparing, filmOf({})]);
  const { player, used, message } = opened(preparing);
  player.start();
  expect(message()).toBe(words.ownFilm.preparing.what);
  await vi.advanceTimersByTimeAsync(2900);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(requested).toEqual(["/api/media/movie/19"]);
  expect(message()).toBe(words.ownFilm.preparing.what);
  await vi.advanceTimersByTimeAsync(3100);
  expect(message()).toBeNull();
  expect(used).toEqual([{ url: part.sources[0]?.url, atS: 0 }]);
});

it("goes on under a new address where the old one has expired", async () => {
  const renewed = "/media/0123456789abcdef0123/file?v=1&e=2&s=b";
  answersOf([filmOf({ sources: part.sources.map((one) => ({ ...one, url: renewed })) })], 403);
  const { player, used, elements, message } = opened(filmOf({}));
  player.start();
  Object.defineProperty(elements.film, "currentTime", { value: 41, writable: true });
  player.onFailure("source");
  await waitFor(() => expect(used.at(-1)).toEqual({ url: renewed, atS: 41 }));
  expect(message()).toBeNull();
});

it("says that too many films play, and requests nothing more", async () => {
  const requested = answersOf([filmOf({})], 503);
  const { player, message } = opened(filmOf({}));
  player.start();
  player.onFailure("source");
  await waitFor(() => expect(message()).toBe(words.ownFilm.busy.what));
  expect(requested).toEqual([part.sources[0]?.url]);
});

it("says that a film is no longer here", async () => {
  answersOf([404], 404);
  const { player, message } = opened(filmOf({}));
  player.start();
  player.onFailure("source");
  await waitFor(() => expect(message()).toBe(words.ownFilm.gone.what));
});

it("does not load a film again that fails at once after it was loaded anew", async () => {
  const requested = answersOf([filmOf({})], 500);
  const { player, used, message } = opened(filmOf({}));
  player.start();
  player.onFailure("network");
  await waitFor(() => expect(used).toHaveLength(2));
  player.onFailure("network");
  await waitFor(() => expect(message()).toBe(words.failures.source.what));
  expect(requested.filter((url) => url.startsWith("/api/"))).toHaveLength(1);
});
