import { useQuery } from "@tanstack/react-query";
import { useSearchQueries } from "#app/data/search-queries.ts";
import { Picture, usePictureFailure } from "#app/movie/picture.tsx";
import { Portrait } from "#app/movie/portrait.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { filmIcon, Icon, tvIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { knownFor } from "#content/words/search-dropdown.ts";
import type { ResultRow as Row } from "./result-rows.ts";

/** specification.md, section 9: search rows show posters in w92. */
function Thumbnail({ row }: { row: Row }) {
  const [failed, fail] = usePictureFailure(row.picture);
  if (row.type === "people") return <Portrait path={row.picture} name={row.name} sizes="40px" />;
  if (failed || row.picture === null) {
    return (
      <span data-slot="poster-placeholder" className="flex aspect-2/3 items-center justify-center rounded bg-raised-more text-muted">
        <Icon of={row.type === "tv" ? tvIcon : filmIcon} className="size-5" />
      </span>
    );
  }
  return (
    <Picture
      path={row.picture}
      widths={["w92"]}
      sizes="40px"
      width={92}
      height={138}
      className="aspect-2/3 w-full rounded bg-raised-more object-cover"
      onFailure={fail}
    />
  );
}

/** The titles of the search response at first, then those of the person's own credits. */
function KnownFor({ row }: { row: Row }) {
  const credits = useQuery(useSearchQueries().knownFor(row.id));
  const titles = credits.data?.length ? credits.data : row.knownFor;
  if (titles.length === 0) return null;
  return <span className="block truncate text-sm text-muted">{knownFor(titles)}</span>;
}

type ResultRowProps = { row: Row; id: string; active: boolean; onChoose: () => void };

/** An option of the combobox: the keyboard reaches it with the arrows, not with Tab. */
export function ResultRow({ row, id, active, onChoose }: ResultRowProps) {
  return (
    <Link
      id={id}
      to={row.to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onChoose}
      className={classNames(
        "grid min-h-17 grid-cols-[2.5rem_1fr] items-center gap-3 border-l-4 py-1 pl-2 pr-3 hover:bg-raised-more",
        active ? "border-amber bg-raised-more" : "border-transparent",
      )}
    >
      <Thumbnail row={row} />
      <span className="min-w-0">
        <span className="block truncate font-semibold leading-snug">{row.name}</span>
        <span className="block truncate text-sm text-muted">{row.detail}</span>
        {row.type === "people" && <KnownFor row={row} />}
      </span>
    </Link>
  );
}
