import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Sentence } from "#app/ui/foreign-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPaths } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { keyParts, movieKey, seriesKey, type TitleKey } from "#domain/title-key.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieCard } from "#features/lists/cards/movie-grid.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { SeriesCard } from "#features/lists/cards/series-card.tsx";
import { useMovieSectionQueries, useSeriesSectionQueries } from "#features/lists/related-queries.ts";
import { isSavedOrSeen, suggestionSources } from "#features/saved/model/suggestion-sources.ts";
import { savedDocuments } from "#features/saved/store/saved-store.ts";
import { useInPageLanguage } from "#features/saved/store/use-in-page-language.ts";
import { PosterRow, posterRow, posterRowSizes } from "./poster-row.tsx";

type IsKnown = (key: TitleKey) => boolean;
type SuggestionsProps = { id: number; label: string; isKnown: IsKnown; more: string };
type RowProps<T extends { id: number }> = ComponentProps<typeof PosterRow<T>> & { more: string };

const skeleton = <GridSkeleton count={8} columns={posterRow} />;

/** `more`: where to look if all are known. */
const Row = <T extends { id: number }>({ more, ...row }: RowProps<T>) => (row.titles.length === 0 ? <NothingNew to={more} /> : <PosterRow {...row} />);

/** Fills the room of the row. */
function NothingNew({ to }: { to: string }) {
  const words = useWords("saved").continueRow;
  return (
    <div className="grid min-h-72 content-center justify-items-center gap-4 rounded-lg bg-raised p-6 text-center lg:min-h-96">
      <p className="text-muted">{words.nothingNew}</p>
      <Link to={to} className={buttonClass("quiet")}>
        {words.findMore}
      </Link>
    </div>
  );
}

function SuggestedMovies({ id, label, isKnown, more }: SuggestionsProps) {
  const query = useQuery(useMovieSectionQueries().recommendedMovies(id, 1));
  return (
    <QueryState query={query} failure={notices.recommendations} skeleton={skeleton}>
      {({ items }) => (
        <Row titles={items.filter((movie) => !isKnown(movieKey(movie.id)))} label={label} more={more}>
          {(movie) => <MovieCard movie={movie} sizes={posterRowSizes} />}
        </Row>
      )}
    </QueryState>
  );
}

function SuggestedSeries({ id, label, isKnown, more }: SuggestionsProps) {
  const query = useQuery(useSeriesSectionQueries().recommendedSeries(id, 1));
  return (
    <QueryState query={query} failure={notices.recommendations} skeleton={skeleton}>
      {({ items }) => (
        <Row titles={items.filter((series) => !isKnown(seriesKey(series.id)))} label={label} more={more}>
          {(series) => <SeriesCard series={series} sizes={posterRowSizes} />}
        </Row>
      )}
    </QueryState>
  );
}

/** "Because you saved Metropolis": as it was when the row came into view, so that a card which is saved here stays. */
export function SuggestionRow({ index }: { index: number }) {
  const words = useWords("saved").continueRow;
  const [{ saved, isKnown }] = useState(() => {
    const documents = savedDocuments();
    return { saved: suggestionSources(documents, Date.now()).slice(index, index + 1), isKnown: isSavedOrSeen(documents) };
  });
  const [source] = useInPageLanguage(saved);
  if (!source) return null;
  const { kind, id } = keyParts(source.key);
  const label = words.becauseYouSaved(source.title);
  const Suggestions = kind === "movie" ? SuggestedMovies : SuggestedSeries;
  const [genre] = source.genre_ids;
  const lists =
    kind === "movie" ? { all: discoverPaths.movies, genre: discoverPaths.genre.movies } : { all: discoverPaths.series, genre: discoverPaths.genre.tv };
  return (
    <Section title={<Sentence names={[source.title]}>{label}</Sentence>} className="[&_h2]:line-clamp-2 [&_h2]:pb-[0.15em] sm:[&_h2]:line-clamp-1">
      <Suggestions id={id} label={label} isKnown={isKnown} more={genre === undefined ? lists.all : lists.genre(genre)} />
    </Section>
  );
}
