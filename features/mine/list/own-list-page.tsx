import { useState } from "react";
import { Link } from "#app/router/link.tsx";
import { useNavigate } from "#app/router/router.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { focusOnMount } from "#app/ui/focus-on-mount.ts";
import { arrowLeftIcon, Icon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { ListNameForm } from "#features/saved/list-name-form.tsx";
import type { ListSections, OwnList } from "#features/saved/model/list-document.ts";
import { ownListsOf } from "#features/saved/model/own-list-changes.ts";
import { plainView, type SavedView, savedViewPath } from "#features/saved/model/saved-view.ts";
import { showUndo } from "#features/saved/show-undo.ts";
import { deleteOwnList, moveInOwnList, removeFromOwnList, renameOwnList } from "#features/saved/store/own-list-actions.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import { titlesOfList } from "./my-titles.ts";
import { ShareList } from "./share-list.tsx";
import { TitleList } from "./title-list.tsx";

const allListsPath = ({ layout }: SavedView): string => savedViewPath(plainView({ tab: "lists", list: null, layout }));

type HeaderProps = { list: OwnList; view: SavedView; lists: readonly OwnList[] };

function Heading({ list, lists }: Omit<HeaderProps, "view">) {
  const words = useWords("saved").ownLists;
  /** `null`: not yet. Afterwards the button has the focus again. */
  const [isRenaming, setRenaming] = useState<boolean | null>(null);
  if (isRenaming)
    return (
      <ListNameForm
        label={words.name}
        submitText={words.save}
        initialName={list.name}
        otherNames={lists.filter(({ id }) => id !== list.id).map(({ name }) => name)}
        onSubmit={(name) => {
          renameOwnList(list.id, name);
          setRenaming(false);
        }}
        onCancel={() => setRenaming(false)}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <h2 className="display min-w-0 text-heading font-bold wrap-anywhere">{list.name}</h2>
      <Button variant="bare" className="px-2!" ref={isRenaming === false ? focusOnMount : undefined} onClick={() => setRenaming(true)}>
        {words.rename}
      </Button>
    </div>
  );
}

/** The way back, the list's name and what can be done with it. */
function Header({ list, view, lists }: HeaderProps) {
  const words = useWords("saved").ownLists;
  const navigate = useNavigate();
  const toOrder = savedViewPath({ ...plainView(view), layout: "rows" });
  const isInOrder = savedViewPath(view) === toOrder;
  const remove = () => {
    navigate(allListsPath(view), { replace: true });
    showUndo(words.deleted, list.name, deleteOwnList(list.id));
  };
  return (
    <div className="mb-6 grid grid-cols-1 gap-1">
      <Link to={allListsPath(view)} className={`gap-2 justify-self-start ${textLinkClass}`}>
        <Icon of={arrowLeftIcon} className="size-4" />
        {words.allLists}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Heading list={list} lists={lists} />
        <div className="flex flex-wrap gap-3">
          <ShareList list={list} />
          {list.titles.length > 1 && !isInOrder && (
            <InPlaceLink to={toOrder} className={buttonClass("quiet")}>
              {words.changeOrder}
            </InPlaceLink>
          )}
          <Button onClick={remove}>{words.deleteList}</Button>
        </div>
      </div>
    </div>
  );
}

type OwnListPageProps = { view: SavedView; number: number; sections: ListSections };

/** One of the visitor's own lists. */
export function OwnListPage({ view, number, sections }: OwnListPageProps) {
  const words = useWords("saved").ownLists;
  const lists = ownListsOf(sections);
  const list = lists[number - 1];
  if (!list)
    return (
      <EmptyList
        {...words.gone}
        links={
          <Link to={allListsPath(view)} className={buttonClass("primary")}>
            {words.allLists}
          </Link>
        }
      />
    );
  return (
    <>
      <Header list={list} view={view} lists={lists} />
      <TitleList
        view={view}
        titles={titlesOfList(sections, list)}
        label={list.name}
        empty={<EmptyList {...words.emptyList} />}
        onRemove={({ key, title }) => showUndo(words.removedFrom(list.name), title, removeFromOwnList(list.id, key), [list.name, title])}
        onMove={({ key }, by) => void moveInOwnList(list.id, key, by)}
      />
    </>
  );
}
