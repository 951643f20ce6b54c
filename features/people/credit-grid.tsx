import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Name, Sentence } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { yearOf } from "#domain/movie.ts";
import { characterIn, isSelf, namesIn } from "#domain/provider-names.ts";
import { glanceOf } from "#features/lists/cards/glance.ts";
import { gridColumns, gridImageSizes } from "#features/lists/cards/grid-layout.ts";
import { HereMark } from "#features/lists/cards/here-mark.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import type { Words } from "#languages/words.ts";
import type { CreditCard } from "./model/filmography.ts";

type CreditGridProps = { label: string; cards: readonly CreditCard[]; pathOf: (card: CreditCard) => string };

/** "as Maria", "Director" */
function rolesOf(words: Words["titles"]["creditNames"], { characters, jobs }: CreditCard): string[] {
  const asCharacter = (character: string): string => (isSelf(character) ? words.asSelf : words.asCharacter)(characterIn(words, character));
  return [...characters.map(asCharacter), ...namesIn(words.jobs, jobs)];
}

/** Cards with all of a person's roles on each title. */
export function CreditGrid({ label, cards, pathOf }: CreditGridProps) {
  const { facts } = useWords("site");
  const { creditNames } = useWords("titles");
  const { untitled, unknownYear } = useWords("people").personPage;
  return (
    <ul aria-label={label} className={gridColumns} onKeyDown={moveFocusWithArrows}>
      {cards.map((card) => {
        const title = card.title || untitled;
        const roles = rolesOf(creditNames, card);
        return (
          <li key={card.id}>
            <Link to={pathOf(card)} className="group glance block rounded-md" data-glance={glanceOf(facts, card)}>
              <Poster path={card.poster_path} title={title} sizes={gridImageSizes} className="transition-[translate] group-hover:-translate-y-1" />
              <span className="mt-3 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">
                <Name lang={card.textLanguages?.title}>{title}</Name>
              </span>
              <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
                {yearOf(card.date) ?? unknownYear}
                <HereMark title={card} />
              </span>
              {roles.length > 0 && (
                <span className="line-clamp-2 text-sm text-muted">
                  <Sentence names={card.characters.map((character) => characterIn(creditNames, character))}>{roles.join(facts.comma)}</Sentence>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
