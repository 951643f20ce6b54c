import { resetToHome } from "#app/data/route-state.ts";
import { useSite } from "#app/data/site-context.tsx";
import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useWords } from "#app/words/use-words.tsx";
import { withSiteName } from "#domain/page-title.ts";
import { Ending } from "./ending.tsx";

type NotFoundProps = { documentTitle: string; title: string; text: string; homePath: string };

/** Stands in for a title or a person that does not exist (specification.md, section 2: "Go Back Home", with reset-to-home). */
export function NotFound({ documentTitle, title, text, homePath }: NotFoundProps) {
  const { goBackHome } = useWords("site").actions;
  useDocumentTitle(withSiteName(documentTitle, useSite()));
  return (
    <Ending title={title}>
      <p className="max-w-[60ch] text-muted">{text}</p>
      <Link to={homePath} state={resetToHome} className={buttonClass("primary")}>
        {goBackHome}
      </Link>
    </Ending>
  );
}
