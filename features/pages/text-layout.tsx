import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { MarqueeBoard } from "#app/ui/page-heading.tsx";
import type { Prose } from "#domain/prose.ts";
import { type Contents, ContentsList } from "./contents-list.tsx";
import { PageLead } from "./page-lead.tsx";

type TextLayoutProps = {
  title: string;
  lead: Prose;
  contents: Contents;
  /** Shows the table of contents on small windows too. */
  isLong: boolean;
  /** Stands on top of the title board. */
  above?: ReactNode;
  children: ReactNode;
};

/** The lead and the table of contents. A low window has no room for them to stay. */
const besideClass =
  "couch:static! couch:max-h-none! mt-8 grid gap-x-10 gap-y-6 xl:top-24 xl:col-start-2 xl:row-span-2 xl:mt-0 xl:flex xl:flex-col xl:gap-y-8 xl:self-start xl:[@media(height>=44rem)]:sticky xl:[@media(height>=44rem)]:max-h-[calc(100dvh-7rem)]";

/** The title board and the sections. On a large window the lead and the table of contents stand beside them and stay in view. */
export function TextLayout({ title, lead, contents, isLong, above, children }: TextLayoutProps) {
  return (
    <article className="page-width min-h-dvh pt-8 sm:pt-12 xl:grid xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-16">
      <header className="xl:contents">
        {/* The board hangs below the middle of a drawing, without a gap. */}
        <div className={classNames(above !== undefined && "grid justify-items-center *:last:rounded-t-none")}>
          {above}
          <MarqueeBoard title={title} />
        </div>
        <div className={classNames(besideClass, isLong && "lg:grid-cols-[minmax(8rem,1fr)_minmax(0,36rem)]")}>
          <PageLead lead={lead} />
          <ContentsList contents={contents} className={isLong ? "" : "max-xl:hidden"} />
        </div>
      </header>
      <div className="mt-12 xl:col-start-1">{children}</div>
    </article>
  );
}
