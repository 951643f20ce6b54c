import { classNames } from "#app/ui/class-names.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { PublicCopySource, PublicFilmSource } from "#domain/own-film.ts";
import type { Words } from "#languages/words.ts";

/** As the facts name it. */
const publicDomain = "Public domain";

type BasisWords = Words["stage"]["player"]["publicBasis"];

/** The facts' texts, which are in English. */
const bases: Readonly<Record<string, Exclude<keyof BasisWords, "age">>> = {
  "Copyright not renewed: in the public domain in the United States": "notRenewed",
  "Released without a valid copyright notice: in the public domain in the United States": "noNotice",
  "Listed as in the public domain in the United States": "listed",
  "Published by its makers under an open license": "openLicense",
};

/** In the page's language, if it is one that the facts have now. */
function basisIn(words: BasisWords, basis: string): string {
  const [, year] = /^Published in (\d{4}): in the public domain in the United States by age$/.exec(basis) ?? [];
  if (year !== undefined) return words.age(year);
  const known = Object.hasOwn(bases, basis) ? bases[basis] : undefined;
  return known === undefined ? basis : words[known];
}

/** The address of a Creative Commons license by its name, "CC BY-SA 3.0", which they ask to name as well. */
function licenseAddress(name: string): string | null {
  const [, kind, version] = /^CC (BY(?:-[A-Z]{2})*) (\d\.\d)$/.exec(name) ?? [];
  return kind === undefined ? null : `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
}

function Terms({ licence, basis }: { licence: string; basis: string }) {
  const { publicBasis } = useWords("stage").player;
  const address = licenseAddress(licence);
  if (address !== null) return <OutsideLink href={address}>{licence}</OutsideLink>;
  return licence === publicDomain ? basisIn(publicBasis, basis) : licence;
}

/** "Nosferatu (1922) · Wikimedia Commons · Published in 1922: in the public domain in the United States by age" */
function CopyLine({ copy, film, className }: { copy: PublicCopySource; film: PublicFilmSource; className: string | false }) {
  return (
    <span className={classNames("[grid-area:1/1]", className)}>
      {copy.attribution ?? film.title}
      {" · "}
      <OutsideLink href={copy.page}>{copy.hostName}</OutsideLink>
      {" · "}
      <Terms licence={copy.licence} basis={film.basis} />
    </span>
  );
}

type FilmSourceProps = {
  /** `null`: it is not known yet; only its room is there. */
  film: PublicFilmSource | null;
  /** The copy that plays; `null` if another host's server is chosen. */
  shown: number | null;
};

/** Where a public film comes from. All copies lie in one place, so that a change of the server moves nothing. Without script our own player plays the first one. */
export function FilmSource({ film, shown }: FilmSourceProps) {
  return (
    <p data-slot="film-source" className="mb-3 grid min-h-15 text-sm text-muted sm:min-h-5 [&_a]:underline">
      {film?.copies.map((copy, index) => (
        <CopyLine
          key={copy.page}
          copy={copy}
          film={film}
          className={index !== shown && classNames("invisible", shown === null && index === 0 && "noscript:visible")}
        />
      ))}
    </p>
  );
}
