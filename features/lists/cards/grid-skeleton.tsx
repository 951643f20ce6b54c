import { cardColumns } from "./grid-layout.ts";

function SkeletonCard() {
  return (
    <>
      <div className="skeleton aspect-2/3 w-full" />
      <div className="skeleton mt-3 h-5 w-4/5" />
      <div className="skeleton mt-2 h-4 w-2/5" />
    </>
  );
}

type SkeletonItemsProps = { count: number; classAt?: (index: number) => string };

/** Continues a list while its next items load. */
export function SkeletonItems({ count, classAt }: SkeletonItemsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`} aria-hidden="true" className={classAt?.(index)}>
      <SkeletonCard />
    </li>
  ));
}

/** Cards of the same size as a grid's titles, while they load. */
export function GridSkeleton({ count, columns = cardColumns }: { count: number; columns?: string }) {
  return (
    <div aria-hidden="true" data-slot="grid-skeleton" className={columns}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <SkeletonCard />
        </div>
      ))}
    </div>
  );
}
