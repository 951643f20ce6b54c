import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

export const words: Words["page-about"] = {
  title: (siteName) => `${siteName}について`,
  description: (siteName) =>
    `${siteName}は、映画、シリーズ、それを作った人たちを見つけて、そのまま再生できる無料のサイトです。アカウントも面倒な手続きも不要。どの画面でも速く動きます。`,
  lead: "ウェブの上の小さな映画館。外はいつも夕暮れどきで、席はいつでも空いています。お尋ねするのは、今どんな気分か、それだけです。",
  catalog: {
    title: "上映プログラム",
    text: "映画、シリーズ、それを作った人たちが並んでいます。並んだポスターから、ジャンルから、名前から、うろ覚えのタイトルから。気になったものをたどってみてください。俳優から別の映画へ、一本の映画からよく似た六本へ、シリーズから次のシーズンへ。",
    live: `作品と人物の情報は、映画データベースのTMDBから提供されています。${providerNotice}`,
    sample: `${sampleNote}最初の月旅行からキートンやラングを経て、現代のオープンフィルムまでの映画がそろっています。`,
  },
  watching: {
    title: "いちばんいい席",
    text: "どの映画にも専用のページが、どのエピソードにも専用のリンクがあり、「今すぐ見る」を押せばまっすぐプレーヤーに進めます。サーバーが応答しないときは、タップするだけで別のサーバーに切り替えられます。キャスト、いくつかのレビュー、次に見る作品など、そのほかのものは、必要なときにすぐそばにあります。",
    screens: (siteName) =>
      `${siteName}は、古いスマートフォンでも速く、夜でも目に優しく、マウスがなくてもすべて使えるように作られています。スクリーンリーダーで全部を読むことができ、JavaScriptをオフにしても大半の機能が使えます。`,
  },
  rules: {
    title: "館内のきまり",
    text: (siteName) =>
      `${siteName}は無料です。登録もログインもなく、入口で名前を尋ねる人もいません。検索や視聴の記録は残しません。マイリストと再生位置は自分の端末に残り、そこでエクスポートや削除ができます。`,
    privacy: prose`ウェブサイトがどうしても知ることになるわずかな情報については、${{ text: "プライバシーポリシー", to: paths.privacy }}で説明しています。短い文章です。`,
  },
  copyright: { title: "映画は誰のものか", disclaimer },
  invitation: {
    title: "さあ、中へ",
    text: prose`客席の明かりはもう落ちています。今夜は${{ text: "ホーム", to: paths.landing }}から始まります。間違いを見つけたとき、作品が見つからないとき、よかったところを伝えたいときは、${{ text: "お問い合わせ", to: paths.contact }}からお知らせください。`,
  },
};
