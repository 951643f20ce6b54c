import { classNames } from "#app/ui/class-names.ts";
import * as words from "#content/words/player.ts";
import { labelOf, type PlayerServer } from "#domain/player.ts";

type ServerPickerProps = { servers: readonly PlayerServer[]; selected: PlayerServer; onSelect: (id: string) => void };

/** Every server as a toggle button with its label. */
export function ServerPicker({ servers, selected, onSelect }: ServerPickerProps) {
  return (
    <ul aria-label={words.servers} className="noscript:hidden grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 sm:grid-cols-4 xl:grid-cols-6">
      {servers.map((server) => {
        const isSelected = server.id === selected.id;
        return (
          <li key={server.id}>
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => onSelect(server.id)}
              className={classNames(
                "flex min-h-14 w-full flex-col items-start justify-center rounded-md px-3 py-2 text-left leading-tight transition-colors",
                isSelected ? "bg-marquee text-on-marquee" : "bg-raised text-ivory hover:bg-raised-more",
              )}
            >
              <span className="font-semibold">{server.name}</span>
              <span className={classNames("text-sm", isSelected ? "text-on-marquee" : "text-muted")}>{labelOf(server)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
