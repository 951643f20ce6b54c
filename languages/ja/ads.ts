import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "広告",
    short: (hosts) => `広告（${serverNames(hosts)}）`,
    text: (hosts) => `${serverNames(hosts)}から、このページの内容を見られない枠の中に表示されます。広告を送る会社には、IPアドレスが伝わります。`,
  },
  analytics: {
    title: "アクセス解析",
    short: (hosts) => `アクセス解析（${serverNames(hosts)}）`,
    text: (hosts) => `${serverNames(hosts)}が集計します。IPアドレスと、開いたページが伝わります。`,
  },
};
export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `次の機能は任意で、同意しない限りオフです：${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("、")}。`,
      lead: "任意の機能は、同意しない限り読み込まれません。選択はいつでもここで変更できます。",
      browserSaysNo: "ブラウザがGlobal Privacy Controlの信号を送っています。これを拒否として扱い、任意の機能は読み込みません。",
      accept: "同意する",
      decline: "拒否する",
      customize: "個別に設定",
      close: "閉じる",
      details: "Cookieについて詳しく",
    },
  },
};
