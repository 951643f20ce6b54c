/** Of the size of a title's hero. `loading` says what the page waits for. */
export function TitleHeroSkeleton({ loading }: { loading: string }) {
  return (
    <div
      aria-busy="true"
      className="page-width grid grid-cols-[min(6.5rem,32.5vw)_minmax(0,1fr)] gap-x-5 gap-y-4 pt-[min(56.25vw,14rem)] pb-8 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-8 xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-x-10 xl:pt-16"
    >
      <p className="sr-only">{loading}</p>
      <div className="skeleton aspect-2/3 md:row-span-2" />
      <div className="grid content-end gap-3 xl:max-w-[50%]">
        <div className="skeleton h-12" />
        <div className="skeleton h-6 w-2/3" />
      </div>
      <div className="col-span-2 grid gap-4 md:col-span-1 md:col-start-2 xl:max-w-[50%]">
        <div className="skeleton h-9 w-1/2" />
        <div className="skeleton h-11 w-2/3" />
        <div className="skeleton h-36" />
        <div className="skeleton h-18" />
      </div>
    </div>
  );
}
