import { useEffect, useState } from "react";
import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Icon, xIcon } from "#app/ui/icons.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
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
  const words = useWords("site").notifications;
  const [offeredOn] = useState(path);
  const isLeft = path !== offeredOn;
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft]);
  return (
    <div data-slot="language-offer" className="mb-3 flex justify-end">
      <p className="pointer-events-auto flex max-w-full items-center gap-2 rounded-lg border border-line bg-raised ps-4 text-sm shadow-2xl">
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
        <button
          type="button"
          aria-label={words.close}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-raised-more"
          onClick={close}
        >
          <Icon of={xIcon} className="size-4" />
        </button>
      </p>
    </div>
  );
}

/** In the corner of the toasts, so that nothing moves. */
export function LanguageOfferLine() {
  const language = useOfferedLanguage();
  return language && <Offer key={language} language={language} />;
}
