import { bookmarkIcon, Icon } from "#app/ui/icons.tsx";
import type { Movie } from "#domain/movie.ts";
import type { Series } from "#domain/series.ts";
import { HeroButton } from "#features/saved/hero-button.tsx";
import { type SavedTitle, savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { isSeriesSeen } from "#features/saved/model/seen-episodes.ts";
import { OwnListsButton } from "#features/saved/own-lists-button.tsx";
import { RatingButton } from "#features/saved/rating-button.tsx";
import { useSeenEntries } from "#features/saved/seen-entries.ts";
import { SeenIcon } from "#features/saved/seen-icon.tsx";
import { useSaved } from "#features/saved/store/use-saved.ts";
import { toggleSaved } from "#features/saved/toggle-saved.ts";
import { toggleFilmSeen, toggleSeriesSeen } from "#features/saved/toggle-seen.ts";
import * as words from "#features/saved/words/saved-buttons.ts";
import { useLastAired } from "./series/last-aired.ts";

function SaveButton({ title }: { title: SavedTitle }) {
  const isSaved = useSaved(title.key) !== null;
  return (
    <HeroButton name={words.save} aria-pressed={isSaved} onClick={() => void toggleSaved(title, isSaved)}>
      <Icon of={bookmarkIcon} className={isSaved ? "size-5 shrink-0 fill-marquee text-marquee" : "size-5 shrink-0"} />
    </HeroButton>
  );
}

function FilmSeenButton({ title }: { title: SavedTitle }) {
  const isSeen = useSeenEntries().has(title.key);
  return (
    <HeroButton name={words.seen} aria-pressed={isSeen} onClick={() => void toggleFilmSeen(title, isSeen)}>
      <SeenIcon isSeen={isSeen} className={isSeen ? "size-5 shrink-0 text-marquee" : "size-5 shrink-0"} />
    </HeroButton>
  );
}

function SeriesSeenButton({ title, series }: { title: SavedTitle; series: Series }) {
  const seen = useSeenEntries();
  const lastAired = useLastAired(series.id);
  const isSeen = isSeriesSeen(seen, { id: series.id, series, lastAired });
  return (
    <HeroButton name={words.seenSeries} aria-pressed={isSeen} onClick={() => void toggleSeriesSeen(title, isSeen, seen)}>
      <SeenIcon isSeen={isSeen} className={isSeen ? "size-5 shrink-0 text-marquee" : "size-5 shrink-0"} />
    </HeroButton>
  );
}

/** Beside a film's or a series' other buttons: what the visitor does with it on this device. */
export function TitleButtons(page: { movie: Movie } | { series: Series }) {
  const title = "movie" in page ? savedMovie(page.movie) : savedSeries(page.series);
  return (
    <>
      <SaveButton title={title} />
      {"movie" in page ? <FilmSeenButton title={title} /> : <SeriesSeenButton title={title} series={page.series} />}
      <RatingButton title={title} />
      <OwnListsButton title={title} />
    </>
  );
}
