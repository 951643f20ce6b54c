import { paths } from "#domain/addresses.ts";
import { type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const essential = (site: PublicSite): ProseSection => ({
  title: "Необходимые файлы cookie",
  blocks: [
    `Их нет. Обычно они запоминают, что на сайт выполнен вход, а здесь входить некуда.${optionalFeatures(site).length === 0 ? " Поэтому нет и баннера о cookie: спрашивать не о чем." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Файлы cookie для настроек",
  blocks: [
    "Их нет. Твои настройки, избранное и прогресс просмотра остаются в локальном хранилище браузера. В отличие от cookie эти данные никогда не отправляются нам вместе с запросами. Вот какие имена там могут встретиться:",
    { list: storedKeys(site).map(({ key, text }) => `${key}: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "Что запоминает это устройство",
  blocks: [
    prose`В ${{ text: "настройках", to: paths.settings }} видно, сколько там данных, и их можно экспортировать и удалить. Там же можно включить «Ничего не запоминать»: тогда всё удаляется и сохраняются только сами настройки. Без JavaScript не хранится вообще ничего.`,
    prose`Что из этого отправляется нам и когда, сказано на странице «${{ text: "Конфиденциальность", to: paths.privacy }}».`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "Файлы cookie для статистики",
    blocks: [
      feature
        ? `Посещения считаются, но только с твоего согласия. Источник счётчика: ${serverNames(feature.hosts)}. Тогда счётчик может ставить файлы cookie. Без согласия он не загружается.`
        : "Их нет. Твои посещения не считает никто: ни мы, ни кто-либо ещё.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0)
    companies.push(`Изображения (${pictures.join(", ")}): загружаются вместе со страницей. Они видны, даже если браузер блокирует cookie.`);
  if (players.length > 0)
    companies.push(
      `Плееры (${players.join(", ")}): загружаются, ${site.playerLoad === "visible" ? "как только оказываются на экране" : "когда ты нажимаешь «Воспроизвести» или выбираешь сервер"}. Внутри своего фрейма плеер может ставить собственные файлы cookie.`,
    );
  if (films.length > 0)
    companies.push(
      `Открытые архивы (${films.join(", ")}): фильм загружается оттуда, когда ты нажимаешь «Воспроизвести» или выбираешь сервер. Архив может ставить собственные файлы cookie.`,
    );
  if (trailers.length > 0)
    companies.push(
      `Трейлеры (${trailers.join(", ")}): загружаются, когда ты нажимаешь кнопку трейлера. Внутри своего фрейма YouTube может хранить собственные данные.`,
    );
  if (ads.length > 0)
    companies.push(`Реклама (${ads.join(", ")}): загружается только с твоего согласия. Рекламная компания может ставить собственные файлы cookie.`);
  return {
    title: "Файлы cookie других компаний",
    blocks:
      companies.length === 0
        ? ["Их нет. Всё, что страница загружает сама, она берёт с этого сайта."]
        : [
            "Некоторые части наших страниц загружаются с серверов других компаний. Их файлы cookie мы не можем ни читать, ни ставить, а твой браузер может их блокировать:",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Как удалить и заблокировать cookie",
  blocks: [
    "Любой браузер может показать, что хранит сайт, удалить это и полностью заблокировать cookie, обычно в настройках, в разделе «Конфиденциальность». Наши страницы будут работать и после этого.",
    prose`Что ещё мы о тебе знаем и чего не знаем, сказано на странице «${{ text: "Конфиденциальность", to: paths.privacy }}».`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Файлы cookie",
    description: `Какие файлы cookie ставит ${site.name}: необходимые, для настроек и для статистики, с ясным ответом о каждом виде.`,
    lead: `Страницы ${site.name} не ставят файлы cookie. Вот их обычные виды по порядку, чтобы это можно было проверить.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
