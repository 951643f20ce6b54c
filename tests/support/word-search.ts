import { createCatalog } from "#server/catalog/catalog.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { createTitleFinder } from "#server/title-index/title-finder.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { createQuota } from "#server/upstream/quota.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { memoryStore } from "./memory-store.ts";
import { rowsOf } from "./open-cache.ts";

export type WordSearchTitle = { id: number; title: string; year: number; kind?: "movie" | "tv" };

/** What a provider makes of punctuation: a letter like any other ("ocean's"), nothing ("oceans"), or a space ("ocean s"). */
export type Punctuation = "letter" | "nothing" | "space";

const wordsOf = (text: string, punctuation: Punctuation): string[] => {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const replaced = punctuation === "letter" ? plain : plain.replace(/[^\p{L}\p{N}\s]/gu, punctuation === "nothing" ? "" : " ");
  return replaced.split(/\s+/).filter(Boolean);
};

const itemOf = ({ id, title, year, kind = "movie" }: WordSearchTitle): object =>
  kind === "tv"
    ? { id, name: title, original_name: title, first_air_date: `${year}-05-01`, popularity: 1 }
    : { id, title, original_title: title, release_date: `${year}-05-01`, popularity: 1 };

/** A provider's searches: a title is found if it has each word of the query, in any case and with or without accents. `calls`: type, text and year. */
function wordSearch(titles: readonly WordSearchTitle[], punctuation: Punctuation) {
  const calls: string[][] = [];
  const known = titles.map((title) => ({ ...title, words: new Set(wordsOf(title.title, punctuation)) }));
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const type = pathname.split("/").at(-1) ?? "";
    const text = searchParams.get("query") ?? "";
    const year = searchParams.get("primary_release_year") ?? searchParams.get("first_air_date_year");
    calls.push([type, text, ...(year ? [year] : [])]);
    const words = wordsOf(text, punctuation);
    const found = known.filter(
      (title) => (title.kind ?? "movie") === type && words.length > 0 && words.every((word) => title.words.has(word)) && (!year || Number(year) === title.year),
    );
    return Response.json({ page: 1, total_pages: found.length > 0 ? 1 : 0, total_results: found.length, results: found.slice(0, 20).map(itemOf) });
  };
  return { fetch, calls };
}

/** The catalog over such a provider, with nothing cached. `names`: those that its index of titles knows. */
export function wordSearchCatalog(titles: readonly WordSearchTitle[], punctuation: Punctuation, names: readonly WordSearchTitle[] = []) {
  const { fetch, calls } = wordSearch(titles, punctuation);
  const finder = createTitleFinder({ exported: () => null, isBlocked: () => false, onError: console.error });
  finder.learn(names.map(({ id, title, kind }) => ({ type: kind === "tv" ? "tv" : "movies", id, name: title, popularity: 1 })));
  const transport = createTransport({
    baseUrl: "http://words.invalid/3",
    credential: null,
    fetch,
    quota: createQuota({ limit: 100_000 }),
    breaker: createBreaker(),
  });
  const cache = createReadThroughCache({ rows: rowsOf(memoryStore().store), onError: console.error });
  return { catalog: createCatalog({ provider: createProvider(transport), cache, titles: finder }), calls };
}
