import { number } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "公開日別の映画",
  headings: {
    live: { cinemas: "上映中", soon: "近日公開", home: "近日配信・発売" },
    embedded: { cinemas: "最近の映画の記念日", soon: "これからの映画の記念日", home: "近日配信・発売" },
  },
  leads: {
    cinemas: "いま劇場で上映されている映画です。",
    soon: "劇場公開を控えた映画を、公開日ごとに並べています。",
    home: "デジタル配信やDVD・ブルーレイの発売を控えた映画を、日付ごとに並べています。",
  },
  embeddedLead: "このサンプルカタログの映画は新作ではありません。どれも、過去の年のこの時期に劇場で公開されました。",
  weeks: "週",
  allWeeks: "すべての週",
  thisWeek: "今週",
  nextWeek: "来週",
  /** Of days without their year. */
  days: (first: string, last: string): string => `${first}〜${last}`,
  kindsLabel: "公開の種類",
  allKinds: "すべての公開",
  kinds: {
    wide: "劇場公開",
    limited: "限定公開",
    digital: "デジタル配信",
    disc: "DVD・ブルーレイ",
  },
  yearsAgo: (years: number): string => `${number(years)}年前`,
  noDate: "日付不明",
  empty: { message: "この条件に合う映画はありません", hint: "ほかの週、公開の種類、国を選んでください。" },
  /** For search engines. */
  descriptions: {
    live: "上映中の映画、週ごとの公開予定、まもなく家で見られる映画を、お住まいの国の日付で。",
    embedded: "この時期に公開記念日を迎える、パブリックドメインの映画です。",
  },
};
