import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A line that opens to show what is below it. Native, so that it opens without script and to the browser's own search. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details data-slot="disclosure" className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-amber">
        {summary}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-amber transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5 leading-relaxed text-muted">{children}</div>
    </details>
  );
}
