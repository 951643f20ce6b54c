import { type KeyboardEvent, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/words/use-words.tsx";
import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";

const keyClass =
  "grid min-h-[2.2em] min-w-0 place-items-center rounded-md bg-raised px-3 font-semibold text-ivory aria-pressed:text-amber focus:bg-marquee focus:text-on-marquee";
const columnClasses: Record<number, string> = { 6: "grid-cols-6", 7: "grid-cols-7", 8: "grid-cols-8", 10: "grid-cols-10" };

/** A key of the device's own keyboard that types. Space presses the focused key. */
const typedBy = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): string | null =>
  [...key].length !== 1 || key === " " || ctrlKey || altKey || metaKey ? null : key;

function Keys({ layout: { columns, keys }, onType }: { layout: KeyboardLayout; onType: (character: string) => void }) {
  return (
    <div className={classNames("grid gap-1.5", columnClasses[columns])}>
      {[...keys].map((key, place) =>
        key === " " ? (
          <span key={place} />
        ) : (
          <button key={key} type="button" className={keyClass} onClick={() => onType(key)}>
            {key}
          </button>
        ),
      )}
    </div>
  );
}

type SearchKeyboardProps = { onType: (character: string) => void; onErase: () => void; onClear: () => void };

/** For a remote control: the letters of the page's language. A keyboard of the device types as well while one of them has the focus. */
export function SearchKeyboard({ onType, onErase, onClear }: SearchKeyboardProps) {
  const words = useWords("search-keyboard").searchKeyboard;
  const { layouts } = words;
  const [shown, setShown] = useState(0);
  const layout = layouts[shown];
  const type = (event: KeyboardEvent) => {
    const character = typedBy(event);
    if (character !== null) onType(character);
  };
  return (
    <fieldset aria-label={words.label} data-slot="search-keyboard" className="grid min-w-0 gap-3" onKeyDown={type}>
      {layout && <Keys layout={layout} onType={onType} />}
      <div className="grid auto-cols-fr grid-flow-col gap-1.5">
        <button type="button" className={keyClass} onClick={() => onType(" ")}>
          {words.space}
        </button>
        <button type="button" className={keyClass} onClick={onErase}>
          {words.erase}
        </button>
        <button type="button" className={keyClass} onClick={onClear}>
          {words.clear}
        </button>
      </div>
      {layouts.length > 1 && (
        <fieldset aria-label={words.layoutsLabel} className="grid min-w-0 auto-cols-fr grid-flow-col gap-1.5">
          {layouts.map(({ name }, index) => (
            <button key={name} type="button" aria-pressed={index === shown} className={keyClass} onClick={() => setShown(index)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}
