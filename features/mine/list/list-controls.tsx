import { useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useNavigate } from "#app/router/router.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, layoutGridIcon, rowsIcon, slidersIcon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { allGenres, genreName } from "#domain/genre.ts";
import { hasTitlesHere } from "#domain/site.ts";
import { sortedGenres } from "#domain/sorted-genres.ts";
import { addedPeriods, plainView, type SavedView, savedTypes, savedViewPath, sortsOf } from "#features/saved/model/saved-view.ts";
import type { FilterChoices } from "#features/saved/model/shown-titles.ts";

type Option = readonly [value: string, text: string];

/** A choice applies at once, in place, so that the arrow keys can go on. */
type SelectProps = { label: string; value: string; options: readonly Option[]; onChoose: (value: string) => void };

function Select({ label, value, options, onChoose }: SelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className="h-11 max-w-full min-w-0 rounded-md border border-line bg-raised ps-3 pe-10 hover:border-muted max-sm:w-full"
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}

const numberOrNull = (text: string): number | null => (text === "" ? null : Number(text));
const ratings = [5, 6, 7, 8, 9] as const;

/** The chosen value too, if the list has none such any more. */
const withChosen = (values: readonly number[], chosen: number | null): number[] =>
  chosen === null || values.includes(chosen) ? [...values] : [...values, chosen];

type ControlsProps = { view: SavedView; choices: FilterChoices };

/** How many filters are set. */
export function filterCount(view: SavedView): number {
  const plain = plainView(view);
  return (["type", "genre", "decade", "rating", "added", "here"] as const).filter((filter) => view[filter] !== plain[filter]).length;
}

/** The view without its filters. */
export const withoutFilters = (view: SavedView): SavedView => ({ ...plainView(view), sort: view.sort });

function Filters({ view, choices, choose }: ControlsProps & { choose: (change: Partial<SavedView>) => void }) {
  const words = useWords("mine").savedList;
  const site = useSite();
  const names = useWords("site").genres;
  const genres = sortedGenres(allGenres, names, useLanguage())
    .filter((genre) => genre.id === view.genre || choices.genres.includes(genre))
    .map((genre): Option => [String(genre.id), genreName(names, genre)]);
  const decades = withChosen(choices.decades, view.decade).toSorted((a, b) => b - a);
  const leastRatings = withChosen(ratings, view.rating).toSorted((a, b) => a - b);
  return (
    <>
      {(choices.hasBothTypes || view.type !== "all") && (
        <Select
          label={words.type}
          value={view.type}
          options={savedTypes.map((type) => [type, words.types[type]])}
          onChoose={(value) => choose({ type: savedTypes.find((type) => type === value) ?? "all" })}
        />
      )}
      <Select
        label={words.genre}
        value={String(view.genre ?? "")}
        options={[["", words.anyGenre], ...genres]}
        onChoose={(value) => choose({ genre: numberOrNull(value) })}
      />
      <Select
        label={words.decade}
        value={String(view.decade ?? "")}
        options={[["", words.anyDecade], ...decades.map((year): Option => [String(year), words.decadeText(year)])]}
        onChoose={(value) => choose({ decade: numberOrNull(value) })}
      />
      <Select
        label={words.rating}
        value={String(view.rating ?? "")}
        options={[["", words.anyRating], ...leastRatings.map((value): Option => [String(value), words.atLeast(value)])]}
        onChoose={(value) => choose({ rating: numberOrNull(value) })}
      />
      <Select
        label={words.added}
        value={view.added ?? ""}
        options={[["", words.atAnyTime(view.tab)], ...addedPeriods.map((period): Option => [period, words.periods[period]])]}
        onChoose={(value) => choose({ added: addedPeriods.find((period) => period === value) ?? null })}
      />
      {hasTitlesHere(site) && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input type="checkbox" className="size-5 shrink-0" checked={view.here} onChange={({ target }) => choose({ here: target.checked })} />
          {words.here}
        </label>
      )}
    </>
  );
}

/** As cards or as rows. */
export function LayoutLinks({ view }: { view: SavedView }) {
  const words = useWords("mine").savedList;
  return (
    <ul aria-label={words.layouts} className="flex shrink-0 gap-1 rounded-lg bg-raised p-1">
      {(["cards", "rows"] as const).map((layout) => (
        <li key={layout}>
          <InPlaceLink
            to={savedViewPath({ ...view, layout })}
            aria-current={view.layout === layout || undefined}
            title={words.layoutNames[layout]}
            className={buttonClass(view.layout === layout ? "quiet" : "bare", "px-3!")}
          >
            <Icon of={layout === "cards" ? layoutGridIcon : rowsIcon} className="size-5" />
          </InPlaceLink>
        </li>
      ))}
    </ul>
  );
}

/** The filters and the order. In a narrow window the filters open with a button. */
export function ListControls({ view, choices }: ControlsProps) {
  const words = useWords("mine").savedList;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const choose = (change: Partial<SavedView>) => navigate(savedViewPath({ ...view, ...change }), { replace: true });
  const active = filterCount(view);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" aria-expanded={isOpen} className={buttonClass("quiet", "px-4 sm:hidden")} onClick={() => setOpen(!isOpen)}>
        <Icon of={slidersIcon} className="size-5" />
        {words.openFilters(active)}
      </button>
      <fieldset className={classNames("flex min-w-0 flex-wrap items-center gap-3 max-sm:order-last max-sm:w-full", !isOpen && "max-sm:hidden")}>
        <legend className="sr-only">{words.filters}</legend>
        <Filters view={view} choices={choices} choose={choose} />
        {active > 0 && (
          <InPlaceLink to={savedViewPath(withoutFilters(view))} className={`px-1 ${textLinkClass}`}>
            {words.clearFilters}
          </InPlaceLink>
        )}
      </fieldset>
      <div className="ms-auto min-w-0 max-sm:grow">
        <Select
          label={words.sortBy}
          value={view.sort}
          options={sortsOf(view).map((sort) => [sort, words.sortName(sort, view.tab)])}
          onChoose={(value) => choose({ sort: sortsOf(view).find((sort) => sort === value) ?? view.sort })}
        />
      </div>
    </div>
  );
}
