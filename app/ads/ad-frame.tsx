import { useEffect, useRef, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { type AdSlot, adFramePath, adSandbox } from "#domain/ad.ts";
import { optionalFeatures } from "#domain/consent.ts";
import { useConsent } from "./consent.ts";
import { useAdTriggers } from "./triggers.ts";

function Frame({ slot }: { slot: AdSlot }) {
  const { adTriggers } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useAdTriggers(frame, loaded && slot.clickHandler !== null ? adTriggers : "none");
  return (
    <iframe
      ref={frame}
      src={adFramePath(slot.id)}
      title="Advertisement"
      sandbox={adSandbox(slot).join(" ")}
      // A script without a picture is never in view.
      loading={slot.size === null ? "eager" : "lazy"}
      onLoad={() => setLoaded(true)}
      className="col-start-1 row-start-1 max-w-full border-0"
      {...(slot.size && { width: slot.size.widthPx, height: slot.size.heightPx })}
    />
  );
}

/** The isolated frame of a slot, once the visitor has agreed and for as long as they do. */
export function AdFrame({ slot }: { slot: AdSlot }) {
  const site = useSite();
  const consent = useConsent();
  const ads = optionalFeatures(site).find((part) => part.purpose === "ads");
  const allowed = ads !== undefined && consent(ads) === "yes";
  // The room around the frame is kept by the root element's mark, which early-theme.ts sets before the first paint.
  useEffect(() => {
    document.documentElement.dataset.ads = allowed ? "on" : "off";
  }, [allowed]);
  return allowed ? <Frame slot={slot} /> : null;
}
