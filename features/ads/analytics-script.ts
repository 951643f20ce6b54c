import { useEffect } from "react";
import type { PublicSite } from "#domain/site.ts";
import type { Consent } from "./model/consent.ts";

const marker = "script[data-slot=analytics]";

/** Loads the operator's analytics once the visitor has agreed. */
export function useAnalyticsScript(analytics: PublicSite["analytics"], consent: Consent): void {
  // A script runs outside of React, and only a new document removes it.
  useEffect(() => {
    const running = document.querySelector(marker);
    if (running && consent === "no") return location.reload();
    if (!analytics || running || consent !== "yes") return;
    // Section 1's analytics preconnect. In the document's head it would contact the host before the visitor agrees.
    const preconnect = document.createElement("link");
    preconnect.rel = "preconnect";
    preconnect.href = analytics.origin;
    const script = document.createElement("script");
    script.src = analytics.script;
    script.async = true;
    script.dataset.slot = "analytics";
    document.head.append(preconnect, script);
  }, [analytics, consent]);
}
