import { useSite } from "#app/data/site-context.tsx";
import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useWords } from "#app/words/use-words.tsx";
import { withSiteName } from "#domain/page-title.ts";
import { Ending } from "./ending.tsx";

/** Stands in for a page that a list does not have. `to`: the list's first page. */
export function PageBeyondEnd({ to }: { to: string }) {
  const { heading } = useWords("site").notFoundPage;
  const { beyondEnd } = useWords("site").paging;
  useDocumentTitle(withSiteName(useWords("site").pageTitles.notFound, useSite()));
  return (
    <Ending title={heading}>
      <p className="max-w-[60ch] text-muted">{beyondEnd.text}</p>
      <Link to={to} className={buttonClass("primary")}>
        {beyondEnd.toFirstPage}
      </Link>
    </Ending>
  );
}
