import { Fragment, type ReactNode } from "react";

/** Short facts in one line, separated by dots. Falsy facts are left out. */
export function FactsLine({ facts, className }: { facts: readonly ReactNode[]; className?: string }) {
  const present = facts.filter(Boolean);
  return (
    <p className={className} data-slot="facts">
      {present.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
