import type { Words } from "../words.ts";
import { number } from "./text.ts";

const weekdays = ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"];

export const words: Words["offline"] = {
  /** In the corner of a page. */
  line: {
    offline: "オフラインです。",
    slow: "サイトの応答に時間がかかっています。",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `${weekdays[weekday]}に保存したコピー`,
    /** Taken today. */
    copyOfToday: (time: string): string => `${time}に保存したコピー`,
    onDevice: "ここで保存・選択した内容は、この端末に残ります。",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "オフラインです",
    text: "この端末には、このページのコピーがありません。検索と再生には接続が必要です。",
    returns: "接続が回復すると、ページは自動的に開きます。",
    here: "この端末にあるもの",
    copies: "ページのコピー",
  },
  /** In Settings. */
  setting: {
    title: "オフライン",
    note: "マイリスト、この設定、最近開いた30ページは、接続がなくても使えます。検索と再生には接続が必要です。「この端末に何も記憶しない」と「保存データをすべて削除」では、コピーも削除されます。",
    make: "オフラインで使えるようにする",
    preparing: "必要なものを読み込んでいます",
    none: "この端末にコピーはありません。",
    ready: "このサイトは、この端末でオフラインでも使えます。",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string => `${number(count)}ページ、${size}`,
    remove: "コピーを削除",
    noPictures: "ポスターはコピーされません。このサイトでは、別のホストから配信されるためです。",
    off: "この端末では、何も記憶しない設定になっています。オフラインで使うには、先にその設定をオフにしてください。",
    failures: {
      full: "ブラウザに、このサイトのための空き容量がありません。コピーは不完全です。",
      failed: "接続に失敗しました。もう一度お試しください。",
      denied: "このブラウザでは、ここでコピーを保存できません。プライベートウィンドウが原因かもしれません。",
    },
  },
};
