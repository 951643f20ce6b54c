import type { ComponentProps, MouseEvent } from "react";
import { parsePath, useLinkClickHandler } from "react-router";
import { usePathIn } from "#app/words/use-words.tsx";

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
  const pathIn = usePathIn();
  const choose = useLinkClickHandler<HTMLAnchorElement>({ search: parsePath(to ?? "").search ?? "" }, { replace });
  const onChoice = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to !== null && !event.defaultPrevented) choose(event);
  };
  const disabledProps = to === null && { role: "link", "aria-disabled": true, tabIndex: 0 };
  return (
    <a href={to === null ? undefined : pathIn(to)} onClick={onChoice} {...disabledProps} {...props}>
      {children}
    </a>
  );
}
