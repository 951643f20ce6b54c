import { useSite } from "#app/data/site-context.tsx";
import type { AdPlace as Place } from "#domain/site.ts";
import { AdSlots } from "./ad-slots.tsx";

/** The operator's ad slots of one place; most sites have none, and none of the code. */
export function AdPlace({ place, className = "" }: { place: Place; className?: string }) {
  const slots = useSite().adSlots.filter((slot) => slot.place === place);
  if (slots.length === 0) return null;
  return <AdSlots slots={slots} className={className} />;
}
