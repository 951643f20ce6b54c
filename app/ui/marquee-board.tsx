import { PageHeading } from "./page-heading.tsx";

const bulbs = <div aria-hidden="true" className="bulbs" />;

/** The page's title as the letters over a cinema's door, on their rails, in either theme. */
export function MarqueeBoard({ title }: { title: string }) {
  return (
    <div data-slot="marquee-board" className="rounded-md bg-night px-3 shadow-stage">
      {bulbs}
      <div className="bg-on-night bg-radial-[at_50%_0%] from-marquee/0 from-40% to-marquee/25 px-5 py-4 sm:px-8 sm:py-6">
        <PageHeading className="rails leading-[1.16]! tracking-wide! text-night uppercase">{title}</PageHeading>
      </div>
      {bulbs}
    </div>
  );
}
