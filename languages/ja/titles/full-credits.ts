import { number, titled } from "../text.ts";

export const fullCredits = {
  allCastAndCrew: "全キャスト・スタッフ",
  cast: "キャスト",
  /** Within the section that shows the first twelve. */
  wholeCast: "すべてのキャスト",
  noCredits: "この作品のキャスト・スタッフ情報はまだありません。",
  episodes: (count: number): string => `${number(count)}話`,
  /** "214人" */
  peopleCount: (count: number): string => `${number(count)}人`,
  /** "『Metropolis』のキャスト・スタッフ" */
  castAndCrewOf: (title: string): string => `${titled(title)}のキャスト・スタッフ`,
  toTitle: (title: string): string => `${titled(title)}に戻る`,
  /** In the list of departments. */
  departments: "部門",
};
