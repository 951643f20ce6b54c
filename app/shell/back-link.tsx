import { resetToHome } from "#app/data/route-state.ts";
import { Link } from "#app/router/link.tsx";
import { arrowLeftIcon, Icon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";

/** A film's page leads back to /home, a series' page to /tv, both with reset-to-home (section 2). */
export function backFrom(pathname: string): string | null {
  const [, kind] = /^\/(movie|tv)\/[^/]+\/*$/.exec(pathname) ?? [];
  if (kind === "movie") return paths.home;
  return kind === "tv" && !Object.values<string>(paths).includes(pathname) ? paths.series : null;
}

export const backSize = "-ms-3 size-[44px] shrink-0";
export const backClass = `${backSize} inline-flex items-center justify-center rounded-md text-muted transition-colors hover:text-ivory`;

export function BackLink({ to }: { to: string }) {
  const { back } = useWords("site").actions;
  return (
    <Link to={to} state={resetToHome} aria-label={back} className={backClass}>
      <Icon of={arrowLeftIcon} className="size-[20px]" />
    </Link>
  );
}
