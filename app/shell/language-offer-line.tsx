import { useEffect, useState } from "react";
import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { CornerLine } from "#app/ui/corner-line.tsx";
import { useLanguage } from "#app/words/use-words.tsx";
import { pathIn, preferredLanguage } from "#domain/language-addresses.ts";
import { type Language, languages } from "#domain/languages.ts";
import { usePagePath } from "./page-path.ts";

/** The choice of the device, or else of the browser. A device that remembers nothing would get the browser's offer on each page. */
function useOfferedLanguage(): Language | null {
  const current = useLanguage();
  const { languages: offered } = useSite();
  const { language, languageOfferClosed, remembers } = useDeviceSettings();
  const fromBrowser = remembers ? navigator.languages : [];
  const preferred = preferredLanguage(language === undefined ? fromBrowser : [language], offered);
  return preferred === undefined || preferred === current || languageOfferClosed ? null : preferred;
}

const close = () => saveDeviceSettings({ ...deviceSettings(), languageOfferClosed: true });

/** Closed, followed or left behind on its page, it does not come back; the visitor who follows it has chosen the language. */
function Offer({ language }: { language: Language }) {
  const path = usePagePath();
  const [offeredOn] = useState(path);
  const isLeft = path !== offeredOn;
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft]);
  return (
    <CornerLine slot="language-offer" onClose={close}>
      <a
        href={pathIn(language, path)}
        lang={language}
        dir={languages[language].direction}
        hrefLang={language}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-amber"
        onClick={() => saveDeviceSettings({ ...deviceSettings(), language, languageOfferClosed: true })}
      >
        {languages[language].offer}
      </a>
    </CornerLine>
  );
}

export function LanguageOfferLine() {
  const language = useOfferedLanguage();
  return language && <Offer key={language} language={language} />;
}
