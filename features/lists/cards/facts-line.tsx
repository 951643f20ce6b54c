import { Fragment, type ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type Facts = readonly ReactNode[];

type FactsLineProps = {
  facts: Facts;
  /** Facts that arrive later. In a narrow `@container` they have a line of their own, reserved from the start. */
  lateFacts?: Facts;
  className?: string;
};

/** Hidden from assistive technology, but for the spaces: facts without any would be read as one word. */
const Dot = () => (
  <>
    {" "}
    <span aria-hidden="true">·</span>{" "}
  </>
);

function Separated({ facts }: { facts: Facts }) {
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && <Dot />}
      {fact}
    </Fragment>
  ));
}

/** Short facts in one line, separated by dots. Falsy facts are left out. A `span`, because it also stands in links and lines of text. */
export function FactsLine({ facts, lateFacts, className }: FactsLineProps) {
  const isFollowed = facts.some(Boolean) && lateFacts?.some(Boolean);
  return (
    <span className={classNames("block", className)} data-slot="facts">
      <Separated facts={facts} />
      {isFollowed && (
        <span className="hidden @md:inline">
          <Dot />
        </span>
      )}
      {lateFacts && (
        <span className="block min-h-[1lh] @md:inline">
          <Separated facts={lateFacts} />
        </span>
      )}
    </span>
  );
}
