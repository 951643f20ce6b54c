import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon, replayIcon, xIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import { useEndFocus } from "./end-focus.ts";

export type Recommendation = { id: number; to: string; title: string; poster: string | null };

type EndScreenProps = {
  /** The recommendations' heading. */
  title: string;
  items: readonly Recommendation[];
  onReplay: () => void;
  onClose: () => void;
};

const posterSizes = "(min-width: 1024px) 128px, (min-width: 640px) 96px, 64px";

/** Covers the stage when nothing follows: Replay, and what to watch next. */
export function EndScreen({ title, items, onReplay, onClose }: EndScreenProps) {
  const words = useWords("stage").videoEnd;
  const screen = useEndFocus<HTMLElement>();
  return (
    <section ref={screen} aria-label={words.watchNext} className="stage-overlay stage-end" onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <div className="flex items-center gap-4">
        <Button data-first="" variant="primary" onClick={onReplay}>
          <Icon of={replayIcon} className="size-5" />
          {words.replay}
        </Button>
        <h2 className="display min-w-0 flex-1 truncate text-xl font-bold max-sm:sr-only">{items.length > 0 && title}</h2>
        <Button variant="glass" className="stage-x ms-auto" aria-label={words.close} onClick={onClose}>
          <Icon of={xIcon} className="size-5" />
        </Button>
      </div>
      <ul aria-label={title} className="flex shrink-0 gap-3 overflow-x-auto p-1 [scrollbar-width:thin] sm:gap-5" onKeyDown={moveFocusWithArrows}>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} className="group block rounded-md">
              <Poster path={item.poster} title={item.title} sizes={posterSizes} />
              <span>{item.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
