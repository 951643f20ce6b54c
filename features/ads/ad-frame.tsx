import { useEffect, useRef, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { AdSlot } from "#domain/site.ts";
import { useConsent } from "./consent.ts";
import { adFramePath, adSandbox } from "./model/ad-frame.ts";
import { optionalFeatures } from "./model/consent.ts";
import { useAdTriggers } from "./triggers.ts";

function Frame({ slot }: { slot: AdSlot }) {
  const { advertisement } = useWords("site").ads;
  const { adTriggers } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useAdTriggers(frame, loaded && slot.clickHandler !== null ? adTriggers : "none");
  return (
    <iframe
      ref={frame}
      src={adFramePath(slot.id)}
      title={advertisement}
      sandbox={adSandbox(slot).join(" ")}
      // A slot without a size is hidden, so that a lazy frame would never load.
      loading={slot.size === null ? "eager" : "lazy"}
      onLoad={() => setLoaded(true)}
      className="col-start-1 row-start-1 max-w-full border-0"
      {...(slot.size && { width: slot.size.widthPx, height: slot.size.heightPx })}
    />
  );
}

/** A slot's isolated frame, while the visitor consents. */
export function AdFrame({ slot }: { slot: AdSlot }) {
  const site = useSite();
  const consent = useConsent();
  const ads = optionalFeatures(site).find((part) => part.purpose === "ads");
  const allowed = ads !== undefined && consent(ads) === "yes";
  // The root element's `data-ads` reserves the space. early-theme.ts sets it before the first paint.
  useEffect(() => {
    document.documentElement.dataset.ads = allowed ? "on" : "off";
  }, [allowed]);
  return allowed ? <Frame slot={slot} /> : null;
}
