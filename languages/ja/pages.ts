import type { Words } from "../words.ts";
export const words: Words["pages"] = {
  pages: {
    read: "記事を読む",
    close: "閉じる",
    minutesToRead: (minutes: number): string => `約${minutes}分で読めます`,
    goOnWith: "次に見るなら",
    onThisPage: "このページの内容",
  },
};
