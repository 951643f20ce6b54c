import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { birdIcon, briefcaseIcon, checkIcon, Icon, type IconNode, link2Icon, messageCircleIcon, sendIcon, share2Icon, thumbsUpIcon } from "#app/ui/icons.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { type Network, shareLinks } from "./share-links.ts";
import { useCopy } from "./use-copy.ts";

/** Plain symbols: the networks' own marks may not be redrawn or recolored. */
const networkIcons: Record<Network, IconNode> = {
  Facebook: thumbsUpIcon,
  Twitter: birdIcon,
  LinkedIn: briefcaseIcon,
  WhatsApp: messageCircleIcon,
  Telegram: sendIcon,
};

const choiceClass = "group flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start hover:bg-raised-more";

function ChoiceIcon({ of }: Pick<ComponentProps<typeof Icon>, "of">) {
  return <Icon of={of} className="size-5 shrink-0 text-muted transition-colors group-hover:text-amber" />;
}

const popupFeatures = "popup,noopener,noreferrer,width=600,height=560";

/** Opens the network's page in a pop-up; with a modifier key the browser follows the link. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, "_blank", popupFeatures);
}

/**
 * Closes the list on a press outside of the part that holds its button too, and on Escape within, which returns the focus to the button.
 * @returns a ref for the list
 */
function useClosing(onClose: () => void): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // A low window ends above it. Newer browsers return a promise, which is no cleanup of an effect.
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const close = useEffectEvent(onClose);
  // A press outside reaches the document alone.
  useEffect(() => {
    const part = list.current?.parentElement;
    if (!part) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !part.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      part.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    part.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      part.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return list;
}

type ChoicesProps = { id: string; title: string; path: string; className: string; onClose: () => void };

/** The share panel's list, in a module of its own that loads when the panel opens. */
export function ShareChoices({ id, title, path, className, onClose }: ChoicesProps) {
  const words = useWords("site").share;
  const { opensWindow } = useWords("site").navigation;
  const site = useSite();
  const list = useClosing(onClose);
  const hintId = useId();
  const pathIn = usePathIn();
  const url = `${site.origin}${pathIn(path)}`;
  const [copied, copy] = useCopy(url);
  const text = words.shareText(title, site.name);
  return (
    <ul ref={list} id={id} aria-label={words.shareTitle(title)} className={className}>
      {shareLinks({ url, text }).map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={hintId} onClick={openPopup} className={choiceClass}>
            <ChoiceIcon of={networkIcons[network]} />
            {network}
          </a>
        </li>
      ))}
      {typeof navigator.share === "function" && (
        <li>
          <button type="button" className={choiceClass} onClick={() => void navigator.share({ title, text, url }).catch(() => undefined)}>
            <ChoiceIcon of={share2Icon} />
            {words.moreWays}
          </button>
        </li>
      )}
      <li>
        <button type="button" className={choiceClass} onClick={() => void copy()}>
          <ChoiceIcon of={copied ? checkIcon : link2Icon} />
          {copied ? words.copied : words.copyLink}
        </button>
        {/* A description, because the specification names the links. */}
        <span id={hintId} hidden>
          {opensWindow}
        </span>
      </li>
    </ul>
  );
}
