import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { focusNewHeading } from "./heading-focus.ts";

/** A page's one h1. It can be focused but not tabbed to: after a navigation the focus comes here. */
export function PageHeading({ className, ...props }: ComponentProps<"h1">) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen that had to be fetched, or that waited for its title, appears after the navigation.
  useEffect(() => {
    if (heading.current) focusNewHeading(heading.current);
  }, []);
  return <h1 ref={heading} tabIndex={-1} className={classNames("display text-title font-extrabold", className)} {...props} />;
}
