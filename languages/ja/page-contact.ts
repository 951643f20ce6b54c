import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`多くの質問への答えは、${{ text: "サポート", to: paths.support }}と${{ text: "よくある質問", to: paths.faq }}のページにあります。`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "メール",
  blocks:
    contactEmail === null
      ? [`${name}の運営者のメールアドレスは、まだ用意されていません。`, answers]
      : [[{ text: contactEmail, to: `mailto:${contactEmail}` }], "メールは、このサイトの運営者に直接届きます。入力フォームも受付番号もありません。"],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "郵送先",
  blocks: [postalAddress ?? "このサイトの運営者の郵送先は、まだ用意されていません。"],
});

const whatToInclude = (): ProseSection => ({
  title: "お知らせいただきたいこと",
  blocks: [
    {
      list: [
        "映画が再生されない場合：そのページのURL、選んだサーバー、使っているブラウザ。",
        "カタログに誤りがある場合：そのページと、正しい内容。",
        "操作できない、または読めないものがある場合：しようとしたことと、使っている端末や支援技術。",
        "アイデアがある場合：そのアイデアだけで十分です。",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "著作権に関する申し立て",
  blocks: [
    disclaimer(site),
    "作品のタイトル、ページのURL、権利者に代わって申し立てができる理由をお書きください。削除が必要な作品は、すべてのページ、一覧、検索結果から取り除かれます。",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "お問い合わせ",
  description: `${site.name}を運営する人たちへの連絡方法と、それまでに答えを探せる場所。`,
  lead: `${site.name}では、まだメールを受け付けていません。お探しの答えは、ほかのページにあるかもしれません。`,
  sections: [email(site), mail(site), { title: "著作権に関する申し立て", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "お問い合わせ",
  description: `${site.name}を運営する人たちへの連絡方法。質問、訂正、アイデア、著作権に関する申し立てを、メールまたは郵便で受け付けています。`,
  lead: "動かないもの、足りないもの、気に入ったところを教えてください。",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
