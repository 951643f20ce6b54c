import type { ComponentProps, MouseEvent } from "react";
import type { NavigateOptions } from "./browser-history.ts";
import { addressFrom, textOf } from "./location.ts";
import { isPlainClick } from "./plain-click.ts";
import { useRouter } from "./router.tsx";

/** Follows a click on a link within the app, where it is not the browser's. A link to the page itself replaces its entry, if nothing else is said. */
export function useFollow() {
  const { navigate, locationNow } = useRouter();
  return (event: MouseEvent<HTMLAnchorElement>, to: string, { state, replace }: NavigateOptions = {}) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const here = locationNow();
    navigate(to, { state, replace: replace ?? textOf(here) === textOf(addressFrom(here.pathname, to)) });
  };
}

/** `to`: a path of the site, without its language. */
type LinkProps = Omit<ComponentProps<"a">, "href"> & NavigateOptions & { to: string };

export function Link({ to, state, replace, onClick, ...props }: LinkProps) {
  const { hrefOf } = useRouter();
  const follow = useFollow();
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event, to, { state, replace });
  };
  return <a {...props} href={hrefOf(to)} onClick={onFollow} />;
}
