import { useId, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { focusOnMount } from "#app/ui/focus-on-mount.ts";
import { useWords } from "#app/words/use-words.tsx";
import { savedLimits } from "./model/saved-limits.ts";
import { tidyListName } from "./model/shared-list.ts";

type ListNameFormProps = {
  label: string;
  submitText: string;
  /** Of the visitor's other lists: two with one name could not be distinguished. */
  otherNames: readonly string[];
  initialName?: string;
  onSubmit: (name: string) => void;
  /** For a form in place of the button that opened it, whose focus the field takes. */
  onCancel?: () => void;
};

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Names a new list, or another name for one. */
export function ListNameForm({ label, submitText, otherNames, initialName = "", onSubmit, onCancel }: ListNameFormProps) {
  const words = useWords("saved").ownLists;
  const problemId = useId();
  const [problem, setProblem] = useState("");
  const submit = (form: HTMLFormElement) => {
    const value = new FormData(form).get("name");
    const name = tidyListName(typeof value === "string" ? value : "");
    if (name === "") return setProblem(words.noName);
    if (otherNames.some((other) => isSameName(other, name))) return setProblem(words.sameName);
    setProblem("");
    form.reset();
    onSubmit(name);
  };
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <label className="grid min-w-0 grow basis-56 gap-1.5 sm:max-w-md">
        <span className="text-sm text-muted">{label}</span>
        <input
          ref={onCancel && focusOnMount}
          name="name"
          required
          autoComplete="off"
          maxLength={savedLimits.lists.nameMaxChars}
          defaultValue={initialName}
          aria-describedby={problemId}
          aria-invalid={problem !== ""}
          className="h-11 w-full min-w-0 rounded-md border border-line bg-page px-3 hover:border-muted"
        />
      </label>
      <button type="submit" className={buttonClass("primary")}>
        {submitText}
      </button>
      {onCancel && (
        <button type="button" className={buttonClass("quiet")} onClick={onCancel}>
          {words.cancel}
        </button>
      )}
      <p id={problemId} role="alert" className="w-full text-danger empty:hidden">
        {problem}
      </p>
    </form>
  );
}
