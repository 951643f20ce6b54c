import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { DiscoverType } from "#domain/addresses.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import { type ActiveFilter, narrowestOf } from "./active-filters.ts";
import { discoverPath } from "./model/discover-address.ts";

/** Names the filter to take away first, and links to the list without each of them. */
export function NothingMatches({ type, active }: { type: DiscoverType; active: readonly ActiveFilter[] }) {
  const words = useWords("discover").discoverForm;
  const narrowest = narrowestOf(active);
  if (narrowest === undefined) return <EmptyList message={words.nothingHere[type]} hint={words.nothingHereHint} />;
  const inOrder = [narrowest, ...active.filter((one) => one !== narrowest)];
  const links = inOrder.map(({ filter, id, text, without }, index) => (
    <Link
      key={`${filter} ${id}`}
      to={discoverPath(without)}
      rel="nofollow"
      className={index === 0 ? buttonClass("primary", "wrap-anywhere") : `${textLinkClass} wrap-anywhere`}
    >
      {words.without(text)}
    </Link>
  ));
  return <EmptyList message={words.nothingMatches[type]} hint={words.loosen(narrowest.text)} links={links} />;
}
