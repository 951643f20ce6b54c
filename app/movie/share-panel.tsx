import { type KeyboardEvent, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferred } from "#app/ui/deferred.ts";
import { Icon, share2Icon } from "#app/ui/icons.tsx";
import { share } from "#content/words/share.ts";
import { shareText } from "#domain/share-links.ts";

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

/** Whether the device has a share sheet that visitors know: a phone's or a tablet's. */
const hasShareSheet = (): boolean => typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

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
  const { origin, name } = useSite();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const inside = useCloseOnOutsidePress(open, () => setOpen(false));
  const press = () => {
    if (open || !hasShareSheet()) return setOpen(!open);
    // Within the press: a browser refuses a sheet that opens later.
    navigator.share({ title, text: shareText({ title, siteName: name }), url: `${origin}${path}` }).catch((error: unknown) => setOpen(!isCanceled(error)));
  };
  // The focused element is about to be removed.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on the button or anywhere in the panel closes it
    <div ref={inside} className="relative noscript:hidden" data-slot="share" onKeyDown={closeOnEscape}>
      <Button ref={button} variant={variant} aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={press}>
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
              "absolute z-20 w-56 max-w-[90vw] rounded-lg border border-line bg-raised p-2 text-ivory shadow-2xl short:grid short:w-96 short:grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))]",
              opens === "up" ? "bottom-full mb-2" : "top-full mt-2",
              sides[side],
            )}
          />
        </Suspense>
      )}
    </div>
  );
}
