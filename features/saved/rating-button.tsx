import { Suspense, useState } from "react";
import { Icon, starIcon } from "#app/ui/icons.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useDialog } from "#app/ui/use-dialog.ts";
import { HeroButton } from "./hero-button.tsx";
import type { SavedTitle } from "./model/saved-title.ts";
import { useOwnRating } from "./store/use-saved.ts";
import * as words from "./words/own-rating.ts";

const RatingDialog = lazyPart(async () => (await import("./rating-dialog.tsx")).RatingDialog);

/** Opens the visitor's own rating and note, and shows the rating. */
export function RatingButton({ title }: { title: SavedTitle }) {
  const own = useOwnRating(title.key);
  const rating = own?.rating ?? null;
  const { button, isOpen, open, close } = useDialog();
  /** A note that was written and not saved: a press beside the dialog must not lose it. */
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <>
      <HeroButton ref={button} name={rating === null ? words.rate : words.rated(rating)} aria-haspopup="dialog" onClick={open}>
        <Icon of={starIcon} className={own === null ? "size-5 shrink-0" : "size-4 shrink-0 fill-marquee text-marquee"} />
        {rating !== null && <span aria-hidden="true">{rating}</span>}
      </HeroButton>
      {isOpen && (
        <Suspense>
          <RatingDialog title={title} own={own} draft={draft} onDraft={setDraft} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
