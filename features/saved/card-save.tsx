import { useDeferredValue } from "react";
import "./card-save.css";
import { useHydrated } from "#app/ui/hydrated.ts";
import { bookmarkIcon, Icon } from "#app/ui/icons.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { toggleSaved } from "./change-saved.ts";
import { type MovieToSave, type SeriesToSave, savedMovie, savedSeries } from "./model/saved-title.ts";
import { useSaved } from "./store/use-saved.ts";

type Card = { movie: MovieToSave } | { series: SeriesToSave };

function SaveButton(card: Card) {
  const words = useWords("site").savedButtons;
  const language = useLanguage();
  const title = "movie" in card ? savedMovie(card.movie, language) : savedSeries(card.series, language);
  const isSaved = useSaved(title.key) !== null;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={words.saveTitle(title.title)}
      data-slot="card-save"
      className="card-save"
      onClick={() => void toggleSaved(words, title, isSaved)}
    >
      <Icon of={bookmarkIcon} className={isSaved ? "size-5 fill-current" : "size-5"} />
    </button>
  );
}

/**
 * Save, after the link of a film's or a series' card. It has no height: the card's line of facts leaves room for it. Not on the server: a wall of forty would
 * add 15 KB to a document, for a button that only script serves. Deferred: forty at once, right after hydration, held a phone for a tenth of a second.
 */
export function CardSave(card: Card) {
  const isShown = useDeferredValue(useHydrated());
  return isShown && <SaveButton {...card} />;
}
