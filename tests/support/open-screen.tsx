import type { ComponentType } from "react";
import type { Language } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Catalog } from "#features/catalog.ts";
import { OnRoute } from "./on-route.tsx";
import { renderPart } from "./render-part.tsx";
import { sampleCatalog } from "./sample-catalog.ts";

/** `pattern`: the screen's route, "/tv/:key". */
type OpenOptions = {
  screen: ComponentType<{ id: number }>;
  pattern: string;
  at: string;
  state?: unknown;
  catalog?: Partial<Catalog>;
  site?: PublicSite;
  language?: Language;
};

/** A whole screen on its own route, over a hand-written catalog. `where()`: the current address. */
export function openScreen({ screen: Screen, pattern, at, state, catalog, site, language }: OpenOptions) {
  const route = <OnRoute pattern={pattern}>{(id) => <Screen id={id} />}</OnRoute>;
  const { addressNow, ...rendered } = renderPart(route, {
    path: at,
    state,
    catalog: sampleCatalog(catalog),
    ...(site && { site }),
    ...(language && { language }),
  });
  return { ...rendered, where: addressNow };
}
