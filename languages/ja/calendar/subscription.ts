export const subscription = {
  title: "自分のカレンダーで見る",
  download: "ファイルをダウンロード",
  downloadNote: "上の日程のICSファイルです。どのカレンダーでも使えます。後から発表された日程は入りません。",
  subscribe: "購読する",
  subscribeNote: "カレンダーがこのURLを1日に2回読み込み、新しい日程を自動で受け取ります。",
  /** What the address gives away. */
  ids: "URLにはこれらの作品の番号が入っています。カレンダーサービスにはその番号が見えますが、このサイトでのそれ以外の利用内容は見えません。",
  withoutNames: "エピソードのタイトルなし",
  address: "購読用URL",
  firstTitles: (count: number): string => `購読に含まれるのは${count}作品です。日程が発表されている作品が優先されます。`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text}（${note}）`,
};
