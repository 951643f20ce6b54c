import { useState } from "react";
import { Link } from "#app/router/link.tsx";
import { Name } from "#app/ui/foreign-text.tsx";
import { chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { CareerPoint } from "./model/career-timeline.ts";
import { pointPath } from "./point-path.ts";

const numberClass = "py-2 ps-4 text-end";

function Rows({ points }: { points: readonly CareerPoint[] }) {
  const words = useWords("people").personPage;
  const { facts } = useWords("site");
  return (
    <tbody>
      {points.map((point) => (
        <tr key={`${point.type} ${point.id}`} className="border-t border-line">
          <th scope="row" className="py-2 text-start font-normal">
            <Link to={pointPath(point)} className="underline underline-offset-4 hover:text-amber">
              <Name lang={point.language}>{point.title}</Name>
            </Link>
          </th>
          <td className="py-2 ps-4">{words.pointType(point)}</td>
          <td className={numberClass}>{point.year}</td>
          <td className={numberClass}>{facts.decimal(point.rating.toFixed(1))}</td>
          <td className={numberClass}>{facts.number(point.votes)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** The plot's text alternative. A long career has hundreds of rows, so that they are made when they are to be read. */
export function CareerTable({ points }: { points: readonly CareerPoint[] }) {
  const words = useWords("people").personPage;
  const { title, type, year, rating, votes } = words.columns;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-14 list-none items-center gap-3 font-semibold hover:text-amber">
        {words.asTable}
        <Icon of={chevronDownIcon} className="size-5 text-amber transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <>
          <p className="mb-3 text-sm text-muted">{words.notPlotted}</p>
          <div className="relative overflow-x-auto">
            <table className="w-full max-w-3xl text-sm">
              <caption className="sr-only">{words.careerTimeline}</caption>
              <thead className="text-muted">
                <tr>
                  <th scope="col" className="py-2 text-start font-normal">
                    {title}
                  </th>
                  <th scope="col" className="py-2 ps-4 text-start font-normal">
                    {type}
                  </th>
                  {[year, rating, votes].map((name) => (
                    <th key={name} scope="col" className={`${numberClass} font-normal`}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <Rows points={points} />
            </table>
          </div>
        </>
      )}
    </details>
  );
}
