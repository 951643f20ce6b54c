import { createContext, type ReactNode, use } from "react";
import type { Catalogue } from "#domain/catalog.ts";

const CatalogueContext = createContext<Catalogue | null>(null);

/** On the server the catalogue is the service itself, in the browser the same promise over HTTP. */
export function CatalogueProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>;
}

export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext);
  if (!catalogue) throw new Error("useCatalogue is called outside CatalogueProvider");
  return catalogue;
}
