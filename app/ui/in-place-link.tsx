import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "./link.tsx";

type InPlaceLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The page's own path with the query string that the choice makes; `null` where there is nothing to choose. */
  to: string | null;
};

/**
 * A choice within a page (a season, a tab): a link like any other without script, else a change of the query string in place,
 * which moves neither the scroll nor the focus. One element whether it leads anywhere or not, so that an arrow keeps the focus
 * when it comes to its end.
 */
export function InPlaceLink({ to, onClick, children, ...props }: InPlaceLinkProps) {
  const navigate = useNavigate();
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate({ search: new URL(to, window.location.href).search }, { replace: true });
  };
  const leadsNowhere = to === null && { role: "link", "aria-disabled": true, tabIndex: 0 };
  return (
    <a href={to ?? undefined} onClick={choose} {...leadsNowhere} {...props}>
      {children}
    </a>
  );
}
