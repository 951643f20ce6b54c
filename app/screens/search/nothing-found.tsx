import { EmptyList } from "#app/endings/empty-list.tsx";
import { posterRow, posterRowSizes } from "#app/endings/poster-row.ts";
import { Poster } from "#app/movie/poster.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import * as words from "#content/words/search-page.ts";
import { yearOf } from "#domain/movie.ts";
import { resultPath, type SearchType, searchPath } from "#domain/paths.ts";
import type { TitleHint } from "#domain/title-hint.ts";

function Suggestions({ suggestions }: { suggestions: readonly TitleHint[] }) {
  return (
    <ul aria-label={words.suggestionsLabel} className={posterRow} onKeyDown={moveFocusWithArrows}>
      {suggestions.map(({ type, id, title, date, poster_path }) => (
        <li key={`${type}-${id}`}>
          <Link to={resultPath(type, id)} className="group block rounded-md">
            <Poster path={poster_path} title={title} sizes={posterRowSizes} className="transition-transform group-hover:-translate-y-1" />
            <span className="mt-3 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">{title}</span>
            <span className="mt-1 block text-sm text-muted">{words.typedYear(type, yearOf(date))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type NothingFoundProps = { query: string; type: SearchType; suggestions: readonly TitleHint[] };

/** The empty result: the message, a hint, the other types, and similar titles. */
export function NothingFound({ query, type, suggestions }: NothingFoundProps) {
  const links = words.searchTabs
    .filter((tab) => tab.type !== type)
    .map((tab) => (
      <Link key={tab.type} to={searchPath(query, tab.type)} replace className="inline-flex min-h-11 items-center font-semibold text-amber hover:underline">
        {words.lookAmong(tab.text)}
      </Link>
    ));
  return (
    <EmptyList message={words.nothingFound[type](query)} hint={words.nothingFoundHint} links={links}>
      {suggestions.length > 0 && (
        <Section title={words.suggestionsLabel}>
          <Suggestions suggestions={suggestions} />
        </Section>
      )}
    </EmptyList>
  );
}
