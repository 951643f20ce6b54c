import type { ReactNode } from "react";
import { MarqueeBoard } from "#app/ui/marquee-board.tsx";
import type { Prose } from "#content/prose.ts";
import { ProseText } from "./prose-text.tsx";

type PageHeaderProps = {
  title: string;
  lead: Prose;
  /** Stands on top of the title board. */
  above?: ReactNode;
  /** Stands beside the lead on a desktop. */
  beside?: ReactNode;
};

/** The title board and the lead. */
export function PageHeader({ title, lead, above, beside }: PageHeaderProps) {
  return (
    <header>
      {above}
      <MarqueeBoard title={title} />
      <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_66ch]">
        <p className={`max-w-[46ch] text-2xl leading-snug text-pretty ${beside ? "" : "lg:col-span-2"}`}>
          <ProseText prose={lead} />
        </p>
        {beside}
      </div>
    </header>
  );
}
