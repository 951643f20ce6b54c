import type { Prose } from "#domain/prose.ts";
import { ProseText } from "./prose-text.tsx";

/** The sentence or two below a page's title. */
export function PageLead({ lead }: { lead: Prose }) {
  return (
    <p className="max-w-[46ch] text-xl leading-snug text-pretty sm:text-2xl">
      <ProseText prose={lead} />
    </p>
  );
}
