import { type MouseEvent, useEffect, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { checkIcon, Icon, link2Icon } from "#app/ui/icons.tsx";
import { showToast } from "#app/ui/toast-channel.ts";
import * as words from "#content/words/share.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { shareLinks, shareText } from "#domain/share-links.ts";

const popupFeatures = "popup,noopener,noreferrer,width=600,height=560";

/** Opens the network's page in a pop-up; with a modifier key the browser follows the link. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, "_blank", popupFeatures);
}

/** `[copied, copy]`: `copied` is reset after two seconds. */
function useCopy(url: string): [boolean, () => Promise<void>] {
  const [copied, setCopied] = useState(false);
  // The timer must not outlive the panel.
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
    showToast(written ? notices.linkCopied : notices.linkNotCopied);
  };
  return [copied, copy];
}

/** The share panel's list, in a module of its own that loads when the panel opens. */
export function ShareChoices({ id, title, path, className }: { id: string; title: string; path: string; className: string }) {
  const site = useSite();
  const url = `${site.origin}${path}`;
  const [copied, copy] = useCopy(url);
  const text = shareText({ title, siteName: site.name });
  return (
    <ul id={id} aria-label={words.shareTitle(title)} className={className}>
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
      {typeof navigator.share === "function" && (
        <li>
          <button
            type="button"
            className="flex min-h-11 w-full items-center rounded-md px-3 hover:bg-raised-more"
            onClick={() => void navigator.share({ title, text, url }).catch(() => undefined)}
          >
            {words.moreWays}
          </button>
        </li>
      )}
      <li>
        <button type="button" className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 hover:bg-raised-more" onClick={() => void copy()}>
          {copied ? <Icon of={checkIcon} className="size-4" /> : <Icon of={link2Icon} className="size-4" />}
          {copied ? words.copied : words.copyLink}
        </button>
      </li>
    </ul>
  );
}
