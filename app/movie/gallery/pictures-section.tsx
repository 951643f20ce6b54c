import { useQuery } from "@tanstack/react-query";
import { type ImageSubject, useImageQueries } from "#app/data/image-queries.ts";
import { QueryState } from "#app/movie/query-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { WhenInView } from "#app/ui/when-in-view.tsx";
import { pictures } from "#content/words/pictures.ts";
import { notices } from "#domain/notices.ts";
import { Gallery } from "./gallery.tsx";
import { rowHeight } from "./gallery-layout.ts";

type PicturesProps = { kind: ImageSubject; id: number; name: string };

const skeleton = <div aria-hidden="true" className={`skeleton ${rowHeight}`} />;

/** One picture is on the page already. */
const fewest = 2;

function LoadedPictures({ kind, id, name }: PicturesProps) {
  const query = useQuery(useImageQueries().images(kind, id));
  if (query.data && query.data.length < fewest) return null;
  return (
    <Section title={pictures}>
      <QueryState query={query} failure={notices.pictures} skeleton={skeleton}>
        {(images) => <Gallery images={images} name={name} />}
      </QueryState>
    </Section>
  );
}

/** Pictures of a title or a person, loaded when they come into view. Nothing without script, or with fewer than two. */
export function PicturesSection(props: PicturesProps) {
  return (
    <WhenInView className="min-w-0 empty:hidden noscript:hidden" fallback={<Section title={pictures}>{skeleton}</Section>}>
      {() => <LoadedPictures {...props} />}
    </WhenInView>
  );
}
