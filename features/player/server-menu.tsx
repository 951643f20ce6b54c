import { useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { checkIcon, chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { labelOf, type PlayerServer } from "#domain/player.ts";
import type { ServerMark, ServerMarks } from "./model/server-choice.ts";

export type ServerMenuProps = { servers: readonly PlayerServer[]; selected: PlayerServer; marks: ServerMarks; onSelect: (id: string) => void };

type ServerButtonProps = { server: PlayerServer; mark: ServerMark | undefined; isSelected: boolean; onSelect: () => void };

function ServerButton({ server, mark, isSelected, onSelect }: ServerButtonProps) {
  const words = useWords("stage").player;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      className={classNames(
        "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start",
        isSelected ? "bg-marquee text-on-marquee" : "hover:bg-raised-more",
      )}
      onClick={onSelect}
    >
      <span className="font-semibold">{server.name}</span>
      <span className={classNames("text-sm", !isSelected && "text-muted")}>{mark ? words.markedLabel(labelOf(server), mark) : labelOf(server)}</span>
      {isSelected && <Icon of={checkIcon} className="ms-auto size-4" />}
    </button>
  );
}

/** Section 2's 'Change Server' dropdown. It closes on a selection, on Escape and when the focus leaves it. */
export function ServerMenu({ servers, selected, marks, onSelect }: ServerMenuProps) {
  const words = useWords("stage").player;
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={menu}
      data-slot="server-menu"
      className="group relative max-w-full max-sm:w-full noscript:hidden"
      onKeyDown={(event) => event.key === "Escape" && close()}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
    >
      <summary className={buttonClass("quiet", "max-w-full list-none py-1 max-sm:w-full [&::-webkit-details-marker]:hidden")}>
        {/* On a phone in two lines, so that the name of a remembered server moves nothing. */}
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-2 text-start max-sm:flex-col">
          {words.changeServer}
          <span key={selected.id} className="font-normal text-muted">
            {selected.name}, {labelOf(selected)}
          </span>
        </span>
        <Icon key={selected.id} of={chevronDownIcon} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul
        aria-label={words.servers}
        className="absolute start-0 top-full z-20 mt-2 grid w-max max-w-[calc(100vw-2rem)] gap-1 rounded-lg border border-line bg-raised p-2 shadow-2xl min-[420px]:grid-cols-2"
      >
        {servers.map((server) => (
          <li key={server.id}>
            <ServerButton
              server={server}
              mark={marks[server.id]}
              isSelected={server.id === selected.id}
              onSelect={() => {
                onSelect(server.id);
                close();
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
