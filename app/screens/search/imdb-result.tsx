import { useQuery } from "@tanstack/react-query";
import { useSearchQueries } from "#app/data/search-queries.ts";
import { ListState } from "#app/endings/list-state.tsx";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Redirect } from "#app/ui/redirect.tsx";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { resultPath, type SearchType } from "#domain/paths.ts";
import { NothingFound } from "./nothing-found.tsx";
import { SearchLayout } from "./search-page.tsx";

/** Navigates to the title of an IMDb id. The server redirects direct requests (`server/http/search.ts`). */
export function ImdbResult({ imdbId, query, type }: { imdbId: string; query: string; type: SearchType }) {
  const match = useQuery(useSearchQueries().imdbMatch(imdbId));
  return (
    <SearchLayout query={query} type={type}>
      <ListState query={match} failure={notices.search} skeleton={<GridSkeleton count={limits.search.skeletons} />}>
        {(found) => {
          if (found === null) return <NothingFound query={query} type={type} suggestions={[]} />;
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
