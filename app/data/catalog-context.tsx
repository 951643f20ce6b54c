import { createContext, type ReactNode, use } from "react";
import type { Catalog } from "#domain/catalog.ts";

const CatalogContext = createContext<Catalog | null>(null);

/** `catalog`: on the server over the store and the provider, in the browser over HTTP. */
export function CatalogProvider({ catalog, children }: { catalog: Catalog; children: ReactNode }) {
  return <CatalogContext value={catalog}>{children}</CatalogContext>;
}

export function useCatalog(): Catalog {
  const catalog = use(CatalogContext);
  if (!catalog) throw new Error("useCatalog is called outside CatalogProvider");
  return catalog;
}
