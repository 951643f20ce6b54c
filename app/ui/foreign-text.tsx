import { useLanguage } from "#app/words/use-words.tsx";
import { defaultLanguage, languages } from "#domain/languages.ts";

/** For an element whose text may be in another language than the page: how it is read aloud, hyphenated and aligned. Nothing for one in the page's. */
export const foreignText = (language: string | undefined) => (language === undefined ? {} : { lang: language, dir: "auto" as const });

/** A text's language, English unless it is named; `undefined` if it is the page's. */
export function useMark(language: string = defaultLanguage): string | undefined {
  return language === useLanguage() ? undefined : language;
}

/** Whether names may run against the direction of the page. */
const useIsolates = (): boolean => languages[useLanguage()].direction === "rtl";

type NameProps = {
  children: string;
  /** Where it is not the page's. */
  lang?: string | undefined;
};

/** The name of a title, a person or a company: its marks stay on its side in a page of the other direction. */
export function Name({ children, lang }: NameProps) {
  return useIsolates() || lang !== undefined ? <bdi lang={lang}>{children}</bdi> : children;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Letters of these are not isolated from a page that runs as they do. */
const runsRight = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Splits a text at names, so that they are at the odd places. The longest one counts: a name may be part of another. */
function splitAt(text: string, names: readonly string[]): string[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escaped);
  // "M" is no part of "Metropolis", but Arabic joins its words for "and" and "by" to a name.
  return text.split(new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(${longestFirst.join("|")})(?![\\p{Script=Latin}\\p{N}])`, "u"));
}

type SentenceProps = {
  children: string;
  names: readonly string[];
  /** Of the names, where it is not the page's. */
  lang?: string | undefined;
};

/** A text with names in it, as words make it in one piece: each name is isolated as by `Name`. */
export function Sentence({ children, names, lang }: SentenceProps) {
  const isolates = useIsolates();
  const isolated = names.filter((name) => name !== "" && (lang !== undefined || (isolates && !runsRight.test(name))));
  if (isolated.length === 0) return children;
  return splitAt(children, isolated).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} lang={lang}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
