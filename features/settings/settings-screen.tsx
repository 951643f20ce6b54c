import { titleOfHeading } from "#domain/page-title.ts";
import "./settings.css";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { MarqueeBoard } from "#app/ui/page-heading.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { DeviceSections } from "./device-sections.tsx";
import { SettingSection } from "./setting-section.tsx";

/** What the visitor has chosen and what the device remembers. The server renders it with the defaults, the same for all visitors. */
export default function SettingsScreen() {
  const { appearance } = useWords("site").appearance;
  const words = useWords("settings").settingsPage;
  useDocumentTitle(titleOfHeading(words.heading, useSite()));
  return (
    <div className="page-width min-h-dvh pt-8 sm:pt-12">
      {/* At twice the text size a phone has no room for the word. */}
      <MarqueeBoard title={words.heading} className="text-[min(var(--text-title),13vw)]!" />
      <p className="mt-8 max-w-[46ch] text-xl leading-snug text-pretty sm:text-2xl">{words.lead}</p>
      <p className="mt-6 hidden max-w-[60ch] font-semibold noscript:block">{words.withoutScript}</p>
      <div className="mt-12 noscript:hidden">
        <SettingSection title={appearance}>
          <ThemeSwitch name="theme" legendClass="sr-only" />
        </SettingSection>
        <DeviceSections />
      </div>
    </div>
  );
}
