import { deviceSettingsKey } from "#domain/device-settings.ts";
import { hasLanguages, type PublicSite } from "#domain/site.ts";
import {
  damagedKeys,
  homeRowsKey,
  importKey,
  lastServersKey,
  playerSettingsKey,
  savedListKey,
  seenKey,
  visitKey,
  watchProgressKey,
} from "#domain/storage-keys.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  { key: "matinee-theme", text: "wygląd ciemny lub jasny, jeśli wybierzesz go na dole strony. Wybór „Automatyczny” usuwa ten wpis." },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "twoje ustawienia prywatności." }] : []),
  { key: playerSettingsKey, text: "głośność, szybkość, wygląd i język napisów oraz to, czy pojedyncze klawisze sterują odtwarzaczem." },
  { key: lastServersKey, text: "serwer, który działał ostatnio: jeden dla filmów i jeden dla seriali." },
  {
    key: watchProgressKey,
    text: "miejsca zatrzymania w ostatnio oglądanych filmach i odcinkach oraz to, co z danego tytułu było otwarte ostatnio, żeby można było oglądać dalej. Po obejrzeniu do końca miejsce jest usuwane.",
  },
  { key: savedListKey, text: "zapisane tytuły i twoje własne listy." },
  { key: seenKey, text: "to, co jest obejrzane, oraz twoje oceny i notatki." },
  { key: homeRowsKey, text: "to, czy jest coś do obejrzenia dalej i czy są zapisane lub obejrzane tytuły, żeby strony od razu miały na nie miejsce." },
  { key: importKey, text: "niedokończony import z innego serwisu: co jest w plikach i co zostało znalezione. Na końcu jest usuwany." },
  ...(site.worksOffline
    ? [{ key: visitKey, text: "czas pierwszej wizyty, żeby przy drugiej serwis mógł zacząć przechowywać kopie działające bez połączenia." }]
    : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "zapisane dane, których nie udało się odczytać, dopóki ich nie wyeksportujesz lub nie usuniesz." })),
  {
    key: deviceSettingsKey,
    text: `to, czy urządzenie może cokolwiek zapamiętywać, czy następny odcinek włącza się automatycznie, co się dzieje ze spoilerami, czy tytuły mają oryginalne plakaty, czy listy ukrywają obejrzane tytuły, czy włączony jest tryb telewizyjny, oraz kraj, w którym oglądasz, jeśli go wybierzesz.${hasLanguages(site) ? " Także język, w którym chcesz mieć strony, jeśli go wybierzesz, oraz to, czy propozycja innego języka została zamknięta lub przyjęta." : ""}${site.worksOffline ? " Oraz to, czy przechowywane są kopie stron do użytku bez połączenia, jeśli to wybierzesz." : ""}`,
  },
];
