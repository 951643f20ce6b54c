import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words: Words["page-contact"] = {
  title: "Kontakt",
  description: (siteName, hasAddress) =>
    hasAddress
      ? `Jak skontaktować się z ludźmi, którzy prowadzą ${siteName}: e\u2011mailem lub pocztą, z pytaniem, poprawką, pomysłem albo w sprawie praw autorskich.`
      : `Jak skontaktować się z ludźmi, którzy prowadzą ${siteName}, i gdzie na razie szukać odpowiedzi.`,
  lead: "Napisz, co nie działa, czego brakuje albo co ci się podoba.",
  leadWithoutAddress: (siteName) => `Serwis ${siteName} nie przyjmuje jeszcze e\u2011maili. Może odpowiedź, której szukasz, jest na innej stronie.`,
  answers: prose`Na wiele pytań odpowiadają już strony ${{ text: "Pomoc techniczna", to: paths.support }} i ${{ text: "Częste pytania", to: paths.faq }}.`,
  email: {
    title: "E-mail",
    none: (siteName) => `Administracja serwisu ${siteName} nie podała jeszcze adresu e\u2011mail.`,
    text: "Twoja wiadomość trafia prosto do administracji serwisu. Nie ma formularza do wypełnienia ani numeru zgłoszenia.",
  },
  mail: { title: "Adres pocztowy", none: "Administracja serwisu nie podała jeszcze adresu pocztowego." },
  include: {
    title: "Co warto napisać",
    list: [
      "Film się nie odtwarza: adres jego strony, wybrany serwer i twoja przeglądarka.",
      "Błąd w katalogu: która to strona i co powinno na niej być.",
      "Coś, do czego nie możesz dotrzeć lub czego nie możesz odczytać: co próbujesz zrobić i z jakiego urządzenia lub technologii wspomagającej korzystasz.",
      "Pomysł: wystarczy sam pomysł.",
    ],
  },
  claims: {
    title: "Roszczenia z tytułu praw autorskich",
    disclaimer,
    disclaimerWithoutAddress,
    text: "Podaj tytuł, adres strony i to, na jakiej podstawie działasz w imieniu osoby lub firmy, do której należą prawa. Tytuł, który musi zniknąć, usuwamy ze wszystkich stron, list i wyników wyszukiwania.",
  },
};
