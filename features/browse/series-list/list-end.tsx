import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/words/use-words.tsx";
import { type ListPageName, listPages, paths } from "#domain/addresses.ts";

/** The places that the last group leaves free in rows of 2, 3 and 6 cards, by its number of cards. A full row: a row of its own. */
const freePlaces: Record<number, string> = {
  1: "col-span-1 sm:col-span-2 lg:col-span-5",
  2: "col-span-2 sm:col-span-1 lg:col-span-4",
  3: "col-span-1 sm:col-span-3 lg:col-span-3",
  4: "col-span-2 sm:col-span-2 lg:col-span-2",
  5: "col-span-1 sm:col-span-1 lg:col-span-1",
};

const otherLists = { popular: { to: paths.series, text: "seePopular" }, topRated: { to: paths.topSeries, text: "seeTopRated" } } as const;

type ListEndProps = { shown: ListPageName; lastGroupCards: number; isShown: boolean };

/** Fills the last group's row and leads on; nothing where the row is full. Without script it follows the whole list. */
export function ListEnd({ shown, lastGroupCards, isShown }: ListEndProps) {
  const words = useWords("browse").seriesListPage;
  const places = freePlaces[lastGroupCards];
  if (places === undefined) return null;
  const other = otherLists[listPages[shown].list === "top-rated" ? "popular" : "topRated"];
  return (
    <div
      className={classNames(
        "grid content-center justify-items-center gap-4 rounded-lg text-center bg-raised p-4 sm:p-6",
        places,
        !isShown && "hidden noscript:grid",
      )}
    >
      <p className="display text-heading font-bold">{words.listEnd}</p>
      <p className="flex flex-wrap justify-center gap-2">
        <Link to={other.to} className={buttonClass("quiet", "px-4")}>
          {words[other.text]}
        </Link>
        <Link to={paths.genres} className={buttonClass("quiet", "px-4")}>
          {words.byGenre}
        </Link>
      </p>
    </div>
  );
}
