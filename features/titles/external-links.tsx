import { OutsideLink } from "#app/ui/outside-link.tsx";
import type { ExternalLink } from "./model/external-links.ts";
import * as words from "./words/external-links.ts";

/** Where else a title or person is described. */
export function ExternalLinks({ links }: { links: readonly ExternalLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={words.links} className="flex flex-wrap gap-x-6 gap-y-2">
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
