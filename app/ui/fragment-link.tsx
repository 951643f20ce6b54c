import type { MouseEvent, ReactNode } from "react";
import { useFollow } from "#app/router/link.tsx";
import { useLocation } from "#app/router/router.tsx";

/** Scrolls as the browser would and moves the focus too. The link replaces its history entry, so that the shell does not scroll. */
function goTo(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** Leads to an element of the same page, which needs a `tabIndex`. */
export function FragmentLink({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const { search } = useLocation();
  const follow = useFollow();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    goTo(event, id);
    follow(event, `${search}#${id}`, { replace: true });
  };
  return (
    <a href={`#${id}`} onClick={onClick} className={className}>
      {children}
    </a>
  );
}
