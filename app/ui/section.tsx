import { type ReactNode, Suspense, useId } from "react";

/** A part of a page with an h2. `aside` stands at the heading's end. The `Suspense` lets React hydrate it on its own. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-slot="section">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="display text-heading font-bold">
          {title}
        </h2>
        {aside}
      </div>
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  );
}
