import { InPlaceLink } from "#app/ui/in-place-link.tsx";

type Choice = { to: string; text: string; isChosen: boolean };

const chip =
  "inline-flex min-h-9 items-center rounded-full border border-line px-3 text-sm whitespace-nowrap transition-colors hover:border-muted aria-[current]:border-marquee aria-[current]:bg-marquee aria-[current]:font-semibold aria-[current]:text-on-marquee pointer-coarse:min-h-11";

/** Choices of one kind, each an address. On a phone they scroll sideways. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1">
        {choices.map(({ to, text, isChosen }) => (
          <li key={to}>
            <InPlaceLink to={to} aria-current={isChosen ? "true" : undefined} className={chip}>
              {text}
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
