import type { ComponentProps, MouseEvent } from "react";
import { isPlainClick } from "./link.tsx";
import { useNavigate } from "./navigate.ts";

type InPlaceLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The page's own path with the choice's query string; `null` renders a disabled link. */
  to: string | null;
  /** `false`: Back returns to the page without the choice. */
  replace?: boolean;
};

/**
 * A choice within a page (a season, a tab). It replaces the query string and moves neither the scroll nor the focus.
 * Enabled and disabled it is one element, so that a "next" button keeps the focus at its end.
 */
export function InPlaceLink({ to, replace = true, onClick, children, ...props }: InPlaceLinkProps) {
  const navigate = useNavigate();
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate({ search: new URL(to, window.location.href).search }, { replace });
  };
  const disabledProps = to === null && { role: "link", "aria-disabled": true, tabIndex: 0 };
  return (
    <a href={to ?? undefined} onClick={choose} {...disabledProps} {...props}>
      {children}
    </a>
  );
}
