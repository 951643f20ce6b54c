import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { RegionForm } from "./region-form.tsx";

type UpcomingHeadingProps = {
  heading: string;
  lead: string;
  regionForm: ComponentProps<typeof RegionForm>;
  /** Of all titles in the list; `null` until it is known, or if there are none. */
  count: string | null;
  /** Links to the other lists. */
  children?: ReactNode;
};

export function UpcomingHeading({ heading, lead, regionForm, count, children }: UpcomingHeadingProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-col items-start gap-x-8 gap-y-5 lg:flex-row lg:items-end lg:justify-between">
        <PageHeading>{heading}</PageHeading>
        {children}
      </div>
      <p className="max-w-[65ch] text-muted">{lead}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <RegionForm {...regionForm} />
        <p role="status" className="min-h-[1lh] text-muted">
          {count}
        </p>
      </div>
    </div>
  );
}
