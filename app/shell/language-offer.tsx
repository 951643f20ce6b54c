import { useSite } from "#app/data/site-context.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { hasLanguages } from "#domain/site.ts";

const LanguageOfferLine = lazyExtra(
  async () => (await import("./language-offer-line.tsx")).LanguageOfferLine,
  () => () => null,
);

/** Offers the page in the visitor's language, in code of its own: what a page loads first has none of it. */
export function LanguageOffer() {
  const hydrated = useHydrated();
  const site = useSite();
  return hydrated && hasLanguages(site) && <LanguageOfferLine />;
}
