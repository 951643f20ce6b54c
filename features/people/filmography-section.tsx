import { buttonClass } from "#app/ui/button.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { LinkTabs, TabPanel } from "#app/ui/link-tabs.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { moviePath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { CreditGrid } from "./credit-grid.tsx";
import type { CreditCards } from "./model/filmography.ts";
import type { Filmography } from "./model/person-work.ts";
import { ShowAll } from "./show-all.tsx";
import type { PersonWorkState } from "./use-person-work.ts";

const panelId = "filmography-panel";

const emptyClass = "py-4 text-muted";

/** A person without acting credits may have crew credits: the first of them, and a link to all. */
function NoActing({ crew: { cards, total }, to }: { crew: CreditCards; to: string }) {
  const words = useWords("people").personPage;
  return (
    <>
      <p className={emptyClass}>{words.noActing}</p>
      {total > 0 && (
        <>
          <InPlaceLink to={to} className={buttonClass("quiet", "mb-6")}>
            {words.crewFilms(total)}
          </InPlaceLink>
          <CreditGrid cards={cards.slice(0, limits.person.crewBelowNoActing)} label={words.asCrew} pathOf={({ id }) => moviePath(id)} />
        </>
      )}
    </>
  );
}

function Cards({ films, view, to }: { films: Filmography } & Pick<PersonWorkState, "view" | "to">) {
  const words = useWords("people").personPage;
  const isActor = view.tab === "actor";
  const { cards, total } = isActor ? films.asActor : films.asCrew;
  if (total === 0) return isActor ? <NoActing crew={films.asCrew} to={to({ tab: "crew" })} /> : <p className={emptyClass}>{words.noCrew}</p>;
  return (
    <>
      {isActor ? (
        <MovieGrid
          movies={films.asActor.cards.map((card) => ({ ...card, title: card.title || words.untitled, release_date: card.date }))}
          label={words.asActor}
        />
      ) : (
        <CreditGrid cards={films.asCrew.cards} label={words.asCrew} pathOf={({ id }) => moviePath(id)} />
      )}
      <ShowAll to={to({ whole: true })} sort={view.sort} shown={cards.length} total={total} />
    </>
  );
}

/** specification.md, section 2. */
export function FilmographySection({ view, query, to }: PersonWorkState) {
  const words = useWords("people").personPage;
  if (view.type === "tv") return null;
  return (
    <Section title={words.filmography}>
      <LinkTabs
        label={words.filmography}
        panelId={panelId}
        selected={view.tab}
        tabs={[
          { id: "actor", to: to({ tab: "actor" }), text: words.asActor },
          { id: "crew", to: to({ tab: "crew" }), text: words.asCrew },
        ]}
      />
      <TabPanel panelId={panelId} selected={view.tab}>
        <QueryState query={query} failure={notices.person} skeleton={<GridSkeleton count={5} />}>
          {({ films }) => <Cards films={films} view={view} to={to} />}
        </QueryState>
      </TabPanel>
    </Section>
  );
}
