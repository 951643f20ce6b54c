import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { focusNewHeading } from "./heading-focus.ts";

/** A page's only h1. It receives the focus after a navigation and is not a tab stop. */
export function PageHeading({ className, ...props }: ComponentProps<"h1">) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen whose code or title had to load mounts its h1 after the navigation.
  useEffect(() => {
    if (heading.current) focusNewHeading(heading.current);
  }, []);
  return <h1 ref={heading} tabIndex={-1} className={classNames("display text-title font-extrabold", className)} {...props} />;
}

/** A word that a phone's window has no room for in the size of titles. */
const hasLongWord = (title: string): boolean => title.split(/\s/).some(({ length }) => length > 15);
const longWordSize = "text-[min(var(--text-title),7.5vw)]! [&:lang(ru)]:text-[min(var(--text-title),5vw)]!";

/** The page's h1 in the style of a cinema's marquee, as wide as its words. A line break in `title` is one on the board. */
export function MarqueeBoard({ title, className = "" }: { title: string; className?: string }) {
  const boardClass = "board font-capitals leading-[1.16] tracking-wide uppercase whitespace-pre-line";
  return <PageHeading className={classNames(boardClass, hasLongWord(title) && longWordSize, className)}>{title}</PageHeading>;
}
