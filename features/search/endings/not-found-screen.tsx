import { useSite } from "#app/data/site-context.tsx";
import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { LanguageLinks } from "#app/ui/language-links.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { withSiteName } from "#domain/page-title.ts";
import { hasLanguages } from "#domain/site.ts";
import { Ending } from "./ending.tsx";

const mark = (
  <p aria-hidden="true" className="display font-names text-[clamp(5.5rem,10vw,9rem)] leading-[0.85] font-extrabold text-amber">
    404
  </p>
);

export default function NotFoundScreen() {
  const words = useWords("site").notFoundPage;
  const { language } = useWords("site").appearance;
  const site = useSite();
  useDocumentTitle(withSiteName(useWords("site").pageTitles.notFound, site));
  return (
    <Ending title={words.heading} mark={mark}>
      <p className="max-w-[60ch] text-muted">{words.text}</p>
      <Link to={paths.landing} className={buttonClass("primary")}>
        {words.goHome}
      </Link>
      {hasLanguages(site) && <LanguageLinks label={language} offered={site.languages} path={paths.home} />}
    </Ending>
  );
}
