import { useQuery } from "@tanstack/react-query";
import { Link } from "#app/router/link.tsx";
import { Redirect } from "#app/router/router.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { resultPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { ListState } from "#features/search/endings/list-state.tsx";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import { useSearchQueries } from "#features/search/search-queries.ts";
import { NothingFound } from "./nothing-found.tsx";
import { SearchLayout } from "./search-layout.tsx";
import { Searching } from "./searching.tsx";

/** Navigates to the title of an IMDb id. The server redirects direct requests (`features/search/search-api.server.ts`). */
export function ImdbResult({ imdbId, choice }: { imdbId: string; choice: SearchChoice }) {
  const match = useQuery(useSearchQueries().imdbMatch(imdbId));
  return (
    <SearchLayout choice={choice}>
      <ListState query={match} failure={notices.search} skeleton={<Searching />} searchBox={false}>
        {(found) => {
          if (found === null) return <NothingFound choice={choice} />;
          const path = resultPath(found.type, found.item.id);
          return (
            <>
              <Redirect to={path} />
              <Link to={path} className={buttonClass("primary")}>
                {"title" in found.item ? found.item.title : found.item.name}
              </Link>
            </>
          );
        }}
      </ListState>
    </SearchLayout>
  );
}
