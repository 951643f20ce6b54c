import { type ComponentProps, memo, useDeferredValue } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { Failure } from "#app/ui/failure.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { withSiteName } from "#domain/page-title.ts";
import { FeedLinks } from "#features/feeds/feed-links.tsx";
import { droppedEntries, parseSharedList, type SharedList, sharedListPath } from "#features/saved/model/shared-list.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import { SharedActions } from "./shared-actions.tsx";
import { SharedTitleList } from "./shared-titles.tsx";
import { useSharedTitles } from "./use-shared-titles.ts";

/** What the address has besides titles. The server renders the canonical address, which has lost it. */
function DroppedEntries() {
  const words = useWords("mine").sharedPage;
  const { search } = useLocation();
  const dropped = useHydrated() ? droppedEntries(new URLSearchParams(search)) : 0;
  return dropped > 0 && <p className="mt-8 text-muted">{words.dropped(dropped)}</p>;
}

const ActionsOnceLoaded = memo(SharedActions);

/** If the titles load before the code of the buttons, the server's markup stays until both have come: a later value, in a `memo`, replaces nothing. */
const Actions = ({ shared, ...props }: ComponentProps<typeof SharedActions>) => <ActionsOnceLoaded {...props} shared={useDeferredValue(shared)} />;

function SharedPage({ list }: { list: SharedList }) {
  const { name, titles: keys } = list;
  const words = useWords("mine").sharedPage;
  const shared = useSharedTitles(keys);
  return (
    <>
      <p className="mt-3 max-w-[70ch] text-muted">
        <span className="font-semibold text-ivory">{words.titleCount(keys.length)}.</span> {words.about}
      </p>
      {/* The buttons need script. */}
      <div className="mt-5 min-h-11 noscript:hidden">
        <Actions name={name} keys={keys} shared={shared} />
      </div>
      {shared.retry && (
        <div className="mt-6">
          <Failure text={words.failed} onRetry={shared.retry} />
        </div>
      )}
      <div className="mt-8">
        <SharedTitleList keys={keys} shared={shared} />
      </div>
      <DroppedEntries />
      <div className="mt-8">
        <FeedLinks page={sharedListPath(list)} kinds={["movie", "series"]} />
      </div>
    </>
  );
}

/** A list that an address carries: "/shared?name=Rainy+days&titles=movie:19,tv:1396". */
export default function SharedScreen() {
  const words = useWords("mine").sharedPage;
  const list = parseSharedList(new URLSearchParams(useLocation().search));
  const heading = list.name || words.unnamed;
  useDocumentTitle(withSiteName(heading, useSite()));
  return (
    <div className="page-width py-10">
      <PageHeading className={heading.length > 40 ? "wrap-anywhere text-heading!" : "wrap-anywhere"}>{heading}</PageHeading>
      {list.titles.length > 0 ? (
        <SharedPage key={list.titles.join()} list={list} />
      ) : (
        <div className="mt-8">
          <EmptyList {...words.empty} />
        </div>
      )}
    </div>
  );
}
