import { Link } from "react-router";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import type { SavedTab } from "#features/saved/model/saved-view.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";

const linkClass = "inline-flex min-h-11 items-center font-semibold text-amber hover:underline";

/** An empty tab leads on. */
export function EmptyTab({ tab }: { tab: Exclude<SavedTab, "lists"> }) {
  const words = useWords("mine").savedList;
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
