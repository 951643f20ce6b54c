import { useSite } from "#app/data/site-context.tsx";
import { deferred } from "#app/ui/deferred.ts";
import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";
import type { AdPlace as Place } from "#domain/ad.ts";

const AdSlots = deferred(async () => (await import("./ad-slots.tsx")).AdSlots);

/** The operator's ad slots of one place; most sites have none, and none of the code. */
export function AdPlace({ place, className = "" }: { place: Place; className?: string }) {
  const slots = useSite().adSlots.filter((slot) => slot.place === place);
  if (slots.length === 0) return null;
  return (
    <PromptSuspense>
      <AdSlots slots={slots} className={className} />
    </PromptSuspense>
  );
}
