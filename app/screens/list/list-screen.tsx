import { loadSaved } from "#app/data/saved/saved-keys.ts";
import { useSite } from "#app/data/site-context.tsx";
import { lazyComponent } from "#app/ui/deferred.ts";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";
import * as words from "#content/words/saved-list.ts";
import { pageTitles } from "#domain/page-title.ts";
import { ListFailure } from "./list-failure.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";

/** With what is stored: nothing else can be shown first. */
async function fetchMyList() {
  const [{ MyList }] = await Promise.all([import("./my-list.tsx"), loadSaved()]);
  return MyList;
}

const MyList = lazyComponent(fetchMyList, () => ListFailure);
// Fetched with the screen, ahead of a tap where something is saved (prefetch.ts).
if (!import.meta.env.SSR) void MyList.load().catch(() => undefined);

/** The same for all visitors until the browser has hydrated it: what follows the heading is stored on the device. */
export default function ListScreen() {
  const isHydrated = useHydrated();
  useDocumentTitle(pageTitles.staticPage(useSite(), words.heading));
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-5 pt-6 md:pt-8">
      <div>
        <PageHeading>{words.heading}</PageHeading>
        <p className="mt-2 text-muted noscript:hidden">{words.where}</p>
        <p className="mt-2 hidden max-w-[60ch] noscript:block">{words.needsScript}</p>
      </div>
      <PromptSuspense fallback={<ListSkeleton />}>{isHydrated ? <MyList /> : <ListSkeleton />}</PromptSuspense>
    </div>
  );
}
