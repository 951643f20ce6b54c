import { Link } from "#app/router/link.tsx";
import { buttonClass } from "./button.tsx";

type SegmentLinksProps = { label: string; links: readonly { to: string; text: string; isCurrent: boolean }[]; replace?: boolean };

/** Lists of one page in the style of a segmented control; each has an address. In several lines they fill the control. */
export function SegmentLinks({ label, links, replace = false }: SegmentLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 rounded-lg bg-raised p-1.5">
      {links.map(({ to, text, isCurrent }) => (
        <Link
          key={text}
          to={to}
          replace={replace}
          aria-current={isCurrent ? "page" : undefined}
          className={buttonClass(isCurrent ? "primary" : "bare", "grow")}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
