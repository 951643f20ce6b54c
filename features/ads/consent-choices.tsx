import { useEffect, useRef } from "react";
import { Link } from "#app/router/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { hasGlobalPrivacyControl, saveConsent } from "./consent.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import type { Consent, OptionalFeature } from "./model/consent.ts";

type ChoicesProps = { features: readonly OptionalFeature[]; consent: (feature: OptionalFeature) => Consent; onClose: () => void };

/** Each optional feature with the visitor's choice. */
export function ConsentChoices({ features, consent, onClose }: ChoicesProps) {
  const { consentTexts, purposeTexts } = useWords("ads").consent;
  const heading = useRef<HTMLHeadingElement>(null);
  // A button elsewhere on the page opened the choices, so the focus follows.
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
        features.map((feature) => (
          <fieldset key={feature.purpose} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4">
            <legend className="sr-only">{purposeTexts[feature.purpose].title}</legend>
            <p className="min-w-0 flex-[1_1_24rem] text-sm text-muted">
              <span className="font-semibold text-ivory">{purposeTexts[feature.purpose].title}.</span> {purposeTexts[feature.purpose].text(feature.hosts)}
            </p>
            <ConsentButtons consent={consent(feature)} onChoose={(yes) => saveConsent(feature, yes)} />
          </fieldset>
        ))}
    </div>
  );
}
