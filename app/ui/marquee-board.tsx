import { PageHeading } from "./page-heading.tsx";

/** The page's h1 in the style of a cinema's marquee, as wide as its words. A line break in `title` is one on the board. */
export function MarqueeBoard({ title, className = "" }: { title: string; className?: string }) {
  return <PageHeading className={`board font-capitals leading-[1.16] tracking-wide uppercase whitespace-pre-line ${className}`}>{title}</PageHeading>;
}
