import { type ReactNode, use, useDeferredValue } from "react";
import { UNSAFE_LocationContext as LocationContext } from "react-router";

/**
 * Its children show the last address until the page has painted what else a choice changes (the selected tab), and render then, in a transition: a
 * wall of cards delays no tap. They read the address with `useLocation`, in a `memo` without properties, because a parent would render them at once.
 */
export function DeferredLocation({ children }: { children: ReactNode }) {
  const location = useDeferredValue(use(LocationContext));
  return <LocationContext value={location}>{children}</LocationContext>;
}
