import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "./navigate.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site. */
  to: string;
  /** History state for the target screen. */
  state?: unknown;
  /** Replaces the current history entry. A link to the current address always does. */
  replace?: boolean;
};

/** Whether the app handles a click; with a modifier key the browser opens a tab or window, or downloads. */
export const isPlainClick = (event: Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link within the site. React Router's `Link` costs 2 KB of script and four more hooks on every card, for features of its framework mode. */
export function Link({ to, state, replace, onClick, children, ...props }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { state, replace: replace ?? event.currentTarget.href === window.location.href });
  };
  return (
    <a href={to} onClick={follow} {...props}>
      {children}
    </a>
  );
}
