import type { Words } from "#languages/words.ts";
import "./rating-dialog.css";
import { type FormEvent, type MouseEvent, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { CloseButton, closeModal, Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/words/use-words.tsx";

import { withSavedActions } from "./change-saved.ts";
import { savedLimits } from "./model/saved-limits.ts";
import type { SavedTitle } from "./model/saved-title.ts";
import type { RatingChange } from "./model/seen-changes.ts";
import type { OwnRating } from "./model/seen-document.ts";
import { showUndo } from "./show-undo.ts";

const { lowest, highest, noteMaxChars } = savedLimits.rating;
const ratings = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);

/** Below so many, the characters that are left are counted. */
const countedChars = 100;

/** Radio buttons, so that the arrow keys choose. `null`: none. */
function Scale({ chosen }: { chosen: number | null }) {
  const words = useWords("saved").ownRating;
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{words.scale}</legend>
      <div className="rating-scale">
        {[null, ...ratings].map((rating) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating ?? ""} defaultChecked={rating === chosen} className="sr-only" />
            <span>{rating ?? words.none}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NoteProps = { text: string; onChange: (text: string) => void };

function Note({ text, onChange }: NoteProps) {
  const words = useWords("saved").ownRating;
  const id = useId();
  const left = noteMaxChars - text.length;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {words.note}
      </label>
      <textarea
        id={id}
        name="note"
        rows={4}
        maxLength={noteMaxChars}
        value={text}
        aria-describedby={`${id}-left`}
        className="w-full rounded-md border border-line bg-page p-3"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-left`} className="rating-left text-sm text-muted">
        {left < countedChars && words.charsLeft(left)}
      </p>
    </div>
  );
}

function Heading({ id, title }: { id: string; title: string }) {
  const words = useWords("saved").ownRating;
  return (
    <div className="flex items-start justify-between gap-4">
      <h2 id={id} className="display min-w-0 pt-2 text-2xl font-bold">
        {words.heading(title)}
      </h2>
      <CloseButton label={words.close} className="-m-2 hover:bg-raised-more" />
    </div>
  );
}

type Stored = Pick<OwnRating, "rating" | "note"> | null;

function outcome(words: Words["saved"]["ownRating"], { rating, note }: RatingChange): string {
  if (rating !== null) return words.saved;
  return note.trim() === "" ? words.removed : words.noteSaved;
}

/** Stores the visitor's rating and note of a title. Nothing happens, and nothing is reported, if neither has changed. */
async function saveOwnRating(words: Words["saved"]["ownRating"], change: RatingChange, stored: Stored): Promise<void> {
  if (change.rating === (stored?.rating ?? null) && change.note.trim() === (stored?.note ?? "")) return;
  await withSavedActions(({ rateTitle }) => showUndo(outcome(words, change), change.title.title, rateTitle(change)));
}

type RatingDialogProps = {
  title: SavedTitle;
  own: Stored;
  /** A note that was written earlier and not saved. */
  draft: string | null;
  onDraft: (note: string | null) => void;
  onClose: () => void;
};

export function RatingDialog({ title, own, draft, onDraft, onClose }: RatingDialogProps) {
  const words = useWords("saved").ownRating;
  const headingId = useId();
  const note = draft ?? own?.note ?? "";
  const store = (rating: number | null, text: string) => {
    void saveOwnRating(words, { title, rating, note: text }, own);
    onDraft(null);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    store(Number(new FormData(event.currentTarget).get("rating")) || null, note);
    // The button behind the dialog cannot get the focus before it has closed.
    event.currentTarget.closest("dialog")?.close();
  };
  const remove = (event: MouseEvent<HTMLElement>) => {
    store(null, "");
    closeModal(event);
  };
  return (
    <Modal aria-labelledby={headingId} onClose={onClose} className="rating-dialog border border-line bg-raised text-ivory shadow-2xl">
      <form className="grid gap-5 p-4 sm:p-6" onSubmit={submit}>
        <Heading id={headingId} title={title.title} />
        <Scale chosen={own?.rating ?? null} />
        <Note text={note} onChange={onDraft} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary">
            {words.save}
          </Button>
          {own && <Button onClick={remove}>{words.remove}</Button>}
          <p className="text-sm text-muted">{words.storedHere}</p>
        </div>
      </form>
    </Modal>
  );
}
