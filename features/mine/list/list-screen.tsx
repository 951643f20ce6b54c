import { Suspense } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { Link } from "#app/router/link.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { titleOfHeading } from "#domain/page-title.ts";
import { ListSkeleton } from "./list-skeleton.tsx";

const MyList = lazyPart(async () => (await import("./my-list.tsx")).MyList);

export { MyList as body };

/** What follows the heading is stored on the device: the server renders its skeleton for all visitors. */
export default function ListScreen() {
  const words = useWords("mine").savedList;
  const { calendar } = useWords("site").navigation;
  useDocumentTitle(titleOfHeading(words.heading, useSite()));
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-5 pt-6 md:pt-8">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <PageHeading>{words.heading}</PageHeading>
          <Link to={paths.calendar} className={textLinkClass}>
            {calendar}
          </Link>
        </div>
        <p className="mt-2 text-muted noscript:hidden">{words.where}</p>
        <p className="mt-2 hidden max-w-[60ch] noscript:block">{words.needsScript}</p>
      </div>
      <Suspense fallback={<ListSkeleton />}>
        <MyList />
      </Suspense>
    </div>
  );
}
