import { useSite } from "#app/data/site-context.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useLateWords } from "#app/words/use-words.tsx";
import { hasOptionalFeatures } from "#domain/site.ts";

/** An ad blocker may block this code: then nothing asks for consent, and no optional feature loads. */
const ConsentPanel = lazyExtra(
  async () => (await import("./consent-panel.tsx")).ConsentPanel,
  () => () => null,
);

/** The consent panel, if the deployment has features that need consent. There are none by default. */
export function LazyConsentPanel() {
  const hydrated = useHydrated();
  const site = useSite();
  return hydrated && hasOptionalFeatures(site) && <PanelWithWords />;
}

function PanelWithWords() {
  return useLateWords("ads") && <ConsentPanel />;
}
