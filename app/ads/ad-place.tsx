import { lazy, Suspense } from "react";
import { useSite } from "#app/site.tsx";
import type { AdSize, AdSlot, AdPlace as Place } from "#domain/ad.ts";
import { roomClass } from "./ad-room.ts";
import { useHydrated } from "./hydrated.ts";

const nothing = () => ({ default: () => null });

/** Comes only where a slot is configured. A visitor's ad blocker may well refuse it, and then there is no ad. */
const AdFrame = lazy(() => import("./ad-frame.tsx").then((loaded) => ({ default: loaded.AdFrame }), nothing));

const hasSize = (slot: AdSlot): slot is AdSlot & { size: AdSize } => slot.size !== null;

/**
 * The operator's slots of one place, each in a window that has room for it. Nothing at all where none is configured; no room before the
 * visitor has agreed (`data-ads` on the root element). The server keeps the room with an empty picture: it can write no style.
 */
export function AdPlace({ place, className = "" }: { place: Place; className?: string }) {
  const hydrated = useHydrated();
  const slots = useSite().adSlots.filter((slot) => slot.place === place);
  if (slots.length === 0) return null;
  const frameOf = (slot: AdSlot) =>
    hydrated && (
      <Suspense fallback={null}>
        <AdFrame slot={slot} />
      </Suspense>
    );
  const sized = slots.filter(hasSize);
  return (
    <>
      {sized.length > 0 && (
        <div data-slot="ad-place" className={`@container hidden in-data-[ads=on]:block ${className}`}>
          <div className="grid justify-items-center gap-4">
            {sized.map((slot) => (
              <div
                key={slot.id}
                data-slot="ad-room"
                className={roomClass(
                  slot.size.widthPx,
                  sized.map(({ size }) => size.widthPx),
                )}
              >
                <p className="mb-1.5 text-xs text-muted">Advertisement</p>
                <div className="grid bg-raised-more/40">
                  <svg aria-hidden="true" width={slot.size.widthPx} height={slot.size.heightPx} className="col-start-1 row-start-1" />
                  {frameOf(slot)}
                </div>
              </div>
            ))}
          </div>
        </div>
      )}
      {slots
        .filter((slot) => !hasSize(slot))
        .map((slot) => (
          <div key={slot.id} hidden>
            {frameOf(slot)}
          </div>
        ))}
    </>
  );
}
