import { saveConsent, showConsentChoices, useConsent, useConsentChoicesShown } from "#app/ads/consent.ts";
import { useSite } from "#app/data/site-context.tsx";
import { consentTexts } from "#content/consent.ts";
import type { OptionalFeature } from "#domain/consent.ts";
import { useAnalyticsScript } from "./analytics-script.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import { ConsentChoices } from "./consent-choices.tsx";

/** One line in passing for all that has no answer yet. */
function ConsentQuestion({ parts }: { parts: readonly OptionalFeature[] }) {
  const answer = (yes: boolean) => {
    for (const part of parts) saveConsent(part, yes);
    // The question goes with its answer; the focus must not go with it.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <h2 className="sr-only">{consentTexts.title}</h2>
      <p className="min-w-0 flex-[1_1_20rem] text-sm text-muted">{consentTexts.question(parts)}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <ConsentButtons given="undecided" onChoose={answer} />
        {parts.length > 1 && (
          <button type="button" className="min-h-11 text-sm text-muted underline underline-offset-4 hover:text-amber" onClick={() => showConsentChoices(true)}>
            {consentTexts.customize}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * Asks what has no answer yet, at the foot of the window, where it takes its own room at the end of the page and covers nothing for
 * good. Opened again from the footer.
 */
export function ConsentPanel({ parts }: { parts: readonly OptionalFeature[] }) {
  const { analytics } = useSite();
  const consent = useConsent();
  const asked = useConsentChoicesShown();
  const counting = parts.find((part) => part.purpose === "analytics");
  useAnalyticsScript(analytics, counting ? consent(counting) : "no");
  const open = parts.filter((part) => consent(part) === "undecided");
  if (!asked && open.length === 0) return null;
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
        if (event.key === "Escape" && asked) close();
      }}
    >
      <div className="page-width">{asked ? <ConsentChoices parts={parts} consent={consent} onClose={close} /> : <ConsentQuestion parts={open} />}</div>
    </section>
  );
}
