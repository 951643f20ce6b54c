import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Article } from "#features/pages/model/article.ts";
import { playerKeys } from "../player/player-keys.ts";

export const captions = (siteName: string): Article => ({
  id: "captions",
  title: "Untertitel, Tastatur, Fernbedienung",
  summary: "Drei Arten, einen Film anzusehen: Anfangs hat sie jemand gebraucht, heute tun sie allen gut.",
  body: [
    "Der Stummfilm war zu gehörlosen Menschen so gerecht, wie das Kino es seitdem selten gewesen ist: Alle im Saal lasen dieselben Zwischentitel. Der Ton nahm ihnen das innerhalb weniger Jahre. 1947 begann Emerson Romero, ein gehörloser Schauspieler, der zur Stummfilmzeit Komödien gedreht hatte, wieder Zwischentitel in Tonfilme zu kleben, und verlieh die Kopien an Gehörlosenvereine. Das war umständlich, aber ein Anfang. 1972 war „The French Chef“ die erste Sendung im amerikanischen Fernsehen mit Untertiteln, die alle sehen konnten.",
    "Untertitel für Gehörlose sind mehr als gewöhnliche Untertitel. Gewöhnliche sagen dir, was gesprochen wird; diese sagen dir auch, was zu hören ist: die Tür, das Lachen im Nebenzimmer, der Umschwung in der Musik. Viele, die sie einschalten, hören sehr gut. Sie haben ein schlafendes Kind, einen lauten Zug oder einen Schauspieler, der nuschelt.",
    { heading: "Untertitel hier" },
    `Hat ein Film Untertitel, zeigt der Player von ${siteName} dafür eine Schaltfläche in der unteren Leiste. Im Zahnrad daneben stellst du Größe, Farbe, Hintergrund und Position ein und öffnest eine eigene Untertiteldatei (SRT oder VTT), die auf deinem Gerät bleibt. Server anderer Unternehmen haben eigene Player: Achte auf die Buchstaben CC, und wenn du sie nicht findest, probiere einen anderen Server.`,
    { heading: "Mit der Tastatur" },
    `Für nichts auf ${siteName} brauchst du eine Maus. Drückst du auf einer Seite zum ersten Mal die Tabulatortaste, kannst du direkt zum Inhalt springen. Auf einer Plakatwand wandern die Pfeiltasten von Bild zu Bild, und die Eingabetaste öffnet eines; im Suchfeld wandern sie durch die Vorschläge, und Esc schließt sie. Was gerade den Fokus hat, trägt einen bernsteinfarbenen Rahmen. In unserem Player gilt:`,
    { list: playerKeys.playerKeys },
    { heading: "Mit der Fernbedienung" },
    "Eine Fernbedienung ist eine Tastatur, der die meisten Tasten fehlen. Im Browser eines Fernsehers bewegst du mit den Pfeilen den Fokus oder einen Zeiger, und mit OK wählst du aus, was du erreicht hast. Schaltflächen und Links sind groß genug dafür, und „Zurück“ bringt dich an die Stelle der Wand, an der du warst.",
    { heading: "Mit weniger Bewegung" },
    "Wenn dir von Bewegung unwohl wird, schalte auf deinem Gerät „Bewegung reduzieren“ ein. Dann wartet das Karussell auf dich, und nichts blendet über oder gleitet. Anhalten kannst du es in jedem Fall. Auch wenn JavaScript ausgeschaltet ist, kannst du die Seiten lesen und ihren Links folgen.",
    prose`Wenn du hier etwas nicht so erreichen oder lesen kannst, wie du es brauchst, ist das unser Fehler und nicht deiner. ${{ text: "Sag uns Bescheid", to: paths.contact }}.`,
  ],
  program: [],
});
