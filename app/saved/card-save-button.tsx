import "./card-save.css";
import { useSaved } from "#app/data/saved/use-saved.ts";
import { bookmarkIcon, Icon } from "#app/ui/icons.tsx";
import { saveTitle } from "#content/words/saved-buttons.ts";
import { type KeptMovie, type KeptSeries, keptMovie, keptSeries } from "#domain/saved/kept-title.ts";
import { toggleSaved } from "./toggle-saved.ts";

/** A film's or a series' card. */
export function CardSaveButton(card: { movie: KeptMovie } | { series: KeptSeries }) {
  const title = "movie" in card ? keptMovie(card.movie) : keptSeries(card.series);
  const isSaved = useSaved(title.key) !== null;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={saveTitle(title.title)}
      data-slot="card-save"
      className="card-save"
      onClick={() => void toggleSaved(title, isSaved)}
    >
      <Icon of={bookmarkIcon} className={isSaved ? "size-5 fill-current" : "size-5"} />
    </button>
  );
}
