import type { ReactNode } from "react";
import { NextSteps } from "./next-steps.tsx";

type EmptyListProps = {
  message: string;
  hint: string;
  /** Links to other lists. */
  links?: ReactNode;
  /** `false` where the page has a search box of its own. */
  searchBox?: boolean;
};

/** Stands in for a list without entries. The search box and five posters follow. */
export function EmptyList({ message, hint, links, searchBox }: EmptyListProps) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid justify-items-center gap-4 border-y-6 border-dotted border-marquee bg-raised px-5 py-6 text-center md:py-8" data-slot="empty-list">
        <p className="display max-w-[13.25em] text-heading font-bold text-balance wrap-anywhere">{message}</p>
        <p className="max-w-[60ch] text-balance text-muted">{hint}</p>
        {links && <p className="flex flex-wrap justify-center gap-x-6">{links}</p>}
      </div>
      <NextSteps searchBox={searchBox} />
    </div>
  );
}
