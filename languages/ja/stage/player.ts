import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "前回使用", gaveUp: "再生失敗" } as const;
export const player = {
  sampleReel,
  player: "プレーヤー",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `プレーヤー：${server}` : `プレーヤー：${title}、${server}`),
  playOn: (server: string): string => `${server}で再生`,
  titleMissing: (server: string): string => `${server}にこの作品はありません。下の別のサーバーを選んでください。`,
  fullscreen: "全画面表示",
  offline: "オフラインです。動画の再生には接続が必要です。",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `${host}から再生`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server}は${host}から再生します。ここで読み込むには、ブラウザのJavaScriptを有効にしてください。`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `${year}年に公開：年数の経過により、アメリカ合衆国でパブリックドメイン`,
    notRenewed: "著作権の更新なし：アメリカ合衆国でパブリックドメイン",
    noNotice: "有効な著作権表示なしで公開：アメリカ合衆国でパブリックドメイン",
    listed: "アメリカ合衆国のパブリックドメイン作品として記載",
    openLicense: "製作者がオープンライセンスで公開",
  },
  servers: "サーバー",
  changeServer: "サーバーを変更",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}（${serverMarks[mark]}）`,
};
