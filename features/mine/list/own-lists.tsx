import { Link } from "#app/router/link.tsx";
import { useNavigate } from "#app/router/router.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import type { ListSections, OwnList } from "#features/saved/model/list-document.ts";
import { ownListsOf } from "#features/saved/model/own-list-changes.ts";
import { plainView, type SavedView, savedViewPath } from "#features/saved/model/saved-view.ts";
import { NewList } from "#features/saved/new-list.tsx";
import { titlesOfList } from "./my-titles.ts";

/** Posters of a list's card. */
const posters = 4;

type ListCardProps = { list: OwnList; sections: ListSections; to: string };

function ListCard({ list, sections, to }: ListCardProps) {
  const words = useWords("saved").ownLists;
  const first = titlesOfList(sections, { ...list, titles: list.titles.slice(0, posters) });
  return (
    <Link to={to} className="group block rounded-lg bg-raised p-4 transition-colors hover:bg-raised-more forced-colors:border">
      <span className="grid aspect-[14/5] grid-cols-4 content-start gap-2">
        {first.map(({ key, poster_path, title }) => (
          <Poster key={key} path={poster_path} title={title} sizes="90px" />
        ))}
      </span>
      <span className="mt-3 block font-semibold wrap-anywhere transition-colors group-hover:text-amber">{list.name}</span>
      <span className="block text-sm text-muted">{words.count(list.titles.length)}</span>
    </Link>
  );
}

/** The visitor's lists, in the order of their creation, and a form for another. */
export function OwnLists({ view, sections }: { view: SavedView; sections: ListSections }) {
  const words = useWords("saved").ownLists;
  const lists = ownListsOf(sections);
  const navigate = useNavigate();
  const pathOf = (number: number) => savedViewPath(plainView({ tab: "lists", list: number, layout: view.layout }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <NewList lists={lists} onCreated={() => navigate(pathOf(lists.length + 1))} />
      {lists.length > 0 ? (
        <ul aria-label={words.lists} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {lists.map((list, index) => (
            <li key={list.id}>
              <ListCard list={list} sections={sections} to={pathOf(index + 1)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="border-y-6 border-dotted border-marquee bg-raised px-5 py-6 text-center">
          <p className="display text-heading font-bold">{words.noOwnLists.message}</p>
          <p className="mt-3 text-muted">{words.noOwnLists.hint}</p>
        </div>
      )}
    </div>
  );
}
