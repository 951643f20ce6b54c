import { Link } from "#app/router/link.tsx";
import { useAnnouncement } from "#app/ui/announcement.ts";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { searchPath } from "#domain/addresses.ts";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import { noteTexts } from "#features/search/note-texts.ts";
import type { SearchResultPage } from "../model/queries.ts";

type ResultNotesProps = { choice: SearchChoice; found: Pick<SearchResultPage<unknown>, "correctedTo" | "omittedYear" | "otherType"> };

/** Above the results: what was searched instead of the query, the year that was left out, and a closer match of another type. */
export function ResultNotes({ choice: { query, type, year }, found: { correctedTo, omittedYear, otherType } }: ResultNotesProps) {
  const searchResults = useWords("search").searchResults;
  const { inType, otherYears, sentences, showingResultsFor } = searchResults;
  const words = useWords("search").searchPage;
  useAnnouncement(sentences(noteTexts(searchResults, { correctedTo, omittedYear })));
  if (!(correctedTo || omittedYear || otherType)) return null;
  return (
    <p className="-mt-4 mb-5 flex flex-wrap items-center gap-x-5 wrap-anywhere">
      {correctedTo && (
        <>
          <span className="text-lg">{showingResultsFor(correctedTo)}</span>
          <Link to={searchPath(query, type, { year, verbatim: true })} className={textLinkClass}>
            {words.searchVerbatim(query)}
          </Link>
        </>
      )}
      {omittedYear && <span className="text-lg">{otherYears(omittedYear)}</span>}
      {otherType && (
        <Link to={searchPath(otherType.name, otherType.type, { year })} className={textLinkClass}>
          {inType(otherType)}
        </Link>
      )}
    </p>
  );
}
