import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { decimal, list, number, withYear } from "../text.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

const titles = (count: number): string => `${number(count)}作品`;
const minutes = (count: number): string => `${number(count)}分`;
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** What has no room, each by its number. */
const withoutRoom = {
  titles: (count: number): string => `${titles(count)}は、ブラウザがこのサイト用に使える残りの保存領域に入らないため、除外されます。`,
  lists: (count: number): string => `リスト${number(count)}件は、今あるリストと合わせると上限を超えるため、除外されます。`,
  listed: (count: number): string => `${titles(count)}は、リストが上限に達しているため、除外されます。`,
  continued: (count: number): string => `${titles(count)}は、「続きを見る」が上限に達しているため、除外されます。`,
};

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => withYear(title, year);

/** "2020/5/1" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`;
}

const kinds = { movie: "映画", tv: "シリーズ" } as const;

/** What an import adds, in this order. */
const contents = {
  saved: (count: number): string => `マイリストに追加する${titles(count)}`,
  seen: (count: number): string => `視聴済みの${titles(count)}`,
  episodes: (count: number): string => `視聴済みのエピソード${number(count)}話`,
  paused: (count: number): string => `途中から続きを見られる動画${number(count)}本`,
  started: (count: number): string => `「続きを見る」に加わる視聴中の${titles(count)}`,
  rated: (count: number): string => `自分の評価${number(count)}件`,
  notes: (count: number): string => `メモ${number(count)}件`,
  lists: (count: number): string => `自分のリスト${number(count)}件`,
  logged: (count: number): string => `${titles(count)}の日付は記録した日です。見た日はファイルに書かれていません`,
  undated: (count: number): string => `${titles(count)}は日付がないか、二通りに読めるため、日付なしになります`,
};
export const importSteps = {
  remembersNothing: "この端末は、何も記憶しない設定になっています。インポートしても、ページを閉じると失われます。",
  notStored:
    "ブラウザにインポートを保存する空きがないか、このサイトのデータを保存できません。追加が終わるまで、このタブを開いたままにしてください。あとから再開することはできません。",
  chooseFiles: "ファイルを選択",
  dropFiles: "またはここにドロップ",
  fileTypes: "ZIP、CSV、JSON（各20\u00a0MBまで）",
  reading: "ファイルを読み取り中",
  nothingFound: "これらのファイルに、映画やシリーズはありません。",
  /** "Letterboxd、IMDb：1,000作品" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}：${titles(count)}`,
  unfinished: "完了していないインポートがあります",
  progress: (done: number, all: number): string => `${titles(all)}中${number(done)}作品を照合済み`,
  /** Spoken: "50%の照合が終わりました". */
  quartersDone: (quarters: number): string => `${quarters * 25}%の照合が終わりました`,
  left: (count: number): string => `${titles(count)}は除外されます。一度にインポートできるのは10,000作品までです。`,
  sends:
    "作品を見つけるために、タイトル、年、IMDbとTMDBのID、映画とシリーズのどちらであるかが、50件ずつこのサイトに送信されます。記録はされず、誰のものかを示す情報も含まれません。",
  findTitles: "作品を照合",
  continueImport: "再開",
  discard: "このインポートを破棄",
  matching: "作品を照合中",
  takes: (minutesLeft: number): string => `最大で${minutes(minutesLeft)}ほどかかります。`,
  remaining: (minutesLeft: number): string => `残り最大${minutes(minutesLeft)}です。`,
  whileMatching: "その間、ほかのページを見ることができます。",
  continueLater: "このタブを閉じても、あとから再開できます。",
  stop: "停止",
  stopped: "インポートは停止しています",
  skipRest: "残りを省いて進む",
  review: "追加の準備ができました",
  staysAsItIs: "この端末ですでに追加、視聴、評価した内容は、そのまま残ります。",
  nothingToAdd: "このインポートの作品は、ここでは見つかりませんでした。",
  addAll: "この端末に追加",
  adding: "作品を追加中",
  size: (chars: number, freeChars: number): string => `ブラウザがこのサイト用に使える残り${megabytes(freeChars)}のうち、約${megabytes(chars)}を使います。`,
  withoutRoom,
  unclear: (count: number): string => `要確認（${number(count)}）`,
  unclearHint: "当てはまる作品が複数あるか、完全に一致する作品がありません。正しい作品を選ぶか、除外してください。",
  leaveOut: "除外",
  found: (count: number): string => `見つかった作品（${number(count)}）`,
  notLookedUp: (count: number): string => `未照合（${number(count)}）`,
  notFound: (count: number): string => `見つからなかった作品（${number(count)}）`,
  showMore: (count: number): string => `あと${number(count)}件を表示`,
  named,
  foundFacts: {
    saved: "マイリスト",
    undated: "視聴済み（日付なし）",
    seen: (time: number): string => `${dayText(time)}に視聴`,
    logged: (time: number): string => `視聴済み（${dayText(time)}に記録）`,
    episodes: (count: number): string => `${number(count)}話`,
    paused: "途中まで視聴",
    started: "視聴中",
    rated: (rating: number): string => `${rating}/10`,
  },
  /** In the list of what was found: "The Kid（1921）：マイリスト、2020/5/1に視聴、8/10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}：${facts.join("、")}`,
  started: (count: number): string => `見始めただけの作品（${number(count)}）`,
  startedHint: "どのエピソードを見たかは、ファイルに書かれていません。これらのシリーズは「続きを見る」に入り、エピソードは視聴済みになりません。",
  cutNotes: (count: number): string => `短縮されたメモ（${number(count)}）`,
  cutNotesHint: "メモは5,000文字までです。これらのメモの残りの部分は除外されます。",
  /** In a list to choose from: "The Kid（1921）、映画". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}、${kinds[kind]}`,
  contents,
  added: "この端末に追加しました",
  addedForNow: "このページを閉じるまで有効です",
  undo: "インポート全体を元に戻す",
  undone: "インポートを元に戻しました。端末のデータは元の状態に戻りました。",
  toList: "マイリスト",
  again: "別のデータをインポート",
};
