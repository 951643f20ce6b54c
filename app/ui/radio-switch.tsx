import { classNames } from "./class-names.ts";

type RadioSwitchProps<Value extends string> = {
  /** Of the group: the document's own. */
  name: string;
  legend: string;
  legendClass: string;
  choices: readonly (readonly [value: Value, text: string])[];
  current: Value;
  onChange: (value: Value) => void;
};

/** One of a few choices, all in view. Hidden without script. */
export function RadioSwitch<Value extends string>({ name, legend, legendClass, choices, current, onChange }: RadioSwitchProps<Value>) {
  return (
    <fieldset className="noscript:hidden">
      <legend className={legendClass}>{legend}</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-md bg-raised-more p-1">
        {choices.map(([value, text]) => (
          <label
            key={value}
            className={classNames(
              "inline-flex min-h-11 cursor-pointer items-center rounded px-3.5 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber",
              value === current ? "bg-page text-ivory" : "text-muted hover:text-ivory",
            )}
          >
            <input
              // A press before hydration has chosen in the document alone, and pressing it again would be no change.
              ref={(input) => void (input?.checked && value !== current && onChange(value))}
              type="radio"
              // Firefox would check again after a reload what was chosen before, over a choice of another tab.
              autoComplete="off"
              name={name}
              value={value}
              checked={value === current}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
