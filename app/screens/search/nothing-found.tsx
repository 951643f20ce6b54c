import { Poster } from "#app/movie/poster.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import * as words from "#content/words/search-page.ts";
import { yearOf } from "#domain/movie.ts";
import { resultPath, type SearchType, searchPath } from "#domain/paths.ts";
import type { TitleHint } from "#domain/title-hint.ts";

const suggestionSizes = "(min-width: 1408px) 243px, (min-width: 768px) 17vw, (min-width: 640px) 29.2vw, 43.8vw";

function Suggestions({ suggestions }: { suggestions: readonly TitleHint[] }) {
  return (
    <Section title={words.suggestionsLabel}>
      <ul
        aria-label={words.suggestionsLabel}
        className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-5 lg:gap-x-6"
        onKeyDown={moveFocusWithArrows}
      >
        {suggestions.map(({ type, id, title, date, poster_path }) => (
          <li key={`${type}-${id}`}>
            <Link to={resultPath(type, id)} className="group block rounded-md">
              <Poster path={poster_path} title={title} sizes={suggestionSizes} className="transition-transform group-hover:-translate-y-1" />
              <span className="mt-3 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">{title}</span>
              <span className="mt-1 block text-sm text-muted">{words.typedYear(type, yearOf(date))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type NothingFoundProps = { query: string; type: SearchType; suggestions: readonly TitleHint[] };

/** The empty result: the message, a hint, the other types, and similar titles. */
export function NothingFound({ query, type, suggestions }: NothingFoundProps) {
  return (
    <div className="grid gap-12">
      <div
        className="grid justify-items-center gap-4 border-y-6 border-dotted border-marquee bg-raised px-5 py-8 text-center md:py-10"
        data-slot="nothing-found"
      >
        <p className="display max-w-[28ch] text-heading font-bold text-balance wrap-anywhere">{words.nothingFound[type](query)}</p>
        <p className="max-w-[60ch] text-balance text-muted">{words.nothingFoundHint}</p>
        <p className="flex flex-wrap justify-center gap-x-6">
          {words.searchTabs
            .filter((tab) => tab.type !== type)
            .map((tab) => (
              <Link
                key={tab.type}
                to={searchPath(query, tab.type)}
                replace
                className="inline-flex min-h-11 items-center font-semibold text-amber hover:underline"
              >
                {words.lookAmong(tab.text)}
              </Link>
            ))}
        </p>
      </div>
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
    </div>
  );
}
