import { Check, Link2, Share2 } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useSite } from "#app/site.tsx";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { announce } from "#app/ui/toast-channel.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { shareLinks, shareText } from "#domain/share-links.ts";

type ShareProps = {
  title: string;
  path: string;
  variant?: ButtonVariant;
  /** Where the button stands in its line on a wide window: the panel grows away from that edge. */
  side?: "start" | "end";
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

export function SharePanel({ title, path, variant = "quiet", side = "start" }: ShareProps) {
  const site = useSite();
  const url = `${site.origin}${path}`;
  const [open, setOpen] = useState(false);
  const [copied, copy] = useCopy(url);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // What is hidden cannot hold the focus: it goes back to where it came from.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    setOpen(false);
    button.current?.focus();
  };
  const text = shareText({ title, siteName: site.name });
  const canShare = open && typeof navigator !== "undefined" && typeof navigator.share === "function";
  return (
    <div className="relative" data-slot="share">
      <Button ref={button} variant={variant} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
      <ul
        id={panelId}
        hidden={!open}
        aria-label={`Share ${title}`}
        className={classNames(
          "absolute left-0 top-full z-20 mt-2 w-56 rounded-lg border border-line bg-raised p-2 text-ivory shadow-2xl",
          side === "end" && "md:left-auto md:right-0",
        )}
        onKeyDown={closeOnEscape}
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
