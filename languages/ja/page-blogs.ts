import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "ブログ",
  description: (siteName) =>
    `${siteName}の短い記事6本。サイレント喜劇の「間」、連続活劇の技、オープンフィルム、映画の選び方、画面の縦横比、そして字幕について。`,
  lead: "ポップコーンがはじける間に読める話。映画のこと、その作り方、その見方。",
  articles,
  backToHomepage: "ホームに戻る",
};
