import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { hasOptionalFeatures } from "#domain/site.ts";

/** Opens the consent choices again. Hidden without script, and where nothing needs consent (the default). */
export function PrivacyChoices() {
  const { privacyChoices } = useWords("site").footer;
  if (!hasOptionalFeatures(useSite())) return null;
  const show = () => void import("./consent.ts").then(({ showConsentChoices }) => showConsentChoices(true));
  return (
    <button
      type="button"
      id="privacy-choices"
      className="min-h-11 justify-self-start font-semibold text-ivory underline decoration-line underline-offset-4 transition-colors hover:text-amber noscript:hidden"
      onClick={show}
    >
      {privacyChoices}
    </button>
  );
}
