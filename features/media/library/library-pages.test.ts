import { expect, onTestFinished, test, vi } from "vitest";
import type { VideoSubject } from "#domain/player.ts";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { always } from "#tests/support/always.ts";
import { eventually } from "#tests/support/eventually.ts";
import { followLibrary } from "./library-pages.ts";

const keys = [
  "/",
  "/home?trending=2",
  "/top",
  "/movie/19",
  "/movie/190",
  "/tv/7",
  "/tv/7?season=1&episode=2",
  "/tv/top",
  "/discover?here=1",
  "/discover?genres=18&here=1&page=2",
  "/discover?genres=18",
  "/api/movies/here",
  "/api/discover/tv?here=1",
  "/api/movies/popular",
];

/** A page cache with these pages, and how often each was rendered. */
async function follow() {
  const onError = vi.fn();
  const cache = createPageCache({ maxBytes: 1_000_000, freshMs: 1e9, staleMs: 0, retryRefreshMs: 0, onError });
  const renders = new Map<string, number>();
  for (const key of keys)
    await cache.getOrRender(
      key,
      always(async () => {
        renders.set(key, (renders.get(key) ?? 0) + 1);
        return { status: 200, headers: {}, body: key, cacheable: true };
      }),
      "identity",
    );
  let change: (subjects: readonly VideoSubject[]) => void = () => expect.unreachable("nothing listens");
  const unsubscribe = vi.fn();
  const refreshed: PromiseWithResolvers<void>[] = [];
  const refreshTitlesHere = vi.fn(() => {
    const one = Promise.withResolvers<void>();
    refreshed.push(one);
    return one.promise;
  });
  const library = {
    onChange: (listener: typeof change) => {
      change = listener;
      return unsubscribe;
    },
  };
  const unfollow = followLibrary({ library, cache, refreshTitlesHere, onError });
  onTestFinished(unfollow);
  const renewed = () => keys.filter((key) => renders.get(key) === 2);
  return { change: (...subjects: VideoSubject[]) => change(subjects), refreshed, renewed, unfollow, unsubscribe };
}

const lists = ["/", "/home?trending=2", "/discover?here=1", "/discover?genres=18&here=1&page=2", "/api/movies/here", "/api/discover/tv?here=1"];

test("at the start the pages that list the library are renewed, once it is read", async () => {
  const { refreshed, renewed } = await follow();
  expect(renewed()).toEqual([]);
  refreshed[0]?.resolve();
  await eventually(() => expect(renewed()).toEqual(lists));
});

test("a change renews the pages of its titles at once, and no others", async () => {
  const { change, renewed } = await follow();
  change({ kind: "movie", id: 19 }, { kind: "tv", id: 7, season: 1, episode: 2 });
  await eventually(() => expect(renewed()).toEqual(["/movie/19", "/tv/7", "/tv/7?season=1&episode=2"]));
});

test("it ends", async () => {
  const { unfollow, unsubscribe } = await follow();
  unfollow();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
