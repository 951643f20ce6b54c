import { PageHeading } from "./page-heading.tsx";

/** The page's title as the letters over a cinema's door. */
export function MarqueeBoard({ title }: { title: string }) {
  return <PageHeading className="board">{title}</PageHeading>;
}
