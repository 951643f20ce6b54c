import { limits } from "#domain/limits.ts";

/** A row that scrolls sideways on a phone, six columns on a desktop. */
export const castColumns = "grid auto-cols-[8.75rem] gap-4 text-sm max-lg:scroll-row lg:grid-cols-6 lg:gap-y-7 xl:text-base";

/** In a very wide window twelve portraits stand in one row. */
export const longCastColumns = `${castColumns} min-[118.75rem]:grid-cols-12 min-[118.75rem]:text-xs`;

export function CastRowSkeleton() {
  return (
    <div aria-hidden="true" className={longCastColumns}>
      {Array.from({ length: limits.detail.cast }, (_, index) => (
        <div key={index}>
          <div className="skeleton aspect-2/3" />
          <div className="skeleton mt-2 h-10" />
        </div>
      ))}
    </div>
  );
}
