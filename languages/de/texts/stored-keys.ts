/** What a browser's local storage holds. The privacy and cookie pages list all of it. */
export const storedKeys = {
  theme: "„Dunkel“ oder „Hell“, falls du unten auf einer Seite eines davon gewählt hast. Wählst du wieder „Automatisch“, wird der Eintrag entfernt.",
  consent: "deine Datenschutzeinstellungen.",
  player: "Lautstärke, Tempo, Aussehen und Sprache der Untertitel, und ob der Player auf Kürzel mit nur einer Taste hört.",
  servers: "der Server, der zuletzt funktioniert hat, je einer für Filme und für Serien.",
  progress:
    "die Stelle, an der du in den zuletzt angesehenen Filmen und Folgen aufgehört hast, und was du von einem Titel zuletzt geöffnet hast, damit du dort weiterschauen kannst. Hast du etwas zu Ende gesehen, wird die Stelle entfernt.",
  saved: "deine gemerkten Titel und deine eigenen Listen.",
  seen: "was du gesehen hast, und deine eigenen Bewertungen und Notizen.",
  homeRows: "ob es etwas zum Weiterschauen gibt und ob du dir Titel gemerkt oder etwas gesehen hast, damit Seiten von Anfang an Platz dafür lassen.",
  import:
    "ein noch nicht abgeschlossener Import aus einem anderen Dienst, mit dem Inhalt seiner Dateien und dem, was gefunden wurde. Am Ende wird er entfernt.",
  visit: "wann du zum ersten Mal hier warst, damit die Website bei deinem zweiten Besuch anfangen kann, Kopien für die Nutzung ohne Verbindung anzulegen.",
  damaged: "was gespeichert war und nicht gelesen werden konnte, bis du es exportierst oder löschst.",
  settings: (hasLanguages: boolean, worksOffline: boolean): string =>
    `ob sich dieses Gerät etwas merken darf, ob die nächste Folge automatisch startet, was mit Spoilern geschieht, ob Titel ihr Originalplakat haben, ob Gesehenes ausgeblendet wird, ob du die TV-Ansicht möchtest und in welchem Land du schaust, falls du eines gewählt hast.${hasLanguages ? " Außerdem, in welcher Sprache du Seiten möchtest, falls du eine gewählt hast, und ob du das Angebot einer Sprache geschlossen oder angenommen hast." : ""}${worksOffline ? " Und ob Kopien von Seiten für die Nutzung ohne Verbindung angelegt werden, falls du das gewählt hast." : ""}`,
};
