import { useQuery } from "@tanstack/react-query";
import { useAsk } from "#app/data/ask-context.tsx";
import { useRestoredState } from "#app/ui/restored-state.ts";
import { Section } from "#app/ui/section.tsx";
import { WhenInView } from "#app/ui/when-in-view.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { notices } from "#domain/notices.ts";
import type { Query } from "#domain/query.ts";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import type { Image } from "#features/titles/model/images.ts";
import { Gallery } from "./gallery.tsx";
import { picturesInRow, rowHeight } from "./gallery-layout.ts";

/** `query`: for the pictures of `id`. */
type PicturesProps = { query: Query<[id: number], Image[] | null>; id: number; name: string };

/** With the room below the row for its scroll bar. */
const skeleton = <div aria-hidden="true" className={`skeleton mb-3 ${rowHeight}`} />;

/** One picture is on the page already. */
const fewest = 2;

function LoadedPictures({ query: asked, id, name }: PicturesProps) {
  const words = useWords("titles").pictures;
  const ask = useAsk();
  const query = useQuery({
    queryKey: [asked.name, id],
    queryFn: async () => (await ask(asked, [id])) ?? [],
    meta: { failures: asked.failures },
  });
  const [showsAll, setShowsAll] = useRestoredState("all-pictures", false);
  const count = query.data?.length;
  if (count !== undefined && count < fewest) return null;
  // Beside the heading, where its arrival moves nothing.
  const showAll = !showsAll && count !== undefined && count > picturesInRow && (
    <button type="button" className="-my-3 min-h-11 font-semibold text-amber hover:underline" onClick={() => setShowsAll(true)}>
      {words.showAllPictures(count)}
    </button>
  );
  return (
    <Section title={words.pictures} aside={showAll}>
      <QueryState query={query} failure={notices.pictures} skeleton={skeleton}>
        {(images) => <Gallery images={images} name={name} showsAll={showsAll} />}
      </QueryState>
    </Section>
  );
}

/** Pictures of a title or a person, loaded when they come into view. Nothing without script, or with fewer than two. */
export function PicturesSection(props: PicturesProps) {
  const words = useWords("titles").pictures;
  return (
    <WhenInView className="min-w-0 empty:hidden noscript:hidden" fallback={<Section title={words.pictures}>{skeleton}</Section>}>
      {() => <LoadedPictures {...props} />}
    </WhenInView>
  );
}
