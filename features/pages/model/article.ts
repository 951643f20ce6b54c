import { canonicalMoviePath, searchPath } from "#domain/addresses.ts";
import { type Block, type ProseLink, plainText, proseIn } from "#domain/prose.ts";

export type ArticleId = "silent-comedy" | "serials" | "open-films" | "five-minutes" | "aspect-ratios" | "captions";

/** One article of the Blogs page. `summary` is on the collapsed card; `program` lists titles to watch next. */
export type Article = { id: ArticleId; title: string; summary: string; body: readonly Block[]; program: readonly ProseLink[] };

/** A film by the provider's id, which is the same in the embedded and the live catalog. */
export const film = (id: number, title: string): ProseLink => ({ text: title, to: canonicalMoviePath({ id, title }) });

/** Series link to the search: the embedded catalog's series have ids of their own. */
export const series = (name: string): ProseLink => ({ text: name, to: searchPath(name, "tv") });

const wordsPerMinute = 200;
/** Japanese has no spaces: as many of its characters are read in the time of a word. */
const charactersPerWord = 2.5;
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const wordsOf = (text: string): number =>
  text.replaceAll(character, " ").split(/\s+/).filter(Boolean).length + (text.match(character)?.length ?? 0) / charactersPerWord;

export const wordCount = (article: Article): number => proseIn(article.body).reduce((sum, prose) => sum + wordsOf(plainText(prose)), 0);

export const minutesToRead = (article: Article): number => Math.max(1, Math.round(wordCount(article) / wordsPerMinute));
