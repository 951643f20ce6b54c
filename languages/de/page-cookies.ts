import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-cookies"] = {
  title: "Cookies",
  description: (siteName) => `Welche Cookies ${siteName} setzt: notwendige, Präferenz- und Statistik-Cookies, jeweils mit einer klaren Antwort.`,
  lead: (siteName) => `Die Seiten von ${siteName} setzen keine Cookies. Hier sind die üblichen Arten der Reihe nach, damit du es nachprüfen kannst.`,
  essential: {
    title: "Notwendige Cookies",
    text: (nothingToAsk) =>
      `Keine. Notwendige Cookies merken sich meist, dass jemand angemeldet ist, und hier kann sich niemand anmelden.${nothingToAsk ? " Deshalb siehst du auch kein Cookie-Banner: Es gibt nichts zu fragen." : ""}`,
  },
  preference: {
    title: "Präferenz-Cookies",
    text: "Keine. Was du einstellst, was du dir merkst und wo du aufhörst, bleibt im lokalen Speicher deines Browsers. Anders als ein Cookie wird das nie mit deinen Anfragen an uns gesendet. Diese Namen kannst du dort finden:",
    stored: (key, text) => `${key}: ${text}`,
  },
  device: {
    title: "Was sich dieses Gerät merkt",
    texts: [
      prose`In den ${{ text: "Einstellungen", to: paths.settings }} siehst du, wie viel es ist, und kannst es exportieren und löschen. Dort kannst du auch festlegen, dass sich dieses Gerät nichts merkt: Dann wird alles gelöscht, und gespeichert werden nur noch deine Einstellungen. Ohne JavaScript wird gar nichts gespeichert.`,
      prose`Was davon wann an uns gesendet wird, steht unter ${{ text: "Datenschutz", to: paths.privacy }}.`,
    ],
  },
  analytics: {
    title: "Statistik-Cookies",
    none: "Keine. Deine Besuche werden nicht gezählt, weder von uns noch von sonst jemandem.",
    counted: (hosts) =>
      `Besuche werden ${fromServers(hosts)} gezählt, aber erst, nachdem du zugestimmt hast. Das Skript dafür kann dann Cookies setzen. Stimmst du nicht zu, wird es nicht geladen.`,
  },
  others: {
    title: "Cookies anderer Unternehmen",
    none: "Keine. Alles, was eine Seite von sich aus lädt, kommt von dieser Website.",
    lead: "Einige Teile unserer Seiten kommen von anderen Unternehmen. Deren Cookies können wir weder lesen noch setzen, und dein Browser kann sie blockieren:",
    pictures: (hosts) => `Bilder (${hosts.join(", ")}): werden mit der Seite geladen. Sie erscheinen auch, wenn dein Browser Cookies blockiert.`,
    players: (hosts, inView) =>
      `Player (${hosts.join(", ")}): werden geladen, ${inView ? "sobald sie ins Bild kommen" : "wenn du auf „Abspielen“ drückst oder einen Server wählst"}. Ein Player kann innerhalb seines Rahmens eigene Cookies setzen.`,
    films: (hosts) =>
      `Öffentliche Archive (${hosts.join(", ")}): Von dort kommt ein Film, nachdem du auf „Abspielen“ gedrückt oder einen Server gewählt hast. Ein Archiv kann eigene Cookies setzen.`,
    trailers: (hosts) =>
      `Trailer (${hosts.join(", ")}): werden geladen, wenn du auf die Schaltfläche eines Trailers drückst. YouTube kann innerhalb seines Rahmens eigene Daten speichern.`,
    ads: (hosts) => `Werbung (${hosts.join(", ")}): wird erst geladen, nachdem du zugestimmt hast. Wer die Werbung liefert, kann eigene Cookies setzen.`,
  },
  control: {
    title: "Cookies löschen und blockieren",
    texts: [
      "Jeder Browser kann dir zeigen, was eine Website gespeichert hat, kann es löschen und Cookies ganz blockieren, meist in seinen Einstellungen unter „Datenschutz“. Unsere Seiten funktionieren dann trotzdem.",
      prose`Was wir sonst über dich wissen und was nicht, steht unter ${{ text: "Datenschutz", to: paths.privacy }}.`,
      englishDecides,
    ],
  },
  storedKeys,
};
