import { Fragment, type ReactNode } from "react";

/** Short facts in one line, separated by points. What is not known is left out. */
export function FactsLine({ facts, className }: { facts: readonly ReactNode[]; className?: string }) {
  const known = facts.filter(Boolean);
  return (
    <p className={className} data-slot="facts">
      {known.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
