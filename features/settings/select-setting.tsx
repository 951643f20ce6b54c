import { useId, useState } from "react";
import { namesInOrder } from "#domain/language.ts";

/** `lang`: of the text, if it is not in the page's language. */
export type Choice = { value: string; text: string; lang?: string };

export const choicesInOrder = (...names: Parameters<typeof namesInOrder>): Choice[] =>
  namesInOrder(...names).map(({ code, name }) => ({ value: code, text: name }));

type SelectSettingProps = {
  label: string;
  /** The section's heading says the same. */
  labelHidden?: boolean;
  note?: string;
  value: string;
  /** Stand first. The chosen one must be among them, or `value` have its name in `chosen`. */
  choices: readonly Choice[];
  chosen?: Choice | undefined;
  /** More, made when the visitor comes near: to name countries and languages takes a browser 15 ms. */
  more?: () => Choice[];
  onChange: (value: string) => void;
};

/** A field that is as wide as its longest choice may be, so that nothing moves. */
export function SelectSetting({ label, labelHidden = false, note, value, choices, chosen, more, onChange }: SelectSettingProps) {
  const noteId = useId();
  const [others, setOthers] = useState<readonly Choice[]>([]);
  const approach = () => others.length === 0 && more && setOthers(more());
  const listed = [...choices, ...others];
  return (
    <div className="w-full max-w-sm">
      <label className="grid gap-1.5">
        <span className={labelHidden ? "sr-only" : "font-semibold"}>{label}</span>
        <select
          className="min-h-11 w-full min-w-0 rounded-md border border-line bg-raised ps-3 pe-10 text-ivory hover:border-muted"
          value={value}
          aria-describedby={note && noteId}
          onPointerEnter={approach}
          onPointerDown={approach}
          onFocus={approach}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {listed.map((choice) => (
            <option key={choice.value} value={choice.value} lang={choice.lang}>
              {choice.text}
            </option>
          ))}
          {chosen && !listed.some((choice) => choice.value === chosen.value) && <option value={chosen.value}>{chosen.text}</option>}
        </select>
      </label>
      {note && (
        <p id={noteId} className="mt-1.5 text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
