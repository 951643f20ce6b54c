import { useWords } from "#app/words/use-words.tsx";
import { Icon, slidersIcon } from "./icons.tsx";
import { HeadingLink } from "./text-link.tsx";

/** At a list's heading. `to`: its page with filters. */
export function FilterLink({ to }: { to: string }) {
  const { filterAndSort } = useWords("site").actions;
  return (
    <HeadingLink to={to}>
      <Icon of={slidersIcon} className="size-4" />
      {filterAndSort}
    </HeadingLink>
  );
}
