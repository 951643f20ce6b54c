import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { number } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "このページが対応しているサービスのエクスポートではないか、列が異なります",
  noTitles: "作品が含まれていません",
  damaged: "読み取れませんでした。破損しているか、パスワードで保護されている可能性があります",
  tooLarge: "20\u00a0MBを超えています",
  tooMuch: "一度に読み取るには大きすぎます。ファイルを減らして試してください",
  type: "CSVでもJSONでもありません",
  tooMany: "読み取りませんでした。一度に読み取れるのは1,000ファイルまでです",
};
const fileFault = (name: string, fault: FileFault): string => `${name}：${faults[fault]}。`;
/** Why rows were left out: "ゲーム、ポッドキャスト、ミュージックビデオ 3件". */
const reasons: Record<LeftOut, string> = {
  unnamed: "タイトルなし",
  otherType: "ゲーム、ポッドキャスト、ミュージックビデオ",
  part: "シーズンやエピソード単位",
  people: "人物",
  hidden: "元のサービスで非表示または視聴中止",
  dropped: "元のサービスで視聴中止",
  collected: "コレクションのみ",
  liked: "「いいね」のみ",
  recommended: "おすすめ",
  deleted: "元のサービスで削除済み",
  trailer: "予告編と特典",
  unstarted: "一瞬だけの再生",
  finished: "最後で一時停止",
  empty: "ここに保存する内容なし",
  beyond: "インポートの上限超過",
};

/** "watched.csv：1,000行のうち998行を読み取り（除外：タイトルなし 2件）" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${reasons[reason]} ${number(count)}件`).join(" / ");
  return `${name}：${number(rows)}行のうち${number(read)}行を読み取り${reasonsText && `（除外：${reasonsText}）`}`;
}
export const importFiles = {
  files: (count: number): string => `ファイル（${number(count)}）`,
  fileFault,
  moreFaults: (count: number): string => `ほかに${number(count)}件のファイルを読み取れませんでした。「ファイル」で確認できます。`,
  fileText,
  skipped: (count: number): string => `${number(count)}行が除外されます。どの行か、その理由は、「ファイル」で確認できます。`,
};
