import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words: Words["page-contact"] = {
  title: "お問い合わせ",
  description: (siteName, hasAddress) =>
    hasAddress
      ? `${siteName}を運営する人たちへの連絡方法。質問、訂正、アイデア、著作権に関する申し立てを、メールまたは郵便で受け付けています。`
      : `${siteName}を運営する人たちへの連絡方法と、それまでに答えを探せる場所。`,
  lead: "動かないもの、足りないもの、気に入ったところを教えてください。",
  leadWithoutAddress: (siteName) => `${siteName}では、まだメールを受け付けていません。お探しの答えは、ほかのページにあるかもしれません。`,
  answers: prose`多くの質問への答えは、${{ text: "サポート", to: paths.support }}と${{ text: "よくある質問", to: paths.faq }}のページにあります。`,
  email: {
    title: "メール",
    none: (siteName) => `${siteName}の運営者のメールアドレスは、まだ用意されていません。`,
    text: "メールは、このサイトの運営者に直接届きます。入力フォームも受付番号もありません。",
  },
  mail: { title: "郵送先", none: "このサイトの運営者の郵送先は、まだ用意されていません。" },
  include: {
    title: "お知らせいただきたいこと",
    list: [
      "映画が再生されない場合：そのページのURL、選んだサーバー、使っているブラウザ。",
      "カタログに誤りがある場合：そのページと、正しい内容。",
      "操作できない、または読めないものがある場合：しようとしたことと、使っている端末や支援技術。",
      "アイデアがある場合：そのアイデアだけで十分です。",
    ],
  },
  claims: {
    title: "著作権に関する申し立て",
    disclaimer,
    disclaimerWithoutAddress,
    text: "作品のタイトル、ページのURL、権利者に代わって申し立てができる理由をお書きください。削除が必要な作品は、すべてのページ、一覧、検索結果から取り除かれます。",
  },
};
