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
  title: "Niezbędne pliki cookie",
  blocks: [
    `Brak. Niezbędne pliki cookie zwykle pamiętają o zalogowaniu, a tutaj nie ma się do czego logować.${optionalFeatures(site).length === 0 ? " Dlatego nie widzisz banera cookie: nie ma o co pytać." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Pliki cookie z preferencjami",
  blocks: [
    "Brak. To, co wybierasz, co zapisujesz i gdzie przerywasz oglądanie, zostaje w pamięci lokalnej przeglądarki. W odróżnieniu od plików cookie nigdy nie jest wysyłane do nas razem z zapytaniami. Oto nazwy, które możesz tam znaleźć:",
    { list: storedKeys(site).map(({ key, text }) => `${key}: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "Co pamięta to urządzenie",
  blocks: [
    prose`Na stronie ${{ text: "Ustawienia", to: paths.settings }} zobaczysz, ile tego jest, i możesz to wyeksportować lub usunąć. Możesz tam też wybrać, żeby urządzenie niczego nie zapamiętywało: wtedy wszystko zostaje usunięte i zapisywane są już tylko twoje ustawienia. Bez JavaScriptu nic nie jest zapisywane.`,
    prose`Co z tego jest do nas wysyłane i kiedy, wyjaśnia ${{ text: "Polityka prywatności", to: paths.privacy }}.`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "Analityczne pliki cookie",
    blocks: [
      feature
        ? `Odwiedziny są liczone przez ${serverNames(feature.hosts)}, ale tylko za twoją zgodą. Skrypt, który je liczy, może wtedy ustawiać pliki cookie. Bez zgody nie jest wczytywany.`
        : "Brak. Twoich odwiedzin nie liczymy ani my, ani nikt inny.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0)
    companies.push(`Zdjęcia (${pictures.join(", ")}): wczytują się razem ze stroną. Wyświetlają się, nawet jeśli twoja przeglądarka blokuje pliki cookie.`);
  if (players.length > 0)
    companies.push(
      `Odtwarzacze (${players.join(", ")}): wczytują się ${site.playerLoad === "visible" ? "od razu, gdy pojawią się na ekranie" : "wtedy, gdy naciśniesz „Odtwórz” lub wybierzesz serwer"}. Odtwarzacz może w swojej ramce ustawiać własne pliki cookie.`,
    );
  if (films.length > 0)
    companies.push(
      `Publiczne archiwa (${films.join(", ")}): wysyłają film, gdy naciśniesz „Odtwórz” lub wybierzesz serwer. Archiwum może ustawiać własne pliki cookie.`,
    );
  if (trailers.length > 0)
    companies.push(`Zwiastuny (${trailers.join(", ")}): wczytują się, gdy naciśniesz przycisk zwiastuna. YouTube może w swojej ramce zapisywać własne dane.`);
  if (ads.length > 0) companies.push(`Reklamy (${ads.join(", ")}): wczytują się tylko za twoją zgodą. Firma reklamowa może ustawiać własne pliki cookie.`);
  return {
    title: "Pliki cookie innych firm",
    blocks:
      companies.length === 0
        ? ["Brak. Wszystko, co strona wczytuje sama, pochodzi z tego serwisu."]
        : [
            "Niektóre części naszych stron pochodzą od innych firm. Nie możemy ani odczytywać, ani ustawiać ich plików cookie, a twoja przeglądarka może je blokować:",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Usuwanie i blokowanie plików cookie",
  blocks: [
    "Każda przeglądarka może pokazać, co zapisał dany serwis, usunąć to i całkiem zablokować pliki cookie, zwykle w ustawieniach, w części o prywatności. Nasze strony będą wtedy działać dalej.",
    prose`Co jeszcze o tobie wiemy, a czego nie, wyjaśnia ${{ text: "Polityka prywatności", to: paths.privacy }}.`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Pliki cookie",
    description: `Jakie pliki cookie ustawia ${site.name}: niezbędne, z preferencjami i analityczne, a przy każdych prosta odpowiedź.`,
    lead: `Strony serwisu ${site.name} nie ustawiają plików cookie. Oto ich typowe rodzaje, jeden po drugim, żeby można było to sprawdzić.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
