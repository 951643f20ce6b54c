import { Link } from "#app/router/link.tsx";
import { Sentence } from "#app/ui/foreign-text.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import { type FullCredits, peopleIn } from "#features/titles/model/full-credits.ts";

/** `path`: of its own page. */
export type CreditsTitle = { name: string; year: number | null; poster_path: string | null; path: string };

const posterSizes = "(min-width: 1700px) 108px, (min-width: 768px) 96px, 80px";

function Heading({ title, credits }: { title: CreditsTitle; credits: FullCredits | undefined }) {
  const words = useWords("titles").fullCredits;
  const people = credits ? peopleIn(credits) : 0;
  return (
    <>
      <PageHeading className="whole-words text-heading! md:text-title!">
        <Sentence names={[title.name]}>{words.castAndCrewOf(title.name)}</Sentence>
      </PageHeading>
      <FactsLine className="mt-2 text-muted" facts={[title.year, people > 0 && words.peopleCount(people)]} />
      <Link to={title.path} className="inline-flex min-h-11 max-w-full items-center font-semibold wrap-anywhere text-amber hover:underline">
        <Sentence names={[title.name]}>{words.toTitle(title.name)}</Sentence>
      </Link>
    </>
  );
}

type CreditsHeaderProps = { title: CreditsTitle | undefined; credits: FullCredits | undefined; loading: string };

/** `loading` says what the page waits for. */
export function CreditsHeader({ title, credits, loading }: CreditsHeaderProps) {
  return (
    <div aria-busy={!title} className="flex flex-wrap items-center gap-5 md:gap-7">
      <div className="w-20 shrink-0 md:w-24">
        {title ? <Poster path={title.poster_path} title={title.name} sizes={posterSizes} /> : <div className="skeleton aspect-2/3" />}
      </div>
      <div className="min-w-0 grow basis-56">
        {title ? (
          <Heading title={title} credits={credits} />
        ) : (
          <>
            <p className="sr-only">{loading}</p>
            <div className="skeleton h-12 max-w-xl" />
          </>
        )}
      </div>
    </div>
  );
}
