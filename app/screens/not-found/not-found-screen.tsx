import { useSite } from "#app/data/site-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { Link } from "#app/ui/link.tsx";
import { MarqueeBoard } from "#app/ui/marquee-board.tsx";
import * as words from "#content/words/not-found-page.ts";
import { pageTitles } from "#domain/page-title.ts";
import { paths } from "#domain/paths.ts";

export default function NotFoundScreen() {
  useDocumentTitle(pageTitles.notFound(useSite()));
  return (
    <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-5 py-16">
      <p aria-hidden="true" className="display text-[clamp(6rem,20vw,14rem)] font-extrabold text-amber">
        404
      </p>
      <MarqueeBoard title={words.heading} />
      <p className="max-w-[60ch] text-muted">{words.text}</p>
      <Link to={paths.landing} className={buttonClass("primary")}>
        {words.goHome}
      </Link>
    </div>
  );
}
