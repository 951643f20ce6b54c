import type { ReactNode } from "react";
import { headingId } from "./model/heading-id.ts";

/** A section with its heading at the side, as in a printed program. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = headingId(title);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line py-10 outline-none md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[minmax(8rem,1fr)_minmax(0,36rem)]"
    >
      <h2 id={`${id}-title`} className="display text-heading font-bold md:sticky md:top-24 md:self-start min-[106.25rem]:not-couch:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
