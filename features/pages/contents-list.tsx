import { useId } from "react";
import { FragmentLink } from "#app/ui/fragment-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { headingId } from "./model/heading-id.ts";

/** `headings`: the small headings within a section. */
export type Contents = readonly { title: string; headings?: readonly string[] }[];

function ContentsLink({ title, className }: { title: string; className: string }) {
  return (
    <FragmentLink id={headingId(title)} className={`inline-flex min-h-11 items-center text-muted transition-colors hover:text-amber ${className}`}>
      {title}
    </FragmentLink>
  );
}

/** The small headings are listed on large windows alone, where they stand beside the text. */
export function ContentsList({ contents, className = "" }: { contents: Contents; className?: string }) {
  const words = useWords("pages").pages;
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className={`xl:min-h-40 xl:overflow-y-auto ${className}`}>
      <p id={labelId} className="text-sm text-muted">
        {words.onThisPage}
      </p>
      <ul className="flex flex-wrap gap-x-6 xl:mt-2 xl:flex-col xl:border-s xl:border-line xl:ps-5">
        {contents.map(({ title, headings = [] }) => (
          <li key={title}>
            <ContentsLink title={title} className="font-semibold xl:pointer-fine:min-h-9" />
            {headings.length > 0 && (
              <ul className="mb-2 max-xl:hidden">
                {headings.map((heading) => (
                  <li key={heading}>
                    <ContentsLink title={heading} className="text-sm pointer-fine:min-h-7" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
