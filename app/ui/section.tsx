import { type ReactNode, Suspense, useId } from "react";
import { classNames } from "./class-names.ts";

type SectionProps = {
  /** The target of links to the section. */
  id?: string | undefined;
  title: ReactNode;
  /** Stands at the heading's end. */
  aside?: ReactNode;
  className?: string;
  /** `aside` for what is beside the page's own content. */
  as?: "section" | "aside";
  children: ReactNode;
};

/** A part of a page with an h2. The `Suspense` lets React hydrate it on its own. */
export function Section({ id, title, aside, className, as: Element = "section", children }: SectionProps) {
  const headingId = useId();
  return (
    <Element id={id} aria-labelledby={headingId} data-slot="section" className={classNames(id && "scroll-mt-2", className) || undefined}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="display min-w-0 text-heading font-bold">
          {title}
        </h2>
        {aside}
      </div>
      <Suspense>{children}</Suspense>
    </Element>
  );
}
