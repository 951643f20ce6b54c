import { type DragEvent, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";

/** A native file field; files can be dropped anywhere around its button. */
export function ChooseFiles({ isReading, onChoose }: { isReading: boolean; onChoose: (files: File[]) => void }) {
  const words = useWords("import").importSteps;
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onChoose(files);
  };
  return (
    <label
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        multiple
        accept=".zip,.csv,.json"
        className="sr-only"
        disabled={isReading}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onChoose(files);
        }}
      />
      <span className={buttonClass("primary")}>{words.chooseFiles}</span>
      <span className="text-muted [@media(pointer:coarse)]:hidden">{words.dropFiles}</span>
      <span className="text-muted">{words.fileTypes}</span>
      <span>{isReading && words.reading}</span>
    </label>
  );
}
