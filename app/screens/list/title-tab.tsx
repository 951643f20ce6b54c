import { rateTitle, removeTitle, unmarkSeen } from "#app/data/saved/saved-actions.ts";
import { savedDocuments, type Undo } from "#app/data/saved/saved-store.ts";
import { EmptyList } from "#app/endings/empty-list.tsx";
import { showUndo } from "#app/saved/show-undo.ts";
import { Link } from "#app/ui/link.tsx";
import * as words from "#content/words/saved-list.ts";
import { paths } from "#domain/paths.ts";
import type { SavedDocuments } from "#domain/saved/saved-documents.ts";
import type { SavedView } from "#domain/saved/saved-view.ts";
import { seenKeysOf, type TitleTabName, useTitlesOfTab } from "./my-titles.ts";
import type { ShownTitle } from "./shown-title.ts";
import { TitleList } from "./title-list.tsx";

const removals: Record<TitleTabName, (title: ShownTitle) => Undo> = {
  saved: ({ key }) => removeTitle(key),
  seen: ({ key }) => unmarkSeen(seenKeysOf(savedDocuments().seen, key)),
  rated: (title) => rateTitle({ title, rating: null, note: "" }),
};

function remove(tab: TitleTabName, title: ShownTitle): void {
  const undo = removals[tab](title);
  showUndo(words.removed[tab], title.title, undo);
}

const linkClass = "inline-flex min-h-11 items-center font-semibold text-amber hover:underline";

/** An empty tab leads on. */
function EmptyTab({ tab }: { tab: TitleTabName }) {
  const links = (
    <>
      <Link to={paths.discover} className={linkClass}>
        {words.emptyLinks.discover}
      </Link>
      <Link to={paths.home} className={linkClass}>
        {words.emptyLinks.trending}
      </Link>
      <Link to={paths.importTitles} className={linkClass}>
        {words.emptyLinks.import}
      </Link>
    </>
  );
  return <EmptyList {...words.empty[tab]} links={links} />;
}

type TitleTabProps = { view: SavedView; tab: TitleTabName; documents: SavedDocuments };

export function TitleTab({ view, tab, documents }: TitleTabProps) {
  const titles = useTitlesOfTab(documents, tab);
  return <TitleList view={view} titles={titles} label={words.tabName(tab)} empty={<EmptyTab tab={tab} />} onRemove={(title) => remove(tab, title)} />;
}
