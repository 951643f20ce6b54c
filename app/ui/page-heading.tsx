import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A page's one h1. The shell moves the focus here after a navigation, so it can be focused but not tabbed to. */
export function PageHeading({ className, ...props }: ComponentProps<"h1">) {
  return <h1 tabIndex={-1} className={classNames("display text-title font-extrabold", className)} {...props} />;
}
