import { Link } from "#app/router/link.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import type { SavedTab } from "#features/saved/model/saved-view.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";

/** An empty tab leads on. */
export function EmptyTab({ tab }: { tab: Exclude<SavedTab, "lists"> }) {
  const words = useWords("mine").savedList;
  const links = (
    <>
      <Link to={paths.discover} className={textLinkClass}>
        {words.emptyLinks.discover}
      </Link>
      <Link to={paths.home} className={textLinkClass}>
        {words.emptyLinks.trending}
      </Link>
      <Link to={paths.importTitles} className={textLinkClass}>
        {words.emptyLinks.import}
      </Link>
    </>
  );
  return <EmptyList {...words.empty[tab]} links={links} />;
}
