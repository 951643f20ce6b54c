import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { playerKeys } from "./player/player-keys.ts";

export const words: Words["page-support"] = {
  title: "Support",
  description: (siteName) =>
    `Anleitungen und Hilfe für ${siteName}: Filme und Serien finden und ansehen, Server, Untertitel, Tastatur und was hilft, wenn ein Film nicht lädt.`,
  lead: "Wie hier alles funktioniert und was du probieren kannst, wenn etwas nicht klappt.",
  guides: {
    title: "Anleitungen",
    watching: [
      { heading: "Etwas zum Anschauen finden" },
      {
        steps: [
          "Gib mindestens zwei Buchstaben ins Suchfeld ein und wähle „Filme“, „Serien“ oder „Personen“. Darunter erscheinen bis zu fünf Treffer; „Alle Treffer zeigen“ führt zu den übrigen.",
          prose`Oder fang bei ${{ text: "Filme", to: paths.home }}, ${{ text: "Serien", to: paths.series }}, ${{ text: "Bestbewertet", to: paths.top }} oder ${{ text: "Genres", to: paths.genres }} an.`,
          "Jeder Name in einer Besetzung ist ein Link, und jeder ähnliche Titel auch.",
        ],
      },
      { heading: "Einen Film ansehen" },
      {
        steps: [
          "Öffne die Seite des Films.",
          "Drücke auf „Jetzt ansehen“, um zum Player zu kommen, und dann auf „Abspielen“.",
          "Startet der Film nicht, wähle unter dem Player einen anderen Server. Server 1 ist die erste Wahl oder der, der in diesem Browser zuletzt funktioniert hat.",
          "Hast du mittendrin aufgehört, bringt dich „Weiter ab“ an diese Stelle zurück, wenn du den Film in diesem Browser wieder öffnest.",
        ],
      },
      { heading: "Eine Serie ansehen" },
      {
        steps: [
          "Öffne die Serie und wähle eine Staffel, mit den Pfeilen oder über ihre Nummer.",
          "Wähle in der Liste eine Folge. Die Adresse in deinem Browser führt jetzt zu dieser Folge, du kannst sie also teilen oder später zu ihr zurückkehren.",
          "Startet die Folge nicht, wähle unter „Server wechseln“ einen anderen.",
          "Ist eine Folge zu Ende, startet nach ein paar Sekunden die nächste, es sei denn, du brichst das ab oder hast es ausgeschaltet.",
        ],
      },
    ],
    keyboard: {
      heading: "Den Player mit der Tastatur bedienen",
      own: "Klicke zuerst in den Player oder springe mit der Tabulatortaste hinein. Dann gilt:",
      others: (siteName) => `Das sind die Tasten des Players von ${siteName}. Die Player anderer Unternehmen haben ihre eigenen.`,
      keys: playerKeys.playerKeys,
    },
    more: [
      "Wenn du mit deinem Computer sprichst oder oft versehentlich Tasten drückst, schalte in den Einstellungen des Players (Zahnrad) „Kürzel mit nur einer Taste“ aus. Leertaste und Pfeile funktionieren weiterhin.",
      "Sobald der Player offen ist, funktionieren K, J, L, M, F und C überall auf seiner Seite. Ein Schrägstrich springt auf jeder Seite ins Suchfeld.",
      { heading: "Den Player mit der Fernbedienung bedienen" },
      "Wähle „TV-Ansicht“ in den Einstellungen. Dann startet und pausiert OK das Video, und mit der linken und der rechten Pfeiltaste springst du zehn Sekunden zurück oder vor, bei gedrückter Taste noch weiter. Nach oben geht es zu Untertiteln und Einstellungen, nach unten zur nächsten Folge, und „Zurück“ schließt den Player.",
      { heading: "Eine Merkliste führen" },
      "„Merken“ steht auf den Karten und Seiten von Filmen und Serien. Was du dir merkst, steht unter „Merkliste“ neben dem Suchfeld. Die Liste ist nur auf diesem Gerät: Wenn du sie auf ein anderes mitnehmen willst, exportiere sie hier und importiere sie dort.",
      prose`Export und Import findest du in den ${{ text: "Einstellungen", to: paths.settings }}, ebenso alles andere, was sich dieses Gerät merkt.`,
      "Safari löscht, was eine Website gespeichert hat, wenn du es an sieben Tagen benutzt hast, ohne sie zu besuchen. Ist dir deine Merkliste dort wichtig, exportiere sie ab und zu.",
      { heading: "Die Darstellung ändern" },
      "Unten auf jeder Seite und in den Einstellungen kannst du „Dunkel“, „Hell“ oder „Automatisch“ wählen; „Automatisch“ richtet sich nach deinem Gerät. Dein Browser merkt sich deine Wahl.",
      { heading: "Eine Seite teilen" },
      "„Teilen“ bietet dir bei einem Film oder einer Serie die üblichen Netzwerke und Apps an oder einen Link zum Kopieren. Der Link funktioniert bei allen, denen du ihn schickst, denn anmelden muss sich hier niemand.",
    ],
  },
  troubleshooting: {
    title: "Wenn etwas nicht funktioniert",
    loading: [
      { heading: "Der Film oder die Folge lädt nicht" },
      {
        steps: [
          "Warte ein paar Sekunden. Ein weit entfernter Server braucht sie vielleicht.",
          "Wähle einen anderen Server. Sie sind voneinander unabhängig.",
          "Lade die Seite neu und prüfe, ob andere Websites laden.",
          "Wenn du einen Inhaltsblocker verwendest, schalte ihn für diese Seite aus und versuche es noch einmal.",
        ],
      },
    ],
    sampleReel: {
      heading: "Stattdessen läuft ein Beispielfilm",
      own: "Das ist ein kurzer Film von uns. Er läuft, wenn auf dieser Website das Video zu einem Titel noch fehlt.",
      archives:
        "Das ist ein kurzer Film von uns. Er läuft, wenn das Video zu einem Titel weder auf dieser Website noch in einem öffentlichen Archiv liegt oder wenn kein Archiv antwortet. Im zweiten Fall versuche es später noch einmal.",
    },
    more: [
      { heading: "Es ist nichts zu hören" },
      "Prüfe, ob der Player (in unserem mit der Taste M), der Browsertab oder das Gerät stummgeschaltet ist. Manche Browser starten Videos ohne Ton, bis du sie anklickst oder antippst.",
      { heading: "Das Bild stockt" },
      "Halte eine Minute an, damit der Player vorausladen kann, geh näher an deinen Router oder wähle einen anderen Server. Einer mit der Aufschrift „Multi-Quality“ bietet vielleicht eine geringere Auflösung an.",
      { heading: "Es gibt keine Untertitel" },
      "Nicht jeder Film hat welche. Unser Player zeigt „Untertitel“ nur an, wenn es sie gibt. Vielleicht hat ein anderer Server sie.",
      { heading: "Das Vollbild reagiert nicht" },
      "Es gibt zwei Schaltflächen, eine im Player und eine außerhalb: Probiere die andere. Auf manchen Handys funktioniert nur die im Player.",
      { heading: "Eine Seite konnte nicht geladen werden" },
      "Das Problem liegt bei uns. Drücke auf „Erneut versuchen“, das hilft meistens. Seiten, die du schon einmal geöffnet hast, funktionieren in der Zwischenzeit oft weiter.",
      { heading: "Du findest einen Titel nicht" },
      prose`Probiere weniger Wörter oder den Originaltitel und sieh unter „Filme“, „Serien“ und „Personen“ nach. Wenn er hier sein müsste, ${{ text: "sag uns Bescheid", to: paths.contact }}.`,
      { heading: "Welche Browser funktionieren" },
      "Chrome und Edge ab Version 108, Firefox ab 128 und Safari ab 16.4, auf jedem Gerät. Die Browser von Fernsehern sind ab Baujahr 2024 neu genug. In einem älteren Browser öffnen sich die Seiten trotzdem, Links und Suche funktionieren, und unser Player hat die Bedienelemente des Browsers; gespeichert wird dort nichts.",
    ],
  },
  moreHelp: {
    title: "Noch nicht gelöst?",
    text: prose`Kurze Antworten findest du unter ${{ text: "Häufige Fragen", to: paths.faq }}. In allen anderen Fällen ${{ text: "schreib uns", to: paths.contact }}, welche Seite, welcher Server und welcher Browser es war und was passiert ist.`,
  },
};
