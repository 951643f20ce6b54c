import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`Многие ответы уже есть на страницах «${{ text: "Поддержка", to: paths.support }}» и «${{ text: "Частые вопросы", to: paths.faq }}».`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "Электронная почта",
  blocks:
    contactEmail === null
      ? [`Администрация сайта ${name} пока не указала адрес электронной почты.`, answers]
      : [[{ text: contactEmail, to: `mailto:${contactEmail}` }], "Письмо попадёт прямо к администрации сайта: без форм и номеров обращений."],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "Почтовый адрес",
  blocks: [postalAddress ?? "Администрация сайта пока не указала почтовый адрес."],
});

const whatToInclude = (): ProseSection => ({
  title: "Что написать",
  blocks: [
    {
      list: [
        "Если фильм не воспроизводится: адрес его страницы, выбранный сервер и твой браузер.",
        "Если в каталоге ошибка: страницу и то, как должно быть.",
        "Если до чего-то не добраться или что-то не прочесть: что ты пытаешься сделать и каким устройством или вспомогательной программой пользуешься.",
        "Если есть идея: просто идею.",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Претензии по авторским правам",
  blocks: [
    disclaimer(site),
    "Укажи, пожалуйста, название, адрес страницы и на каком основании ты представляешь правообладателя. То, что нужно убрать, исчезнет со всех страниц, из всех списков и из поиска.",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "Контакты",
  description: `Как связаться с теми, кто делает ${site.name}, и где пока найти ответы.`,
  lead: `${site.name} пока не принимает письма. Возможно, нужный ответ есть на другой странице.`,
  sections: [email(site), mail(site), { title: "Претензии по авторским правам", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "Контакты",
  description: `Как связаться с теми, кто делает ${site.name}: по электронной или обычной почте, с вопросом, поправкой, идеей или претензией по авторским правам.`,
  lead: "Расскажи, что сломалось, чего не хватает или что нравится.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
