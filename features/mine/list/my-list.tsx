import { useEffect, useMemo, useState } from "react";
import { useAsk } from "#app/data/ask-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { LinkTabs, TabPanel } from "#app/ui/link-tabs.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { savedQueries } from "#features/saved/model/queries.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import { parseSavedView, plainView, savedTabs, savedViewPath } from "#features/saved/model/saved-view.ts";
import { NotStored } from "#features/saved/not-stored.tsx";
import { fillRunningTimes } from "#features/saved/store/fill-running-times.ts";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { useSavedDocuments } from "#features/saved/store/use-saved.ts";
import { ContinueTab } from "./continue-tab.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { countsOf } from "./my-titles.ts";
import { OwnListPage } from "./own-list-page.tsx";
import { OwnLists } from "./own-lists.tsx";
import { TitleTab } from "./title-tab.tsx";

const panelId = "my-list-panel";

/** The tabs, and what is in the one of the address. */
function Tabs({ documents }: { documents: SavedDocuments }) {
  const words = useWords("mine").savedList;
  const { search } = useLocation();
  const view = useMemo(() => parseSavedView(new URLSearchParams(search)), [search]);
  const counts = countsOf(documents);
  const tabs = savedTabs.map((tab) => ({
    id: tab,
    to: savedViewPath(plainView({ tab, list: null, layout: view.layout })),
    text: words.tabText(tab, counts[tab]),
  }));
  return (
    <div>
      <LinkTabs label={words.tabsLabel} panelId={panelId} tabs={tabs} selected={view.tab} />
      <TabPanel panelId={panelId} selected={view.tab}>
        {view.tab === "continue" && <ContinueTab />}
        {view.tab !== "continue" && view.tab !== "lists" && <TitleTab key={view.tab} view={view} tab={view.tab} documents={documents} />}
        {view.tab === "lists" && view.list === null && <OwnLists view={view} sections={documents.list} />}
        {view.list !== null && <OwnListPage key={view.list} view={view} number={view.list} sections={documents.list} />}
      </TabPanel>
    </div>
  );
}

/** What the device has stored, once it is read. */
export function MyList() {
  const words = useWords("mine").savedList;
  const ask = useAsk();
  const documents = useSavedDocuments();
  const [hasFailed, setFailed] = useState(false);
  // The device is read after hydration. The sum of running times would be of a few films.
  useEffect(() => {
    loadSaved().then(
      () => fillRunningTimes((keys) => ask(savedQueries.titles, [keys])),
      () => setFailed(true),
    );
  }, [ask]);
  if (!documents) return hasFailed ? <Failure text={words.failed} /> : <ListSkeleton />;
  return (
    <>
      <NotStored />
      <Tabs documents={documents} />
    </>
  );
}
