import type { ReactNode } from "react";
import { chevronDownIcon, Icon } from "./icons.tsx";
import { useRestoredDetails } from "./restored-state.ts";

/** `name` is unique on its page. */
type DisclosureProps = { name: string; summary: ReactNode; children: ReactNode };

/** A native `<details>`: it opens without script and for the browser's find in page. */
export function Disclosure({ name, summary, children }: DisclosureProps) {
  return (
    <details data-slot="disclosure" className="group" {...useRestoredDetails(name)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-amber">
        {summary}
        <Icon of={chevronDownIcon} className="size-5 shrink-0 text-amber transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5 leading-relaxed text-muted">{children}</div>
    </details>
  );
}
