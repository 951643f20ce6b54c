import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import type { Catalogue } from "#domain/catalogue.ts";
import { renderScreen } from "./render-screen.tsx";
import { sampleCatalogue } from "./sample-catalogue.ts";

/** `pattern` is the route that the screen stands on, such as "/tv/:key". */
type Opening = { screen: ComponentType; pattern: string; at: string; state?: unknown; catalogue?: Partial<Catalogue> };

/** A whole screen on its own route, over a hand-written catalogue. `where()` is the address that it has led to. */
export function openScreen({ screen: Screen, pattern, at, state, catalogue }: Opening) {
  const route = (
    <Routes>
      <Route path={pattern} element={<Screen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  const { addressNow, ...rendered } = renderScreen(route, { path: at, state, catalogue: sampleCatalogue(catalogue) });
  return { ...rendered, where: addressNow };
}
