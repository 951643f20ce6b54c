import { useSite } from "#app/data/site-context.tsx";
import { RootMark } from "#app/ui/root-mark.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { useAnalyticsScript } from "./analytics-script.ts";
import { saveConsent, showConsentChoices, useConsent, useConsentChoicesShown } from "./consent.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import { ConsentChoices } from "./consent-choices.tsx";
import { type OptionalFeature, optionalFeatures } from "./model/consent.ts";

/** One question for all undecided features. */
function ConsentQuestion({ features }: { features: readonly OptionalFeature[] }) {
  const { consentTexts } = useWords("ads").consent;
  const choose = (yes: boolean) => {
    for (const feature of features) saveConsent(feature, yes);
    // The pressed button disappears with the question, so the focus moves to the page.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <h2 className="sr-only">{consentTexts.title}</h2>
      <p className="min-w-0 flex-[1_1_20rem] text-sm text-muted">{consentTexts.question(features)}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <ConsentButtons consent="undecided" onChoose={choose} />
        {features.length > 1 && (
          <button type="button" className="min-h-11 text-sm text-muted underline underline-offset-4 hover:text-amber" onClick={() => showConsentChoices(true)}>
            {consentTexts.customize}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * Asks for consent to undecided features, at the bottom of the window. At the end of the page it has space of its own, so it hides
 * no content. The footer's button opens it again.
 */
export function ConsentPanel() {
  const { consentTexts } = useWords("ads").consent;
  const site = useSite();
  const features = optionalFeatures(site);
  const consent = useConsent();
  const choicesShown = useConsentChoicesShown();
  const analyticsFeature = features.find(({ purpose }) => purpose === "analytics");
  useAnalyticsScript(site.analytics, analyticsFeature ? consent(analyticsFeature) : "no");
  const undecided = features.filter((feature) => consent(feature) === "undecided");
  if (!choicesShown && undecided.length === 0) return null;
  const close = () => {
    showConsentChoices(false);
    document.getElementById("privacy-choices")?.focus();
  };
  return (
    <section
      aria-label={consentTexts.title}
      data-slot="consent"
      className="sticky bottom-0 z-20 order-last max-h-[70dvh] overflow-y-auto border-t border-line bg-raised"
      onKeyDown={(event) => {
        if (event.key === "Escape" && choicesShown) close();
      }}
    >
      <RootMark name="consent" />
      <div className="page-width">
        {choicesShown ? <ConsentChoices features={features} consent={consent} onClose={close} /> : <ConsentQuestion features={undecided} />}
      </div>
    </section>
  );
}
