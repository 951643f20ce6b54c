import { focusHeading } from "#app/ui/heading-focus.ts";
import { arrowDownIcon, arrowUpIcon, Icon, type IconNode, listPlusIcon, xIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { ShownTitle } from "./shown-title.ts";

export type TitleActions = {
  onRemove: (title: ShownTitle) => void;
  /** Opens the lists that the title is on. */
  onLists: (title: ShownTitle) => void;
  /** Of a list in the visitor's own order, shown whole. */
  onMove?: ((title: ShownTitle, by: -1 | 1) => void) | undefined;
};

type ActionProps = { action: string; icon: IconNode; name: string; title: string; isDisabled?: boolean; onPress: (button: HTMLElement) => void };

/** `action`: names the button for what moves the focus. A disabled one can have the focus, so that it stays at a list's end. */
function Action({ action, icon, name, title, isDisabled = false, onPress }: ActionProps) {
  const words = useWords("mine").savedList;
  return (
    <button
      type="button"
      data-action={action}
      title={name + words.ofTitle(title)}
      aria-disabled={isDisabled || undefined}
      className="icon-button inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-raised-more hover:text-ivory aria-disabled:opacity-45"
      onClick={({ currentTarget }) => isDisabled || onPress(currentTarget)}
    >
      <Icon of={icon} className="size-5" />
    </button>
  );
}

/** Before the title leaves: the focus moves on to the next one. */
function focusNeighbor(button: HTMLElement): void {
  const item = button.closest("li");
  const neighbor = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('[data-action="remove"]');
  if (neighbor) neighbor.focus({ preventScroll: true });
  else focusHeading();
}

type ListedTitleButtonsProps = TitleActions & { shown: ShownTitle; isFirst: boolean; isLast: boolean; className?: string };

export function ListedTitleButtons({ shown, isFirst, isLast, className, onRemove, onLists, onMove }: ListedTitleButtonsProps) {
  const words = useWords("mine").savedList;
  const { title } = shown;
  return (
    <div className={className}>
      {onMove && (
        <>
          <Action action="up" icon={arrowUpIcon} name={words.moveUp} title={title} isDisabled={isFirst} onPress={() => onMove(shown, -1)} />
          <Action action="down" icon={arrowDownIcon} name={words.moveDown} title={title} isDisabled={isLast} onPress={() => onMove(shown, 1)} />
        </>
      )}
      <Action action="lists" icon={listPlusIcon} name={words.inLists} title={title} onPress={() => onLists(shown)} />
      <Action
        action="remove"
        icon={xIcon}
        name={words.remove}
        title={title}
        onPress={(button) => {
          focusNeighbor(button);
          onRemove(shown);
        }}
      />
    </div>
  );
}
