import type { ComponentProps, MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address of this site, from its root. */
  to: string;
  /** History state for the screen that it leads to. */
  state?: unknown;
  /** In the place of the current history entry. A link to the address that is shown already is always that. */
  replace?: boolean;
};

/** Whether a click is the page's affair, and not the browser's: a new tab, a download, another window. */
export const isPlainClick = (event: Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * A link within the site. The router's own carries what its framework mode prefetches and masks: 2 KB of script, and four more hooks
 * on each of a wall's cards.
 */
export function Link({ to, state, replace, onClick, children, ...props }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { state, replace: replace ?? event.currentTarget.href === window.location.href });
  };
  return (
    <a href={to} onClick={follow} {...props}>
      {children}
    </a>
  );
}

/** A link that is marked while its page is shown. */
export function PageLink({ to, ...props }: LinkProps) {
  const isShown = useLocation().pathname === to;
  return <Link to={to} aria-current={isShown ? "page" : undefined} {...props} />;
}
