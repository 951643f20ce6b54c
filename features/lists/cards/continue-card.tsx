import { Link } from "#app/router/link.tsx";
import { Name, useMark } from "#app/ui/foreign-text.tsx";
import "./continue-card.css";
import { useSite } from "#app/data/site-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, xIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { dismissTitle } from "#features/saved/dismiss-title.ts";
import { type ContinueItem, continuePath, minutesLeft } from "#features/saved/model/continue-items.ts";
import { NextEpisodeLine } from "#features/saved/next-episode-line.tsx";
import { Poster } from "./poster.tsx";

/** `onDismiss`: before the card is removed. */
type ContinueCardProps = { item: ContinueItem; onDismiss: () => void };

/** Leads to where the visitor stopped, or to what comes next. */
export function ContinueCard({ item, onDismiss }: ContinueCardProps) {
  const words = useWords("saved").continueRow;
  const { movieServers, seriesServers } = useSite();
  const { title, episode, reason, position, server } = item;
  const name = [...movieServers, ...seriesServers].find(({ id }) => id === server)?.name ?? null;
  return (
    <div className="relative h-30">
      <Link
        to={continuePath(item)}
        data-slot="continue-card"
        className="group grid h-full grid-cols-[5rem_minmax(0,1fr)] gap-3 overflow-hidden rounded-lg bg-raised hover:bg-raised-more forced-colors:border"
      >
        <Poster path={title.poster_path} title={title.title} sizes="80px" className="h-full rounded-e-none" />
        <span className="flex min-w-0 flex-col py-3 pe-3">
          <span className="me-9 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">
            <Name lang={useMark(title.language)}>{title.title}</Name>
          </span>
          <span className={classNames("mt-1 text-sm text-muted", item.next?.episode ? "line-clamp-1" : "line-clamp-2")}>
            {words.placeText({ episode, reason, minutesLeft: minutesLeft(item), server: name })}
          </span>
          <NextEpisodeLine next={item.next} className="line-clamp-1 text-sm" />
          {position && <progress aria-hidden="true" className="continue-progress" value={position.position} max={position.duration} />}
        </span>
      </Link>
      <button
        type="button"
        title={words.dismiss(title.title)}
        className="absolute end-0 top-0 inline-flex size-11 items-center justify-center rounded-md text-muted hover:text-ivory"
        onClick={() => {
          onDismiss();
          dismissTitle(words, title);
        }}
      >
        <Icon of={xIcon} className="size-4" />
      </button>
    </div>
  );
}
