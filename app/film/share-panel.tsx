import { Check, Link2, Share2 } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useSite } from "#app/site.tsx";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { announce } from "#app/ui/toast-channel.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { shareLinks, shareText } from "#domain/share-links.ts";

const sides = {
  start: "left-0",
  /** After another button: near the right edge of a phone. */
  second: "left-0 max-sm:left-auto max-sm:right-0",
  /** At the end of a wide line that breaks on a phone. */
  end: "left-0 md:left-auto md:right-0",
} as const;

type ShareProps = {
  title: string;
  path: string;
  variant?: ButtonVariant;
  /** Where the button stands in its line: the panel grows away from the window's edge. */
  side?: keyof typeof sides;
  /** Upwards where the picture around it ends below the button. */
  opens?: "down" | "up";
};

const popup = "popup,noopener,noreferrer,width=600,height=560";

/** A plain click opens the network's page in a pop-up; without script, or with a modifier key, it is a link as any other. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, "_blank", popup);
}

/** `[copied, copy]`: the flag goes after two seconds. */
function useCopy(url: string): [boolean, () => Promise<void>] {
  const [copied, setCopied] = useState(false);
  // The flag outlives the click, and must not outlive the panel.
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), limits.share.copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const written = await (navigator.clipboard?.writeText(url) ?? Promise.reject(new Error("no clipboard"))).then(
      () => true,
      () => false,
    );
    setCopied(written);
    announce(written ? notices.linkCopied : notices.linkNotCopied);
  };
  return [copied, copy];
}

/** A press anywhere else closes it. @returns a ref for all that is not "else" */
function useClosedFromOutside(open: boolean, close: () => void): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const onOutside = useEffectEvent(close);
  // The press is the document's: nothing in the panel hears of it.
  useEffect(() => {
    if (!open) return;
    const look = (event: PointerEvent) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) onOutside();
    };
    document.addEventListener("pointerdown", look);
    return () => document.removeEventListener("pointerdown", look);
  }, [open]);
  return inside;
}

export function SharePanel({ title, path, variant = "quiet", side = "start", opens = "down" }: ShareProps) {
  const site = useSite();
  const url = `${site.origin}${path}`;
  const [open, setOpen] = useState(false);
  const [copied, copy] = useCopy(url);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const whole = useClosedFromOutside(open, () => setOpen(false));
  // What is hidden cannot hold the focus: it goes back to where it came from.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const text = shareText({ title, siteName: site.name });
  const canShare = open && typeof navigator !== "undefined" && typeof navigator.share === "function";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from the button or from anywhere in the panel closes it
    <div ref={whole} className="relative noscript:hidden" data-slot="share" onKeyDown={closeOnEscape}>
      <Button ref={button} variant={variant} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
      <ul
        id={panelId}
        hidden={!open}
        aria-label={`Share ${title}`}
        className={classNames(
          "absolute z-20 w-56 rounded-lg border border-line bg-raised p-2 text-ivory shadow-2xl",
          opens === "up" ? "bottom-full mb-2" : "top-full mt-2",
          sides[side],
        )}
      >
        {shareLinks({ title, url, siteName: site.name }).map(({ network, href }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={openPopup}
              className="flex min-h-11 items-center rounded-md px-3 hover:bg-raised-more"
            >
              {network}
            </a>
          </li>
        ))}
        {canShare && (
          <li>
            <button
              type="button"
              className="flex min-h-11 w-full items-center rounded-md px-3 hover:bg-raised-more"
              onClick={() => void navigator.share({ title, text, url }).catch(() => undefined)}
            >
              More ways
            </button>
          </li>
        )}
        <li>
          <button type="button" className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 hover:bg-raised-more" onClick={() => void copy()}>
            {copied ? <Check aria-hidden="true" className="size-4" /> : <Link2 aria-hidden="true" className="size-4" />}
            {copied ? "Copied" : "Copy link"}
          </button>
        </li>
      </ul>
    </div>
  );
}
