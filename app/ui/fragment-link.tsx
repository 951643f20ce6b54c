import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";

/** Scrolls as the browser would and moves the focus too. The link replaces its history entry, so that the shell does not scroll. */
function goTo(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** Leads to an element of the same page, which needs a `tabIndex`. */
export function FragmentLink({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  return (
    <Link to={`#${id}`} replace onClick={(event) => goTo(event, id)} className={className}>
      {children}
    </Link>
  );
}
