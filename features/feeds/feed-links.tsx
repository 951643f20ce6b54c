import { chevronDownIcon, Icon, rssIcon } from "#app/ui/icons.tsx";
import { useRestoredDetails } from "#app/ui/restored-state.ts";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { type FeedForm, feedForms, feedPath } from "#domain/addresses.ts";
import { hasForm, type TitleKind } from "./model/feed-forms.ts";

/** Names, the same in every language. */
const names: Record<FeedForm, string> = { atom: "Atom", rss: "RSS", radarr: "Radarr", sonarr: "Sonarr" };

/** `page`: path and canonical parameters of a page that `feed-sources.server.ts` names; `kinds`: what it lists. */
type FeedLinksProps = { page: string; kinds: readonly TitleKind[] };

/** Below a list: the addresses at which other software reads it. Without script as well. */
export function FeedLinks({ page, kinds }: FeedLinksProps) {
  const words = useWords("feeds");
  const pathIn = usePathIn();
  return (
    <details data-slot="feed-links" className="group text-sm text-muted" {...useRestoredDetails("feeds")}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 hover:text-amber">
        <Icon of={rssIcon} className="size-4" />
        {words.summary}
        <Icon of={chevronDownIcon} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-[70ch] leading-relaxed">{words.hint}</p>
      <ul className="pb-4">
        {feedForms.map(
          (form) =>
            hasForm(kinds, form) && (
              <li key={form} className="flex flex-wrap items-center gap-x-3">
                <a
                  href={pathIn(feedPath(form, page))}
                  rel="nofollow"
                  className="inline-flex min-h-11 min-w-14 items-center font-semibold text-amber hover:underline"
                >
                  {names[form]}
                </a>
                {words.forms[form]}
              </li>
            ),
        )}
      </ul>
    </details>
  );
}
