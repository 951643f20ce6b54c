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
export type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  {
    key: "matinee-theme",
    text: "„Dunkel“ oder „Hell“, falls du unten auf einer Seite eines davon gewählt hast. Wählst du wieder „Automatisch“, wird der Eintrag entfernt.",
  },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "deine Datenschutzeinstellungen." }] : []),
  { key: playerSettingsKey, text: "Lautstärke, Tempo, Aussehen und Sprache der Untertitel, und ob der Player auf Kürzel mit nur einer Taste hört." },
  { key: lastServersKey, text: "der Server, der zuletzt funktioniert hat, je einer für Filme und für Serien." },
  {
    key: watchProgressKey,
    text: "die Stelle, an der du in den zuletzt angesehenen Filmen und Folgen aufgehört hast, und was du von einem Titel zuletzt geöffnet hast, damit du dort weiterschauen kannst. Hast du etwas zu Ende gesehen, wird die Stelle entfernt.",
  },
  { key: savedListKey, text: "deine gemerkten Titel und deine eigenen Listen." },
  { key: seenKey, text: "was du gesehen hast, und deine eigenen Bewertungen und Notizen." },
  {
    key: homeRowsKey,
    text: "ob es etwas zum Weiterschauen gibt und ob du dir Titel gemerkt oder etwas gesehen hast, damit Seiten von Anfang an Platz dafür lassen.",
  },
  {
    key: importKey,
    text: "ein noch nicht abgeschlossener Import aus einem anderen Dienst, mit dem Inhalt seiner Dateien und dem, was gefunden wurde. Am Ende wird er entfernt.",
  },
  ...(site.worksOffline
    ? [
        {
          key: visitKey,
          text: "wann du zum ersten Mal hier warst, damit die Website bei deinem zweiten Besuch anfangen kann, Kopien für die Nutzung ohne Verbindung anzulegen.",
        },
      ]
    : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "was gespeichert war und nicht gelesen werden konnte, bis du es exportierst oder löschst." })),
  {
    key: deviceSettingsKey,
    text: `ob sich dieses Gerät etwas merken darf, ob die nächste Folge automatisch startet, was mit Spoilern geschieht, ob Titel ihr Originalplakat haben, ob Gesehenes ausgeblendet wird, ob du die TV-Ansicht möchtest und in welchem Land du schaust, falls du eines gewählt hast.${hasLanguages(site) ? " Außerdem, in welcher Sprache du Seiten möchtest, falls du eine gewählt hast, und ob du das Angebot einer Sprache geschlossen oder angenommen hast." : ""}${site.worksOffline ? " Und ob Kopien von Seiten für die Nutzung ohne Verbindung angelegt werden, falls du das gewählt hast." : ""}`,
  },
];
