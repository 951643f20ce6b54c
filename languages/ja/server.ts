import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "まもなく再開します", text: "現在、アクセスが集中しています。しばらくしてから、もう一度試してください。" },
  tooManyRequests: "このIPアドレスからのリクエストが多すぎます。少し待ってから、もう一度試してください。",
  methodNotAllowed: "このURLで使えるのは、GETとHEADだけです",
  failure: (reference: string | undefined): string => `問題が発生しました。もう一度試してください。${reference === undefined ? "" : `参照番号：${reference}`}`,
  noSuchFile: "このファイルはありません",
  takenDown: "このコンテンツは削除されました",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `${siteName}で映画、シリーズ、人物を検索`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `${person}の新しい映画`,
    description: "作品名、年、リンク",
  },
  brand: { tagline: "お気に入りの映画をオンラインで" },
};
