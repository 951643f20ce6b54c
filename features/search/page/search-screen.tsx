import { useCouch } from "#app/data/couch.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { withSiteName } from "#domain/page-title.ts";
import { parseSearchChoice } from "#features/search/model/search-address.ts";
import { parseImdbId } from "#features/search/model/search-query.ts";
import { ImdbResult } from "./imdb-result.tsx";
import { SearchPage } from "./search-page.tsx";
import { SearchPrompt } from "./search-prompt.tsx";

const CouchSearch = lazyExtra(async () => (await import("../couch/couch-search.tsx")).CouchSearch);

export default function SearchScreen() {
  const choice = parseSearchChoice(new URLSearchParams(useLocation().search));
  const { query } = choice;
  useDocumentTitle(withSiteName(useWords("site").pageTitles.search(query), useSite()));
  const isCouch = useCouch();
  if (query === "" && isCouch) return <CouchSearch />;
  if (query === "") return <SearchPrompt />;
  const imdbId = parseImdbId(query);
  return imdbId ? <ImdbResult imdbId={imdbId} choice={choice} /> : <SearchPage choice={choice} />;
}
