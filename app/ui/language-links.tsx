import { useLanguage } from "#app/words/use-words.tsx";
import { pathIn } from "#domain/language-addresses.ts";
import { type Language, languages } from "#domain/languages.ts";

type LanguageLinksProps = { label: string; offered: readonly Language[]; path: string };

/**
 * A page's addresses in the offered languages, each by its own name. No `Link`: another language is another document. `path`: without a language.
 * A list without a landmark: the 404 page has it twice.
 */
export function LanguageLinks({ label, offered, path }: LanguageLinksProps) {
  const current = useLanguage();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6">
      {offered.map((language) => (
        <li key={language}>
          <a
            href={pathIn(language, path)}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? "true" : undefined}
            className="inline-flex min-h-11 items-center text-muted transition-colors hover:text-amber aria-[current]:font-semibold aria-[current]:text-ivory"
          >
            {languages[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
