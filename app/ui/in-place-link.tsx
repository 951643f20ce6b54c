import type { ComponentProps, MouseEvent } from "react";
import { useFollow } from "#app/router/link.tsx";
import { addressFrom } from "#app/router/location.ts";
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
  const follow = useFollow();
  const onChoice = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to !== null) follow(event, addressFrom("/", to).search, { replace });
  };
  const disabledProps = to === null && { role: "link", "aria-disabled": true, tabIndex: 0 };
  return (
    <a href={to === null ? undefined : pathIn(to)} onClick={onChoice} {...disabledProps} {...props}>
      {children}
    </a>
  );
}
