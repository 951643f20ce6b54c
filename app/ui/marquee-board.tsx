import { PageHeading } from "./page-heading.tsx";

/** The page's h1 in the style of a cinema's marquee. */
export function MarqueeBoard({ title }: { title: string }) {
  return <PageHeading className="board">{title}</PageHeading>;
}
