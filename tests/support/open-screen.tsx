import type { ComponentType } from "react";
import { Route, Routes, useParams } from "react-router";
import type { Catalogue } from "#domain/catalog.ts";
import { idInKey } from "#domain/paths.ts";
import { renderPart } from "./render-part.tsx";
import { sampleCatalogue } from "./sample-catalog.ts";

/** `pattern` is the route that the screen stands on, such as "/tv/:key". */
type Opening = { screen: ComponentType<{ id: number }>; pattern: string; at: string; state?: unknown; catalogue?: Partial<Catalogue> };

/** A whole screen on its own route, over a hand-written catalogue. `where()` is the address that it has led to. */
export function openScreen({ screen: Screen, pattern, at, state, catalogue }: Opening) {
  const OnRoute = () => <Screen id={idInKey(useParams().key) ?? 0} />;
  const route = (
    <Routes>
      <Route path={pattern} element={<OnRoute />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  const { addressNow, ...rendered } = renderPart(route, { path: at, state, catalogue: sampleCatalogue(catalogue) });
  return { ...rendered, where: addressNow };
}
