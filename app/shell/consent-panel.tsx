import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { answerQuestion, browserSaysNo, showChoices, useChoicesShown, useConsent } from "#app/ads/consent.ts";
import { useSite } from "#app/site.tsx";
import { Button } from "#app/ui/button.tsx";
import { consentTexts, purposeTexts } from "#content/consent.ts";
import type { Consent, OptionalPart } from "#domain/consent.ts";
import { paths } from "#domain/paths.ts";
import { useAnalyticsScript } from "./analytics-script.ts";

/** Both answers weigh the same: one look, one size, neither chosen beforehand. */
function Question({ part, consent, onAnswer }: { part: OptionalPart; consent: Consent; onAnswer: (yes: boolean) => void }) {
  const { title, text } = purposeTexts[part.purpose];
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <legend className="sr-only">{title}</legend>
      <p className="min-w-0 flex-[1_1_24rem] text-sm text-muted">
        <span className="font-semibold text-ivory">{title}.</span> {text(part.hosts)}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {([false, true] as const).map((yes) => (
          <Button
            key={String(yes)}
            aria-pressed={consent === (yes ? "yes" : "no")}
            className="aria-pressed:outline-2 aria-pressed:outline-amber"
            onClick={() => onAnswer(yes)}
          >
            {yes ? consentTexts.accept : consentTexts.refuse}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function Panel({ parts, consent, asked }: { parts: OptionalPart[]; consent: (part: OptionalPart) => Consent; asked: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked for the panel is led to it; whoever did not is left where they are.
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  const answer = (part: OptionalPart, yes: boolean) => {
    const isLast = parts.every((other) => other === part || consent(other) !== "unasked");
    answerQuestion(part, yes);
    // The panel goes with the last answer; the focus must not go with it.
    if (!asked && isLast) document.getElementById("main")?.focus({ preventScroll: true });
  };
  const close = () => {
    showChoices(false);
    document.getElementById("privacy-choices")?.focus();
  };
  return (
    <section
      aria-labelledby="consent"
      data-slot="consent"
      className="sticky bottom-0 z-20 order-last max-h-[70dvh] overflow-y-auto border-t border-line bg-raised shadow-[0_-12px_40px_-12px_oklch(0_0_0/0.4)]"
      onKeyDown={(event) => {
        if (event.key === "Escape" && asked) close();
      }}
    >
      <div className="room-width grid gap-4 py-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <h2 id="consent" ref={heading} tabIndex={-1} className="display text-lg font-bold outline-none">
            {consentTexts.title}
          </h2>
          <p className="text-muted">{browserSaysNo() ? consentTexts.browserSaysNo : consentTexts.lead}</p>
          <Link to={paths.cookies} className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-amber">
            {consentTexts.details}
          </Link>
          {asked && (
            <Button className="ml-auto" onClick={close}>
              {consentTexts.close}
            </Button>
          )}
        </div>
        {!browserSaysNo() && parts.map((part) => <Question key={part.purpose} part={part} consent={consent(part)} onAnswer={(yes) => answer(part, yes)} />)}
      </div>
    </section>
  );
}

/** Asks what has no answer yet, once, in passing: nothing is covered that cannot be scrolled to. Reopened from the footer. */
export function ConsentPanel({ parts }: { parts: OptionalPart[] }) {
  const { analytics } = useSite();
  const consent = useConsent();
  const asked = useChoicesShown();
  const counting = parts.find((part) => part.purpose === "analytics");
  useAnalyticsScript(analytics, counting ? consent(counting) : "no");
  if (!asked && parts.every((part) => consent(part) !== "unasked")) return null;
  return <Panel parts={parts} consent={consent} asked={asked} />;
}
