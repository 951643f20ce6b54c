import type { ReactNode } from "react";
import { Link } from "#app/router/link.tsx";

/** A link that stands alone, as high as a finger. */
export const textLinkClass = "inline-flex min-h-11 items-center font-semibold text-amber hover:underline";

/** At a heading: where there is more of its kind. */
export function HeadingLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`-my-2 gap-2 ${textLinkClass}`}>
      {children}
    </Link>
  );
}
