import { useSite } from "#app/data/site-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { Link } from "#app/ui/link.tsx";
import { MarqueeBoard } from "#app/ui/marquee-board.tsx";
import { goBackHome } from "#content/words/actions.ts";
import * as words from "#content/words/series-page.ts";
import { pageTitles } from "#domain/page-title.ts";
import { paths } from "#domain/paths.ts";
import { resetToHome } from "#domain/route-state.ts";

export function SeriesNotFound() {
  useDocumentTitle(pageTitles.seriesNotFound(useSite()));
  return (
    <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-5 py-16">
      <MarqueeBoard title={words.notFound} />
      <p className="max-w-[60ch] text-muted">{words.notFoundText}</p>
      <Link to={paths.series} state={resetToHome} className={buttonClass("primary")}>
        {goBackHome}
      </Link>
    </div>
  );
}
