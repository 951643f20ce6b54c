import { useSite } from "#app/data/site-context.tsx";
import { Link } from "#app/router/link.tsx";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import type { Prose } from "#domain/prose.ts";
import { hasLanguages, providerName } from "#domain/site.ts";
import { AdPlace } from "#features/ads/ad-place.tsx";
import { PrivacyChoices } from "#features/ads/privacy-choices.tsx";

/** Section 2's columns. */
const footerColumns = [
  ["about", ["about", "blogs"]],
  ["legal", ["privacy", "terms"]],
  ["help", ["faq", "contact", "support"]],
] as const;

/** Its links work without code. */
const FooterLanguages = lazyExtra(async () => (await import("./footer-languages.tsx")).FooterLanguages);

const linkClass = "inline-flex min-h-11 items-center text-muted transition-colors hover:text-amber";

/** A text of `content/` with its links, quieter than in a text page. */
function FooterProse({ prose }: { prose: Prose }) {
  if (typeof prose === "string") return prose;
  const textLinkClass = "underline underline-offset-4 hover:text-amber";
  return prose.map((piece) => {
    if (typeof piece === "string") return piece;
    const { to, text } = piece;
    return to.startsWith("/") ? (
      <Link key={to} to={to} className={textLinkClass}>
        {text}
      </Link>
    ) : (
      <a key={to} href={to} className={textLinkClass}>
        {text}
      </a>
    );
  });
}

export function Footer() {
  const { footerLabel, settings } = useWords("site").navigation;
  const { columns, copyrightLine, links } = useWords("site").footer;
  const { disclaimer, providerNotice, sampleNote } = useWords("site").disclaimers;
  const site = useSite();
  return (
    <footer className="mt-24 border-t border-line/60 bg-raised">
      <AdPlace place="footer" className="pt-8" />
      <div className="page-width grid grid-cols-1 gap-10 py-12">
        <div className="flex flex-wrap items-start justify-between gap-10">
          <nav aria-label={footerLabel} className="flex grow flex-wrap gap-8 *:grow *:basis-32 sm:grid sm:max-w-3xl sm:grid-cols-3">
            {footerColumns.map(([column, pages]) => (
              <div key={column}>
                <h2 className="display mb-2 text-xl font-bold">{columns[column]}</h2>
                <ul>
                  {pages.map((page) => (
                    <li key={page}>
                      <Link to={paths[page]} className={linkClass}>
                        {links[page]}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            <ThemeSwitch name="footer-theme" legendClass="display mb-2 text-xl font-bold" />
            <Link to={paths.settings} className={`${linkClass} mb-1`}>
              {settings}
            </Link>
          </div>
        </div>
        {hasLanguages(site) && <FooterLanguages />}
        <div className="grid max-w-[75ch] grid-cols-1 gap-2 wrap-anywhere text-sm text-muted">
          <p>{copyrightLine(site.name)}</p>
          <p>
            <FooterProse prose={disclaimer(site, paths.contact)} />
          </p>
          <p>{site.catalog === "live" ? providerNotice : sampleNote}</p>
          <PrivacyChoices />
          {site.catalog === "live" && site.providerLogo && (
            <img src={site.providerLogo} alt={providerName} width={120} height={52} loading="lazy" className="h-6 w-auto justify-self-start" />
          )}
        </div>
      </div>
    </footer>
  );
}
