import { choiceLinkClass } from "#app/ui/choice-chip.ts";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";

type Choice = { to: string; text: string; isChosen: boolean };

/** Choices of one kind, each an address. On a phone they scroll sideways. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1">
        {choices.map(({ to, text, isChosen }) => (
          <li key={to}>
            <InPlaceLink to={to} aria-current={isChosen ? "true" : undefined} className={`${choiceLinkClass} whitespace-nowrap`}>
              {text}
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
