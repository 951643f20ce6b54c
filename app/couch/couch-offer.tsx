import { published } from "#app/data/published.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { lazyExtra } from "#app/ui/lazy-part.tsx";

/** Whether something suggests a television (`watch-for-remote.ts`). */
export const couchOffered = published(false);

const CouchOfferLine = lazyExtra(async () => (await import("./couch-offer-line.tsx")).CouchOfferLine);

/** Offers the layout for a television, until the visitor has answered once. */
export function CouchOffer() {
  const isOffered = couchOffered.usePart((offered) => offered);
  const isOpen = useDeviceSettings().couch === undefined;
  return isOffered && isOpen && <CouchOfferLine />;
}
