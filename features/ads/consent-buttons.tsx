import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Consent } from "./model/consent.ts";

type ButtonsProps = { consent: Consent; onChoose: (yes: boolean) => void };

/** Both buttons look the same, and neither is chosen beforehand. */
export function ConsentButtons({ consent, onChoose }: ButtonsProps) {
  const { consentTexts } = useWords("ads").consent;
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button aria-pressed={consent === "no"} className="aria-pressed:bg-ivory aria-pressed:text-page" onClick={() => onChoose(false)}>
        {consentTexts.decline}
      </Button>
      <Button aria-pressed={consent === "yes"} className="aria-pressed:bg-ivory aria-pressed:text-page" onClick={() => onChoose(true)}>
        {consentTexts.accept}
      </Button>
    </div>
  );
}
