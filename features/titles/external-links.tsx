import { OutsideLink } from "#app/ui/outside-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { ExternalLink } from "./model/external-links.ts";

/** Where else a title or person is described. `label`: the list's name, unless a term before it says the same. */
export function ExternalLinks({ links, label }: { links: readonly ExternalLink[]; label?: string }) {
  const words = useWords("site").externalLinks;
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ site, href }) => (
        <li key={site}>
          <OutsideLink href={href} className="min-h-9 font-semibold text-amber hover:underline pointer-coarse:min-h-11">
            {words.siteNames[site]}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
