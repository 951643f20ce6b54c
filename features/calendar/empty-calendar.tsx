import { Link } from "#app/router/link.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";

/** Nothing is followed, or nothing of it is announced. */
export function EmptyCalendar({ hasTitles }: { hasTitles: boolean }) {
  const { empty, nothingAnnounced } = useWords("calendar").calendarPage;
  const { discover, myList } = useWords("site").navigation;
  const links = (
    <>
      <Link to={paths.discover} className={textLinkClass}>
        {discover}
      </Link>
      <Link to={paths.list} className={textLinkClass}>
        {myList}
      </Link>
    </>
  );
  return <EmptyList {...(hasTitles ? nothingAnnounced : empty)} links={links} />;
}
