import { buttonClass } from "#app/ui/button.tsx";
import { SeenIcon } from "./seen-icon.tsx";

type SeenToggleProps = { text: string; isSeen: boolean; onToggle: () => void };

/** A button with its word: of one episode, or of a season. */
export const SeenToggle = ({ text, isSeen, onToggle }: SeenToggleProps) => (
  <button type="button" aria-pressed={isSeen} className={buttonClass("quiet", "px-3 text-sm")} onClick={onToggle}>
    <SeenIcon isSeen={isSeen} className={isSeen ? "size-4 text-amber" : "size-4"} />
    {text}
  </button>
);
