import { type ReactNode, useRef, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { languageLabel } from "#domain/language.ts";
import { limits } from "#domain/limits.ts";
import { offeredLanguages } from "#domain/offered-codes.ts";
import { hasTitlesHere } from "#domain/site.ts";
import type { ActiveFilter } from "./active-filters.ts";
import { atLeastChoices, namedChoices, RangeFields, SelectField } from "./fields.tsx";
import type { ChosenReferences } from "./filter-names.ts";
import { GenreChecks, GenreFields } from "./genre-fields.tsx";
import type { DiscoverFilters } from "./model/discover-filters.ts";
import { isFound, namedFilters, namedKinds } from "./model/reference.ts";
import { ReferencePicker } from "./reference-picker.tsx";
import { RegionFields } from "./region-fields.tsx";

/** Votes and ratings that the form offers. A value of the address that is not among them is added. */
const ratings = [5, 6, 7, 8, 9] as const;
/** First years of decades, newest first: suggestions beside what the visitor may type. */
const decades = [2020, 2010, 2000, 1990, 1980, 1970, 1960, 1950, 1940, 1930, 1920, 1910] as const;
const votes = [10, 100, 500, 1000, 5000] as const;

type GroupProps = { title: string; isOpen: boolean; onToggle?: (isOpen: boolean) => void; children: ReactNode };

/** A native `<details>`: it opens without script. */
function Group({ title, isOpen, onToggle, children }: GroupProps) {
  // The browser also reports that one is open from the start.
  const isReported = useRef(!isOpen);
  const toggle = (group: HTMLDetailsElement): void => {
    onToggle?.(group.open);
    // The form's button covers what opens at the foot.
    if (group.open && isReported.current) group.scrollIntoView?.({ block: "nearest" });
    isReported.current = true;
  };
  return (
    <details
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => toggle(currentTarget)}
      className="group scroll-mt-16 scroll-mb-20 border-t border-line"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-semibold hover:text-amber [&::-webkit-details-marker]:hidden">
        {title}
        <Icon of={chevronDownIcon} className="size-5 text-amber transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-1 pb-5">{children}</div>
    </details>
  );
}

type FieldsProps = { filters: DiscoverFilters; active: readonly ActiveFilter[]; chosen: ChosenReferences };

/** All others stand under "More filters". */
const outside: readonly string[] = ["here", "released", "genres", "match", "notGenres", "years", "rating"] satisfies ActiveFilter["filter"][];

/** `isShown`: they are open, so that what their choices are may be loaded. */
function MoreFields({ filters, chosen, isShown }: Omit<FieldsProps, "active"> & { isShown: boolean }) {
  const words = useWords("discover").discoverForm;
  const language = useLanguage();
  const { type } = filters;
  const picker = { type, region: filters.region };
  return (
    <>
      <SelectField label={words.votes} name="votes" any={words.any} defaultValue={filters.votes ?? ""} choices={atLeastChoices(words, votes, filters.votes)} />
      <RangeFields
        legend={words.runtime}
        labels={{ min: words.from, max: words.to }}
        names={{ min: "runtime", max: "runtime" }}
        value={filters.runtime}
        limits={{ min: 1, max: 999 }}
      />
      <SelectField
        label={words.language}
        name="language"
        any={words.any}
        defaultValue={filters.language ?? ""}
        choices={namedChoices(offeredLanguages, filters.language, languageLabel, language)}
      />
      <RegionFields filters={filters} services={chosen.providers} isShown={isShown} />
      {namedKinds.map((kind) => {
        const references = chosen[namedFilters[kind].field];
        const isOffered = isFound(kind, "by text") || (isFound(kind, "by number") && references.length > 0);
        return isOffered && <ReferencePicker key={kind} kind={kind} {...picker} chosen={references} />;
      })}
    </>
  );
}

/** In the look of a genre's chip. */
function FlagField({ name, isChosen }: { name: "here" | "released"; isChosen: boolean }) {
  const words = useWords("discover").discoverPage;
  return (
    <label className="relative justify-self-start">
      <input type="checkbox" name={name} value="1" defaultChecked={isChosen} className="sr-only" />
      <span className="genre-choice">{words[name]}</span>
    </label>
  );
}

export function FilterFields({ filters, active, chosen }: FieldsProps) {
  const words = useWords("discover").discoverForm;
  const { first, last } = limits.discover.years;
  const hasMore = active.some(({ filter }) => !outside.includes(filter));
  const [isMoreOpen, setMoreOpen] = useState(hasMore);
  const site = useSite();
  return (
    <div className="grid grid-cols-1 gap-5">
      {(hasTitlesHere(site) || filters.here) && <FlagField name="here" isChosen={filters.here} />}
      <GenreFields filters={filters} />
      <RangeFields
        legend={words.years}
        labels={{ min: words.from, max: words.to }}
        names={{ min: "from", max: "to" }}
        value={filters.years}
        limits={{ min: first, max: last }}
        suggested={{ min: decades, max: decades.map((year) => year + 9) }}
      />
      <SelectField
        label={words.rating}
        name="rating"
        any={words.any}
        defaultValue={filters.rating ?? ""}
        choices={atLeastChoices(words, ratings, filters.rating)}
      />
      <FlagField name="released" isChosen={filters.released} />
      <div>
        <Group title={words.notGenres} isOpen={filters.notGenres.length > 0}>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{words.notGenres}</legend>
            <GenreChecks name="not" filters={filters} chosen={filters.notGenres} />
          </fieldset>
        </Group>
        <Group title={words.moreFilters} isOpen={hasMore} onToggle={setMoreOpen}>
          <MoreFields filters={filters} chosen={chosen} isShown={isMoreOpen} />
        </Group>
      </div>
    </div>
  );
}
