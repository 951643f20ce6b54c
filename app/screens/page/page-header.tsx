import type { ReactNode } from "react";
import { MarqueeBoard } from "#app/ui/marquee-board.tsx";
import type { Prose } from "#content/prose.ts";
import { ProseText } from "./prose-text.tsx";

type PageHeaderProps = {
  title: string;
  lead: Prose;
  /** Stands on the board's roof. */
  above?: ReactNode;
  /** Stands beside the lead where there is room. */
  beside?: ReactNode;
};

/** The board with the page's title, and the sentence below it. */
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
