import { Link } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { pageTitles } from "#app/head/page-title.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { beyondEnd } from "#features/lists/words/paging.ts";
import { heading } from "#features/search/words/not-found-page.ts";
import { Ending } from "./ending.tsx";

/** Stands in for a page that a list does not have. `to`: the list's first page. */
export function PageBeyondEnd({ to }: { to: string }) {
  useDocumentTitle(pageTitles.notFound(useSite()));
  return (
    <Ending title={heading}>
      <p className="max-w-[60ch] text-muted">{beyondEnd.text}</p>
      <Link to={to} className={buttonClass("primary")}>
        {beyondEnd.toFirstPage}
      </Link>
    </Ending>
  );
}
