import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`Na wiele pytań odpowiadają już strony ${{ text: "Pomoc techniczna", to: paths.support }} i ${{ text: "Częste pytania", to: paths.faq }}.`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "E-mail",
  blocks:
    contactEmail === null
      ? [`Administracja serwisu ${name} nie podała jeszcze adresu e\u2011mail.`, answers]
      : [
          [{ text: contactEmail, to: `mailto:${contactEmail}` }],
          "Twoja wiadomość trafia prosto do administracji serwisu. Nie ma formularza do wypełnienia ani numeru zgłoszenia.",
        ],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "Adres pocztowy",
  blocks: [postalAddress ?? "Administracja serwisu nie podała jeszcze adresu pocztowego."],
});

const whatToInclude = (): ProseSection => ({
  title: "Co warto napisać",
  blocks: [
    {
      list: [
        "Film się nie odtwarza: adres jego strony, wybrany serwer i twoja przeglądarka.",
        "Błąd w katalogu: która to strona i co powinno na niej być.",
        "Coś, do czego nie możesz dotrzeć lub czego nie możesz odczytać: co próbujesz zrobić i z jakiego urządzenia lub technologii wspomagającej korzystasz.",
        "Pomysł: wystarczy sam pomysł.",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Roszczenia z tytułu praw autorskich",
  blocks: [
    disclaimer(site),
    "Podaj tytuł, adres strony i to, na jakiej podstawie działasz w imieniu osoby lub firmy, do której należą prawa. Tytuł, który musi zniknąć, usuwamy ze wszystkich stron, list i wyników wyszukiwania.",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "Kontakt",
  description: `Jak skontaktować się z ludźmi, którzy prowadzą ${site.name}, i gdzie na razie szukać odpowiedzi.`,
  lead: `Serwis ${site.name} nie przyjmuje jeszcze e\u2011maili. Może odpowiedź, której szukasz, jest na innej stronie.`,
  sections: [email(site), mail(site), { title: "Roszczenia z tytułu praw autorskich", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "Kontakt",
  description: `Jak skontaktować się z ludźmi, którzy prowadzą ${site.name}: e\u2011mailem lub pocztą, z pytaniem, poprawką, pomysłem albo w sprawie praw autorskich.`,
  lead: "Napisz, co nie działa, czego brakuje albo co ci się podoba.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
