import { useAnnouncement } from "#app/ui/announcement.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { useEndFocus } from "./end-focus.ts";

/** Stands before the next episode when several have begun without a sign of the visitor. */
export function StillWatching({ code, to, onClose }: { code: string; to: string; onClose: () => void }) {
  const words = useWords("stage").videoEnd;
  const card = useEndFocus<HTMLElement>();
  useAnnouncement(words.stillWatching);
  return (
    <section
      ref={card}
      aria-label={words.stillWatching}
      className="stage-overlay stage-card shadow-2xl forced-colors:border"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <p aria-hidden="true" className="font-semibold">
        {words.stillWatching}
      </p>
      <p className="mt-1 text-muted">{words.upNext(code)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <InPlaceLink data-first="" to={to} className={buttonClass("primary", "grow")}>
          {words.keepWatching}
        </InPlaceLink>
        <Button className="grow" onClick={onClose}>
          {words.stopWatching}
        </Button>
      </div>
    </section>
  );
}
