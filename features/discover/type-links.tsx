import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPath } from "./model/discover-address.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";

/** The same filters for films or for series, without those that the other type does not have. */
export function TypeLinks({ filters }: { filters: DiscoverFilters }) {
  const words = useWords("discover").discoverPage;
  return (
    <nav aria-label={words.typesLabel} className="flex flex-wrap gap-1 rounded-lg bg-raised p-1.5">
      {(["movies", "tv"] as const).map((type) => {
        const isCurrent = type === filters.type;
        return (
          <Link
            key={type}
            to={discoverPath({ ...filters, type, page: 1 })}
            aria-current={isCurrent ? "page" : undefined}
            className={buttonClass(isCurrent ? "primary" : "bare")}
          >
            {words.types[type]}
          </Link>
        );
      })}
    </nav>
  );
}
