import { useMemo } from "react";
import { useLocation } from "react-router";
import { LinkTabs, TabPanel } from "#app/ui/link-tabs.tsx";
import * as words from "#content/words/saved-list.ts";
import { parseSavedView, plainView, savedTabs, savedViewPath } from "#domain/saved/saved-view.ts";
import { useMyTitles } from "./my-titles.ts";
import { OwnListPage } from "./own-list-page.tsx";
import { OwnLists } from "./own-lists.tsx";
import { TitleTab } from "./title-tab.tsx";

const panelId = "my-list-panel";

/** The tabs, and what is in the one of the address. */
export function MyList() {
  const { search } = useLocation();
  const view = useMemo(() => parseSavedView(new URLSearchParams(search)), [search]);
  const mine = useMyTitles();
  if (mine === null) return null;
  const counts = { saved: mine.saved.length, seen: mine.seen.length, rated: mine.rated.length, lists: mine.lists.length };
  const tabs = savedTabs.map((tab) => ({
    id: tab,
    to: savedViewPath(plainView({ tab, list: null, layout: view.layout })),
    text: words.tabText(tab, counts[tab]),
  }));
  return (
    <div>
      <LinkTabs label={words.tabsLabel} panelId={panelId} tabs={tabs} selected={view.tab} />
      <TabPanel panelId={panelId} selected={view.tab}>
        {view.tab !== "lists" && <TitleTab view={view} tab={view.tab} titles={mine[view.tab]} />}
        {view.tab === "lists" && view.list === null && <OwnLists view={view} mine={mine} />}
        {view.list !== null && <OwnListPage key={view.list} view={view} number={view.list} mine={mine} />}
      </TabPanel>
    </div>
  );
}
