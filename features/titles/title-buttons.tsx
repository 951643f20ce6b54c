import { type ComponentProps, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { bookmarkIcon, Icon, listPlusIcon, starIcon } from "#app/ui/icons.tsx";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import type { Movie } from "#domain/movie.ts";
import type { Series } from "#domain/series.ts";
import { toggleSaved } from "#features/saved/change-saved.ts";
import { type SavedTitle, savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { isSeriesSeen } from "#features/saved/model/seen-episodes.ts";
import { useSeenEntries } from "#features/saved/seen-entries.ts";
import { SeenIcon } from "#features/saved/seen-icon.tsx";
import { useOwnRating, useSaved } from "#features/saved/store/use-saved.ts";
import { toggleFilmSeen, toggleSeriesSeen } from "#features/saved/toggle-seen.ts";
import { useLastAired } from "./series/last-aired.ts";
import { useDialog } from "./use-dialog.ts";

const RatingDialog = lazyExtra(async () => (await import("#features/saved/rating-dialog.tsx")).RatingDialog);
const OwnListsDialog = lazyExtra(async () => (await import("#features/saved/own-lists-dialog.tsx")).OwnListsDialog);

/** Over a picture: an icon, with its name as the tooltip. Beside a label that says the same, screen readers would read the tooltip as a description. */
const HeroButton = ({ name, ...props }: { name: string } & ComponentProps<"button">) => (
  <button type="button" title={name} className={buttonClass("glass", "icon-button size-11 noscript:hidden")} {...props} />
);

function SaveButton({ title }: { title: SavedTitle }) {
  const words = useWords("site").savedButtons;
  const isSaved = useSaved(title.key) !== null;
  return (
    <HeroButton name={words.save} aria-pressed={isSaved} onClick={() => void toggleSaved(words, title, isSaved)}>
      <Icon of={bookmarkIcon} className={isSaved ? "size-5 shrink-0 fill-marquee text-marquee" : "size-5 shrink-0"} />
    </HeroButton>
  );
}

const SeenButton = ({ name, isSeen, onClick }: { name: string; isSeen: boolean; onClick: () => void }) => (
  <HeroButton name={name} aria-pressed={isSeen} onClick={onClick}>
    <SeenIcon isSeen={isSeen} className={isSeen ? "size-5 shrink-0 text-marquee" : "size-5 shrink-0"} />
  </HeroButton>
);

function FilmSeenButton({ title }: { title: SavedTitle }) {
  const words = useWords("site").savedButtons;
  const isSeen = useSeenEntries().has(title.key);
  return <SeenButton name={words.seen} isSeen={isSeen} onClick={() => void toggleFilmSeen(words, title, isSeen)} />;
}

function SeriesSeenButton({ title, series }: { title: SavedTitle; series: Series }) {
  const words = useWords("site").savedButtons;
  const seen = useSeenEntries();
  const lastAired = useLastAired(series.id);
  const isSeen = isSeriesSeen(seen, { id: series.id, series, lastAired });
  return <SeenButton name={words.seenSeries} isSeen={isSeen} onClick={() => void toggleSeriesSeen(words, title, isSeen, seen)} />;
}

/** Opens the visitor's own rating and note, and shows the rating. */
function RatingButton({ title }: { title: SavedTitle }) {
  const ratingWords = useWords("saved").ownRating;
  const own = useOwnRating(title.key);
  const rating = own?.rating ?? null;
  const { button, isOpen, open, close } = useDialog();
  /** A note that was written and not saved: a press beside the dialog must not lose it. */
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <>
      <HeroButton ref={button} name={rating === null ? ratingWords.rate : ratingWords.rated(rating)} aria-haspopup="dialog" onClick={open}>
        <Icon of={starIcon} className={own === null ? "size-5 shrink-0" : "size-4 shrink-0 fill-marquee text-marquee"} />
        {rating !== null && <span aria-hidden="true">{rating}</span>}
      </HeroButton>
      {isOpen && <RatingDialog title={title} own={own} draft={draft} onDraft={setDraft} onClose={close} />}
    </>
  );
}

/** Puts the title on the visitor's own lists. */
function OwnListsButton({ title }: { title: SavedTitle }) {
  const { lists } = useWords("saved").ownLists;
  const { button, isOpen, open, close } = useDialog();
  return (
    <>
      <HeroButton ref={button} name={lists} aria-haspopup="dialog" onClick={open}>
        <Icon of={listPlusIcon} className="size-5 shrink-0" />
      </HeroButton>
      {isOpen && <OwnListsDialog title={title} onClose={close} />}
    </>
  );
}

/** Beside a film's or a series' other buttons: what the visitor does with it on this device. */
export function TitleButtons(page: { movie: Movie } | { series: Series }) {
  const language = useLanguage();
  const title = "movie" in page ? savedMovie(page.movie, language) : savedSeries(page.series, language);
  return (
    <>
      <SaveButton title={title} />
      {"movie" in page ? <FilmSeenButton title={title} /> : <SeriesSeenButton title={title} series={page.series} />}
      <RatingButton title={title} />
      <OwnListsButton title={title} />
    </>
  );
}
