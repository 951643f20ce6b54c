import type { PageCache } from "./page-cache.ts";

/**
 * The same cache, in which nothing answers across editions of what pages are made from: a new one starts empty at once, renderings that
 * were under way stay behind in theirs, and what is left of an old one goes as the least recently used.
 */
export function perTakedownVersion(cache: PageCache, version: () => string): PageCache {
  const keyed = (key: string): string => (version() === "" ? key : `${version()} ${key}`);
  return {
    ...cache,
    answer: (key, render, encoding) => cache.answer(keyed(key), render, encoding),
    kept: (key, encoding) => cache.kept(keyed(key), encoding),
    isUnderWay: (key) => cache.isUnderWay(keyed(key)),
  };
}
