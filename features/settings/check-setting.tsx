import { useId } from "react";

type CheckSettingProps = { text: string; note?: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A switch with a sentence about what it does. */
export function CheckSetting({ text, note, isOn, onChange }: CheckSettingProps) {
  const noteId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-1 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={isOn}
          aria-describedby={note && noteId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {text}
      </label>
      {note && (
        <p id={noteId} className="max-w-[60ch] ps-8 text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
