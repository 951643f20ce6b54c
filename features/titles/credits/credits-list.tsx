import { createElement, memo, type ReactNode } from "react";
import { Name, Sentence } from "#app/ui/foreign-text.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { personPath } from "#domain/addresses.ts";
import { characterIn, nameIn, namesIn } from "#domain/provider-names.ts";
import { Portrait } from "#features/lists/cards/portrait.tsx";
import type { FullCastMember, FullCredit, FullCredits } from "#features/titles/model/full-credits.ts";
import { castPart, departmentId } from "./department-id.ts";
import { useFollowLinks } from "./follow-links.ts";

const columns = "grid grid-cols-1 gap-x-8 sm:grid-cols-2 xl:grid-cols-3";
/** The browser lays out what is near the window alone: a film may have 5,000 credits. */
const castItem = "flex items-center gap-4 min-h-22 py-2 [contain-intrinsic-block-size:auto_5.5rem] [content-visibility:auto]";
const crewItem = "min-h-14 py-1.5 [contain-intrinsic-block-size:auto_3.5rem] [content-visibility:auto]";
/** The whole line, for a finger. */
const nameLink = "font-semibold hover:text-amber hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-8 pointer-coarse:items-end";

/** `roles`: in the page's language. */
function NameAndRoles({ credit: { id, name, episodes }, roles }: { credit: FullCredit; roles: readonly string[] }) {
  const words = useWords("titles").fullCredits;
  const { comma } = useWords("site").facts;
  const details = [roles.join(comma), episodes !== null && words.episodes(episodes)].filter(Boolean).join(" · ");
  return (
    <>
      <a href={usePathIn()(personPath(id))} className={nameLink}>
        <Name>{name}</Name>
      </a>
      {details && (
        <span className="line-clamp-3 text-sm leading-snug text-muted">
          <Sentence names={roles}>{details}</Sentence>
        </span>
      )}
    </>
  );
}

function CastItem({ member }: { member: FullCastMember }) {
  const { creditNames } = useWords("titles");
  return (
    <li className={castItem}>
      <span className="w-12 shrink-0">
        <Portrait path={member.profile_path} name={member.name} sizes="(min-width: 1700px) 60px, 48px" />
      </span>
      <span className="min-w-0 whole-words">
        <NameAndRoles credit={member} roles={member.roles.map((character) => characterIn(creditNames, character))} />
      </span>
    </li>
  );
}

type CreditsListProps = {
  /** Distinguishes the headings' ids from those of other lists. */
  list: string;
  credits: FullCredits;
  /** Of the headings. */
  level: 2 | 3;
};

/** `part`: "Directing", which names the part in its address. */
type GroupProps = Pick<CreditsListProps, "list" | "level"> & { part: string; name: string; children: ReactNode };

function Group({ list, part, name, level, children }: GroupProps) {
  const id = departmentId(list, part);
  return (
    <section aria-labelledby={id}>
      {createElement(`h${level}`, { id, tabIndex: -1, className: "display mb-3 scroll-mt-2 text-2xl font-bold outline-none" }, name)}
      <ul className={columns}>{children}</ul>
    </section>
  );
}

/** Everybody who made a title: the cast with the characters, the crew by department, each with a link to the person's page. */
export const CreditsList = memo(function CreditsList({ list, credits: { cast, departments }, level }: CreditsListProps) {
  const { fullCredits: words, creditNames } = useWords("titles");
  const names = useWords("site").departments;
  const followLink = useFollowLinks();
  if (cast.length + departments.length === 0) return <p className="text-muted">{words.noCredits}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler is that of the links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className="grid grid-cols-1 gap-10" onClick={followLink}>
      {cast.length > 0 && (
        <Group list={list} part={castPart} name={level === 2 ? words.cast : words.wholeCast} level={level}>
          {cast.map((member) => (
            <CastItem key={member.id} member={member} />
          ))}
        </Group>
      )}
      {departments.map(({ name, people }) => (
        <Group key={name} list={list} part={name} name={nameIn(names, name)} level={level}>
          {people.map((credit) => (
            <li key={credit.id} className={crewItem}>
              <NameAndRoles credit={credit} roles={namesIn(creditNames.jobs, credit.roles)} />
            </li>
          ))}
        </Group>
      ))}
    </div>
  );
});
