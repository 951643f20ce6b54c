import { useHydrated } from "#app/ui/hydrated.ts";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { AdSize, AdSlot } from "#domain/site.ts";
import { slotClass } from "./slot-class.ts";

/** Loads only where a slot is configured. If an ad blocker refuses the chunk, there is no ad. */
const AdFrame = lazyExtra(
  async () => (await import("./ad-frame.tsx")).AdFrame,
  () => () => null,
);

/** Consent is stored on the device, so that the server cannot render the frame. */
function FrameOnceHydrated({ slot }: { slot: AdSlot }) {
  return useHydrated() && <AdFrame slot={slot} />;
}

type SizedSlot = AdSlot & { size: AdSize };
const hasSize = (slot: AdSlot): slot is SizedSlot => slot.size !== null;

/** Reserves each slot's space with an empty picture: the Content-Security-Policy allows no `style` attribute. */
function ReservedSlots({ slots, className }: { slots: readonly SizedSlot[]; className: string }) {
  const { advertisement } = useWords("site").ads;
  const widthsPx = slots.map(({ size }) => size.widthPx);
  return (
    <div data-slot="ad-place" className={`@container hidden in-data-[ads=on]:block ${className}`}>
      <div className="grid justify-items-center gap-4">
        {slots.map((slot) => (
          <div key={slot.id} data-slot="ad-space" className={slotClass(slot.size.widthPx, widthsPx)}>
            <p className="mb-1.5 text-xs text-muted">{advertisement}</p>
            <div className="grid bg-raised-more/40">
              <svg aria-hidden="true" width={slot.size.widthPx} height={slot.size.heightPx} className="col-start-1 row-start-1" />
              <FrameOnceHydrated slot={slot} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The slots of one place. They take no space until the visitor consents (`data-ads` on the root element). */
export function AdSlots({ slots, className }: { slots: readonly AdSlot[]; className: string }) {
  const sized = slots.filter(hasSize);
  return (
    <>
      {sized.length > 0 && <ReservedSlots slots={sized} className={className} />}
      {slots
        .filter((slot) => !hasSize(slot))
        .map((slot) => (
          <div key={slot.id} hidden>
            <FrameOnceHydrated slot={slot} />
          </div>
        ))}
    </>
  );
}
