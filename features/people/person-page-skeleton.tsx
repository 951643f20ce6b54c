import { useWords } from "#app/words/use-words.tsx";

/** The photograph beside name, facts and biography. In a low window it is smaller, so that more than a face is seen. On a phone a long word or a large text puts the name below it. */
export const personColumns =
  "flex flex-wrap gap-x-5 gap-y-7 md:grid md:grid-cols-[clamp(8rem,40svh,16rem)_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-12 xl:grid-cols-[18rem_minmax(0,1fr)_18rem]";

export const photographWidth = "max-md:w-[min(7rem,35vw)] md:row-span-3";

export function PersonPageSkeleton() {
  const { loading } = useWords("people").personPage;
  return (
    <div aria-busy="true" className={`page-width min-h-dvh content-start py-10 ${personColumns}`}>
      <p className="sr-only">{loading}</p>
      <div className={`skeleton aspect-2/3 ${photographWidth}`} />
      <div className="skeleton h-14 grow basis-1/3 self-center xl:col-span-2" />
      <div className="skeleton h-24 max-md:w-full xl:col-start-3 xl:row-start-2 xl:h-64" />
      <div className="skeleton h-40 max-md:w-full xl:col-start-2 xl:row-start-2" />
    </div>
  );
}
