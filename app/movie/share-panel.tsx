import { type KeyboardEvent, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferred } from "#app/ui/deferred.ts";
import { Icon, share2Icon } from "#app/ui/icons.tsx";
import { share } from "#content/words/share.ts";

const ShareChoices = deferred(async () => (await import("./share-choices.tsx")).ShareChoices);

const sides = {
  start: "left-0",
  /** After another button, near the right edge of a phone. */
  second: "left-0 max-sm:left-auto max-sm:right-0",
  /** At the end of a line that wraps on a phone. */
  end: "left-0 md:left-auto md:right-0",
} as const;

type ShareProps = {
  title: string;
  path: string;
  variant?: ButtonVariant;
  /** The button's place in its line: the panel opens away from the window's edge. */
  side?: keyof typeof sides;
  /** Up where a picture around the button would clip the panel below it. */
  opens?: "down" | "up";
};

/** Closes the panel on a press outside of it. @returns a ref for the inside */
function useCloseOnOutsidePress(open: boolean, close: () => void): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const onOutsidePress = useEffectEvent(close);
  // A press outside reaches the document alone.
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) onOutsidePress();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);
  return inside;
}

export function SharePanel({ title, path, variant = "quiet", side = "start", opens = "down" }: ShareProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const inside = useCloseOnOutsidePress(open, () => setOpen(false));
  // The focused element is about to be removed.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on the button or anywhere in the panel closes it
    <div ref={inside} className="relative noscript:hidden" data-slot="share" onKeyDown={closeOnEscape}>
      <Button ref={button} variant={variant} aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={() => setOpen(!open)}>
        <Icon of={share2Icon} className="size-4" />
        {share}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ShareChoices
            id={panelId}
            title={title}
            path={path}
            className={classNames(
              "absolute z-20 w-56 rounded-lg border border-line bg-raised p-2 text-ivory shadow-2xl",
              opens === "up" ? "bottom-full mb-2" : "top-full mt-2",
              sides[side],
            )}
          />
        </Suspense>
      )}
    </div>
  );
}
