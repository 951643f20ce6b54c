import { Name, Sentence } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { EpisodeAddress } from "#domain/addresses.ts";
import { Spoiler } from "#features/saved/spoiler.tsx";

type NameProps = {
  name: string;
  /** Of the name, where it is not the page's. */
  lang: string | undefined;
  /** The visitor does not want to see what happens in it. */
  isHidden: boolean;
};

/** "S2 E5, The Return" */
export function CodeAndName({ address, name, lang, isHidden }: NameProps & { address: EpisodeAddress }) {
  const { codeAndName, episodeCode } = useWords("series").episodes;
  const { comma } = useWords("site").facts;
  const code = episodeCode(address);
  if (!isHidden || name === "")
    return (
      <Sentence names={[name]} lang={lang}>
        {codeAndName(code, name)}
      </Sentence>
    );
  return (
    <>
      {code + comma}
      <Spoiler isHidden>
        <Name lang={lang}>{name}</Name>
      </Spoiler>
    </>
  );
}

/** "5. The Return" */
export function NumberAndName({ number, name, lang, isHidden }: NameProps & { number: number }) {
  const { episodeNumber, episodeTitle, unnamedEpisode } = useWords("series").episodes;
  if (name === "") return unnamedEpisode(number);
  if (!isHidden)
    return (
      <Sentence names={[name]} lang={lang}>
        {episodeTitle(number, name)}
      </Sentence>
    );
  return (
    <>
      {episodeNumber(number)}
      <Spoiler isHidden>
        <Name lang={lang}>{name}</Name>
      </Spoiler>
    </>
  );
}
