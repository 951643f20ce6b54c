import { PageHeading } from "./page-heading.tsx";

/** A row of bulbs; the last one is never cut. */
function Bulbs() {
  return <div aria-hidden="true" className="h-5 bg-[radial-gradient(circle,var(--color-marquee)_0_3px,transparent_4px)] bg-size-[24px_20px] bg-repeat-round" />;
}

/** The page's title as the letters over a cinema's door, on their rails, in either theme. */
export function MarqueeBoard({ title }: { title: string }) {
  return (
    <div data-slot="marquee-board" className="rounded-md bg-night px-3 shadow-stage">
      <Bulbs />
      <div className="bg-on-night bg-radial-[at_50%_0%] from-marquee/0 from-40% to-marquee/25 px-5 py-4 sm:px-8 sm:py-6">
        <PageHeading className="bg-[repeating-linear-gradient(to_bottom,transparent_0_calc(1.16em-2px),color-mix(in_oklab,var(--color-night)_16%,transparent)_calc(1.16em-2px)_1.16em)] leading-[1.16]! tracking-wide! text-night uppercase">
          {title}
        </PageHeading>
      </div>
      <Bulbs />
    </div>
  );
}
