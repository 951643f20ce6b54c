import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const catalog = (site: PublicSite): ProseSection => ({
  title: "Программа",
  blocks: [
    "Фильмы, сериалы и люди, которые их создают,\u00a0— рядом. Начни со стены постеров, с жанра, с имени или с половины названия и иди за тем, что зацепило: за актёром в другой фильм, от фильма к шести похожим, от сезона к следующему.",
    site.catalog === "live"
      ? `Сведения о фильмах, сериалах и людях берутся из базы TMDB. ${providerNotice}`
      : `${sampleNote} Фильмы здесь\u00a0— от первого путешествия на Луну, через Китона и Ланга, до открытых фильмов наших дней.`,
  ],
});

const watching = (site: PublicSite): ProseSection => ({
  title: "Лучшее место",
  blocks: [
    "У каждого фильма своя страница, у каждой серии своя ссылка, а кнопка «Смотреть» ведёт прямо к плееру. Если один сервер не отвечает, другой\u00a0— на расстоянии одного касания. Остальное под рукой, когда понадобится: актёры, несколько рецензий и что посмотреть дальше.",
    `Мы сделали ${site.name} быстрым даже на старом телефоне, приятным для глаз вечером и полностью доступным без мыши. Программа чтения с экрана прочтёт всё, а большая часть работает и с отключённым JavaScript.`,
  ],
});

const rules = (site: PublicSite): ProseSection => ({
  title: "Правила зала",
  blocks: [
    `На ${site.name} всё бесплатно. Здесь не нужно ни регистрироваться, ни входить, и на входе никто не спросит имени. Мы не записываем, что ты ищешь и смотришь. Избранное и прогресс просмотра хранятся на твоём устройстве, и там же их можно экспортировать или удалить.`,
    prose`То немногое, что сайту нужно знать, описано на странице «${{ text: "Конфиденциальность", to: paths.privacy }}». Она короткая.`,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Чьи это фильмы",
  blocks: [disclaimer(site)],
});

const invitation = (): ProseSection => ({
  title: "Заходи",
  blocks: [
    prose`Свет уже погас: вечер начинается на ${{ text: "главной странице", to: paths.landing }}. Если тебе встретится ошибка, не найдётся нужное название или просто захочется рассказать, что получилось хорошо, ${{ text: "напиши нам", to: paths.contact }}.`,
  ],
});

const about = (site: PublicSite): StaticPage => ({
  title: `О сайте ${site.name}`,
  description: `${site.name}\u00a0— бесплатный сайт, где легко найти фильмы, сериалы и их создателей и сразу начать смотреть. Без аккаунта, без суеты, быстро на любом экране.`,
  lead: "Маленький кинотеатр в интернете. Снаружи всегда сумерки, свободное место всегда есть, и спрашиваем мы только об одном: какое у тебя сегодня настроение.",
  sections: [catalog(site), watching(site), rules(site), copyright(site), invitation()],
});

export const words: Words["page-about"] = { page: about };
