import { Button } from "#app/ui/button.tsx";
import { consentTexts } from "#content/consent.ts";
import type { Consent } from "#domain/consent.ts";

type ButtonsProps = { given: Consent; onChoose: (yes: boolean) => void };

/** Both answers weigh the same: one look, one size, neither chosen beforehand. */
export function ConsentButtons({ given, onChoose }: ButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button aria-pressed={given === "no"} className="aria-pressed:bg-ivory aria-pressed:text-page" onClick={() => onChoose(false)}>
        {consentTexts.decline}
      </Button>
      <Button aria-pressed={given === "yes"} className="aria-pressed:bg-ivory aria-pressed:text-page" onClick={() => onChoose(true)}>
        {consentTexts.accept}
      </Button>
    </div>
  );
}
