import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "#app/router/link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Name, Sentence } from "#app/ui/foreign-text.tsx";
import { chevronRightIcon, filmIcon, Icon, tvIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";
import { Portrait } from "#features/lists/cards/portrait.tsx";
import { useSearchQueries } from "#features/search/search-queries.ts";
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
  const { knownFor } = useWords("search").searchResults;
  const credits = useQuery(useSearchQueries().knownFor(row.id));
  const titles = credits.data?.length ? credits.data : row.knownFor;
  if (titles.length === 0) return null;
  return (
    <span className="block truncate text-sm text-muted">
      <Sentence names={titles}>{knownFor(titles)}</Sentence>
    </span>
  );
}

type OptionProps = { id: string; active: boolean; onChoose: () => void };

/** An option of the combobox: the keyboard reaches it with the arrows, not with Tab. */
function Option({ to, active, onChoose, className, ...props }: OptionProps & { to: string; className: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onChoose}
      className={classNames(
        "items-center gap-3 border-s-4 py-1 pe-3 hover:bg-raised-more",
        active ? "border-amber bg-raised-more" : "border-transparent",
        className,
      )}
      {...props}
    />
  );
}

/** Below the rows: the search that finds a closer match of another type. */
export function OtherTypeRow({ children, ...option }: OptionProps & { to: string; children: string }) {
  return (
    <Option className="flex min-h-12 justify-between ps-3" {...option}>
      <span className="line-clamp-2 font-semibold whole-words">{children}</span>
      <Icon of={chevronRightIcon} className="size-4 shrink-0 text-muted" />
    </Option>
  );
}

export function ResultRow({ row, ...option }: OptionProps & { row: Row }) {
  return (
    <Option to={row.to} className="grid min-h-17 grid-cols-[min(2.5rem,14%)_minmax(0,1fr)] ps-2" {...option}>
      <Thumbnail row={row} />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold leading-snug whole-words">
          <Name lang={row.language}>{row.name}</Name>
        </span>
        <span className="block truncate text-sm text-muted">{row.detail}</span>
        {row.type === "people" && <KnownFor row={row} />}
      </span>
    </Option>
  );
}
