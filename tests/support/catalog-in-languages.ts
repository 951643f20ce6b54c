import { vi } from "vitest";
import type { TitleName } from "#domain/inventory.ts";
import { createCatalog } from "#server/catalog/catalog.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { createTranslatedNames } from "#server/catalog/translated-names.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "./memory-store.ts";
import { rowsOf } from "./open-cache.ts";

/** The catalog over a provider, with its store, and the names that rows have taught. */
export function catalogInLanguages<P extends Provider>(provider: P) {
  const memory = memoryStore();
  const names: TitleName[] = [];
  const translated = createTranslatedNames();
  const onNames = (some: readonly TitleName[]) => {
    names.push(...some);
    translated.learn(some);
  };
  const cache = createReadThroughCache({ rows: rowsOf(memory.store), onNames, onError: () => undefined });
  /** Of a provider of mock functions. */
  const callsOf = (name: keyof Provider) => vi.mocked(provider[name] as () => unknown).mock.calls.length;
  return { provider, catalog: createCatalog({ provider, cache, translatedName: translated.find }), callsOf, names, ...memory };
}

export const german = { language: "de" } as const;
export const arabic = { language: "ar" } as const;
