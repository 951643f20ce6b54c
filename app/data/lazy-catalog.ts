import type { Catalog } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import { CatalogError } from "./catalog-error.ts";

type Call = (...values: unknown[]) => Promise<unknown>;

const tooLate = (name: string): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new CatalogError(0, name)), limits.waiting.attemptMs);
  });

/** A catalog whose code is fetched when it is first used: the document brings what its page shows. */
export const lazyCatalog = (load: () => Promise<Catalog>): Catalog =>
  new Proxy({} as Catalog, {
    get:
      (_target, name: string): Call =>
      async (...values) => {
        const catalog = (await Promise.race([load(), tooLate(name)])) as unknown as Record<string, Call>;
        return catalog[name]?.(...values);
      },
  });
