import { type ComponentProps, type ReactNode, useId } from "react";
import { namesInOrder } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import type { Words } from "#languages/words.ts";

import type { Range } from "./model/discover-filters.ts";

/** A label above its field, which it contains. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is a child
    <label className="grid gap-1.5">
      <span className="text-sm text-muted">{label}</span>
      {children}
    </label>
  );
}

type RangeFieldsProps = {
  legend: string;
  labels: { min: string; max: string };
  /** Of the two fields. */
  names: { min: string; max: string };
  value: Range;
  limits: { min: number; max: number };
  /** To choose from without typing. */
  suggested?: { min: readonly number[]; max: readonly number[] };
};

/** Two numbers, each of which may be empty. */
export function RangeFields({ legend, labels, names, value, limits, suggested }: RangeFieldsProps) {
  const listId = useId();
  const field = (end: keyof Range) => (
    <Field label={labels[end]}>
      <input
        type="number"
        inputMode="numeric"
        name={names[end]}
        {...limits}
        defaultValue={value[end] ?? undefined}
        list={suggested && listId + end}
        className="filter-field"
      />
      {suggested && (
        <datalist id={listId + end}>
          {suggested[end].map((number) => (
            <option key={number} value={number} />
          ))}
        </datalist>
      )}
    </Field>
  );
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        {field("min")}
        {field("max")}
      </div>
    </fieldset>
  );
}

type Choice = { value: string; text: string };

type SelectFieldProps = Omit<ComponentProps<"select">, "children"> & { label: string; choices: readonly Choice[]; any?: string };

/**
 * Not controlled: the form renders on `input`, which comes before a select's `change` and would restore its value. `any`: the choice that does
 * not filter. Browsers differ from the server in a few names of languages and countries.
 */
export function SelectField({ label, choices, any, ...props }: SelectFieldProps) {
  return (
    <Field label={label}>
      <select className="filter-field" {...props}>
        {any !== undefined && <option value="">{any}</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={value} suppressHydrationWarning>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** With the address's own value, if the form does not offer it. */
const withChosen = <T,>(offered: readonly T[], chosen: T | null): T[] => (chosen === null || offered.includes(chosen) ? [...offered] : [...offered, chosen]);

export const atLeastChoices = ({ atLeast }: Words["discover"]["discoverForm"], offered: readonly number[], chosen: number | null): Choice[] =>
  withChosen(offered, chosen)
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: String(value), text: atLeast(value) }));

type NameOf = Parameters<typeof namesInOrder>[1];

export const namedChoices = (codes: readonly string[], chosen: string | null, nameOf: NameOf, language: Language): Choice[] =>
  namesInOrder(withChosen(codes, chosen), nameOf, language).map(({ code, name }) => ({ value: code, text: name }));
