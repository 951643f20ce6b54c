import { Link } from "react-router";
import { useWords } from "#app/words/use-words.tsx";
import { Icon, slidersIcon } from "./icons.tsx";

/** At a list's heading. `to`: its page with filters. */
export function FilterLink({ to }: { to: string }) {
  const { filterAndSort } = useWords("site").actions;
  return (
    <Link to={to} className="-my-2 inline-flex min-h-11 items-center gap-2 font-semibold text-amber hover:underline">
      <Icon of={slidersIcon} className="size-4" />
      {filterAndSort}
    </Link>
  );
}
