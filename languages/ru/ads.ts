import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Реклама",
    short: (hosts) => `реклама (${serverNames(hosts)})`,
    text: (hosts) =>
      `Источник: ${serverNames(hosts)}. Реклама показывается во фреймах, из которых эта страница не видна. Компания, которая её присылает, узнаёт твой IP\u2011адрес.`,
  },
  analytics: {
    title: "Статистика посещений",
    short: (hosts) => `статистика посещений (${serverNames(hosts)})`,
    text: (hosts) => `Счётчик: ${serverNames(hosts)}. Ему становится известно, какой у тебя IP\u2011адрес и какие страницы ты открываешь.`,
  },
};
export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `Необязательно и без твоего согласия выключено: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("; ")}.`,
      lead: "Ничего необязательного не загружается без твоего согласия. Изменить выбор здесь можно в любой момент.",
      browserSaysNo: "Твой браузер отправляет сигнал Global Privacy Control. Для нас это отказ: ничего необязательного не загружается.",
      accept: "Разрешить",
      decline: "Отказаться",
      customize: "Настроить",
      close: "Закрыть",
      details: "Подробнее о файлах cookie",
    },
  },
};
