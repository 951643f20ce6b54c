import { useWords } from "#app/words/use-words.tsx";
import { countLines, type ImportCounts } from "./model/import-fit.ts";

/** "412 titles for My list", a line each. */
export function ImportContents({ counts }: { counts: ImportCounts }) {
  const { contents } = useWords("import").importSteps;
  return (
    <ul className="import-contents mt-3 grid gap-1">
      {countLines(contents, counts).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
