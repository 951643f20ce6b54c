import { lazy, Suspense } from "react";
import { useHydrated } from "#app/ads/hydrated.ts";
import { useSite } from "#app/data/site-context.tsx";
import { optionalFeatures } from "#domain/consent.ts";

const nothing = () => ({ default: () => null });

/** Comes only where there is something to ask about. An ad blocker may refuse it: then nobody asks, and nothing optional loads. */
const ConsentPanel = lazy(() => import("./consent-panel.tsx").then((loaded) => ({ default: loaded.ConsentPanel }), nothing));

/** What waits for the visitor's word, and the question about it. Nothing at all out of the box. */
export function LazyConsentPanel() {
  const hydrated = useHydrated();
  const parts = optionalFeatures(useSite());
  if (!hydrated || parts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConsentPanel parts={parts} />
    </Suspense>
  );
}
