import { gridColumns } from "./grid-layout.ts";

/** Cards of the same size as a grid's titles, while they load. */
export function GridSkeleton({ count, columns = gridColumns }: { count: number; columns?: string }) {
  return (
    <div aria-hidden="true" data-slot="grid-skeleton" className={columns}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className="skeleton aspect-2/3 w-full" />
          <div className="skeleton mt-3 h-5 w-4/5" />
          <div className="skeleton mt-2 h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}
