import { Name } from "#app/ui/foreign-text.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import { Backdrop } from "#features/titles/backdrop.tsx";
import { type Collection, type CollectionPart, releaseYears } from "#features/titles/model/collection.ts";
import { OverviewText } from "#features/titles/overview-text.tsx";
import { heroBodyLayout, heroHeadLayout, heroLayout, heroPosterLayout } from "#features/titles/title-hero.tsx";
import type { Words } from "#languages/words.ts";

const posterSizes = "(min-width: 1700px) 240px, (min-width: 1280px) 208px, (min-width: 768px) 160px, 104px";

/** "3 films · 1977 to 1983" */
function factsOf({ filmCount, yearSpan }: Words["titles"]["collectionPage"], { parts }: Collection): string[] {
  const years = releaseYears(parts);
  return [filmCount(parts.length), ...(years ? [yearSpan(years)] : [])];
}

type CollectionHeroProps = {
  /** Known before the collection itself. */
  part: CollectionPart;
  /** `undefined` while it loads: what it adds has its room reserved. */
  collection: Collection | undefined;
};

export function CollectionHero({ part, collection }: CollectionHeroProps) {
  const collectionPage = useWords("titles").collectionPage;
  const { facts } = useWords("site");
  const { name, poster_path, backdrop_path } = part;
  const language = collection?.textLanguages?.overview;
  return (
    <Backdrop path={backdrop_path}>
      <div className={heroLayout}>
        <Poster path={poster_path} title={name} sizes={posterSizes} className={`${heroPosterLayout} shadow-2xl`} priority={backdrop_path === null} />
        <div className={heroHeadLayout}>
          <PageHeading className="font-names">
            <Name lang={part.textLanguages?.name}>{name}</Name>
          </PageHeading>
          <FactsLine className="mt-3 min-h-[1lh] text-on-night-muted" facts={collection ? factsOf(collectionPage, collection) : []} />
        </div>
        <div className={`${heroBodyLayout} min-h-28 @min-[78rem]/hero:max-w-(--text-width)`}>
          {collection && collection.overview !== "" && <OverviewText lang={language}>{collection.overview}</OverviewText>}
          {language && <p className="text-sm text-on-night-muted">{facts.shownInEnglish}</p>}
        </div>
      </div>
    </Backdrop>
  );
}
