import "./row-seen-toggle.css";
import { SeenIcon } from "./seen-icon.tsx";

/** In a row of the list of episodes, at the end of its first line. Its styles are those of the list. */
export function RowSeenToggle({ name, isSeen, onToggle }: { name: string; isSeen: boolean; onToggle: () => void }) {
  return (
    <button type="button" aria-pressed={isSeen} aria-label={name} onClick={onToggle}>
      <SeenIcon isSeen={isSeen} className="size-5" />
    </button>
  );
}
