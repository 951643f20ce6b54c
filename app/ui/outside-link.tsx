import type { ReactNode } from "react";
import { useWords } from "#app/words/use-words.tsx";
import { classNames } from "./class-names.ts";
import { externalLinkIcon, Icon } from "./icons.tsx";

/** A link to another site, in a new tab, with a mark that it leaves this one. */
export function OutsideLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const { opensWindow } = useWords("site").navigation;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={classNames("inline-flex items-center gap-1.5", className)}>
      {children} <Icon of={externalLinkIcon} className="size-3.5 shrink-0" />
      <span className="sr-only">{opensWindow}</span>
    </a>
  );
}
