import type { ReactNode } from "react";
import { MarqueeBoard } from "#app/ui/page-heading.tsx";
import { NextSteps } from "./next-steps.tsx";

type EndingProps = {
  title: string;
  /** Decoration before the title. */
  mark?: ReactNode;
  /** What happened, and the first thing to do. */
  children: ReactNode;
};

/** A page without content: absent or failed. */
export function Ending({ title, mark, children }: EndingProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-12 py-10 md:gap-14 md:py-14">
      <div className="grid grid-cols-1 gap-x-14 gap-y-7 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
        <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
          {mark}
          <MarqueeBoard title={title} />
        </div>
        <div className="grid justify-items-start gap-5">{children}</div>
      </div>
      <NextSteps />
    </div>
  );
}
