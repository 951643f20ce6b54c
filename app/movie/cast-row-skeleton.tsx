import { limits } from "#domain/limits.ts";

/** A row that scrolls sideways on a phone, a grid of six columns on a desktop. */
export const castColumns =
  "-mx-1 grid auto-cols-[7.25rem] grid-flow-col gap-4 overflow-x-auto px-1 pb-3 md:grid-flow-row md:grid-cols-6 md:gap-y-7 md:overflow-visible";

export function CastRowSkeleton() {
  return (
    <div aria-hidden="true" className={castColumns}>
      {Array.from({ length: limits.detail.cast }, (_, index) => (
        <div key={index}>
          <div className="skeleton aspect-2/3" />
          <div className="skeleton mt-2 h-10" />
        </div>
      ))}
    </div>
  );
}
