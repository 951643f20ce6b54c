import { useEffect, useRef } from "react";
import { hasGlobalPrivacyControl, saveConsent } from "#app/ads/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { consentTexts, purposeTexts } from "#content/consent.ts";
import type { Consent, OptionalFeature } from "#domain/consent.ts";
import { paths } from "#domain/paths.ts";
import { ConsentButtons } from "./consent-buttons.tsx";

type ChoicesProps = { parts: readonly OptionalFeature[]; consent: (part: OptionalFeature) => Consent; onClose: () => void };

/** Each optional part with its answer, for whoever has asked for it. */
export function ConsentChoices({ parts, consent, onClose }: ChoicesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked is led here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5 py-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="display text-heading font-bold outline-none">
            {consentTexts.title}
          </h2>
          <p className="mt-2 text-sm text-muted">{hasGlobalPrivacyControl() ? consentTexts.browserSaysNo : consentTexts.lead}</p>
          <Link to={paths.cookies} className="inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4 hover:text-amber">
            {consentTexts.details}
          </Link>
        </div>
        <Button variant="bare" onClick={onClose}>
          {consentTexts.close}
        </Button>
      </div>
      {!hasGlobalPrivacyControl() &&
        parts.map((part) => (
          <fieldset key={part.purpose} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4">
            <legend className="sr-only">{purposeTexts[part.purpose].title}</legend>
            <p className="min-w-0 flex-[1_1_24rem] text-sm text-muted">
              <span className="font-semibold text-ivory">{purposeTexts[part.purpose].title}.</span> {purposeTexts[part.purpose].text(part.hosts)}
            </p>
            <ConsentButtons given={consent(part)} onChoose={(yes) => saveConsent(part, yes)} />
          </fieldset>
        ))}
    </div>
  );
}
