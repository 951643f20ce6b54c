import type { PageCache } from "./page-cache.ts";

/**
 * The same cache with the takedown list's version in every key: a new version starts empty, renders in progress stay under the old one,
 * and the old version's pages are evicted as the least recently used.
 */
export function perTakedownVersion(cache: PageCache, version: () => string): PageCache {
  const versioned = (key: string): string => (version() === "" ? key : `${version()} ${key}`);
  return {
    ...cache,
    getOrRender: (key, render, encoding) => cache.getOrRender(versioned(key), render, encoding),
    get: (key, encoding) => cache.get(versioned(key), encoding),
    renew: (isDue) => {
      const prefix = versioned("");
      cache.renew((key) => key.startsWith(prefix) && isDue(key.slice(prefix.length)));
    },
  };
}
