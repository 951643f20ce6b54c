import { paths } from "#domain/addresses.ts";
import { type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const essential = (site: PublicSite): ProseSection => ({
  title: "Notwendige Cookies",
  blocks: [
    `Keine. Notwendige Cookies merken sich meist, dass jemand angemeldet ist, und hier kann sich niemand anmelden.${optionalFeatures(site).length === 0 ? " Deshalb siehst du auch kein Cookie-Banner: Es gibt nichts zu fragen." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Präferenz-Cookies",
  blocks: [
    "Keine. Was du einstellst, was du dir merkst und wo du aufhörst, bleibt im lokalen Speicher deines Browsers. Anders als ein Cookie wird das nie mit deinen Anfragen an uns gesendet. Diese Namen kannst du dort finden:",
    { list: storedKeys(site).map(({ key, text }) => `${key}: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "Was sich dieses Gerät merkt",
  blocks: [
    prose`In den ${{ text: "Einstellungen", to: paths.settings }} siehst du, wie viel es ist, und kannst es exportieren und löschen. Dort kannst du auch festlegen, dass sich dieses Gerät nichts merkt: Dann wird alles gelöscht, und gespeichert werden nur noch deine Einstellungen. Ohne JavaScript wird gar nichts gespeichert.`,
    prose`Was davon wann an uns gesendet wird, steht unter ${{ text: "Datenschutz", to: paths.privacy }}.`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "Statistik-Cookies",
    blocks: [
      feature
        ? `Besuche werden ${fromServers(feature.hosts)} gezählt, aber erst, nachdem du zugestimmt hast. Das Skript dafür kann dann Cookies setzen. Stimmst du nicht zu, wird es nicht geladen.`
        : "Keine. Deine Besuche werden nicht gezählt, weder von uns noch von sonst jemandem.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0)
    companies.push(`Bilder (${pictures.join(", ")}): werden mit der Seite geladen. Sie erscheinen auch, wenn dein Browser Cookies blockiert.`);
  if (players.length > 0)
    companies.push(
      `Player (${players.join(", ")}): werden geladen, ${site.playerLoad === "visible" ? "sobald sie ins Bild kommen" : "wenn du auf „Abspielen“ drückst oder einen Server wählst"}. Ein Player kann innerhalb seines Rahmens eigene Cookies setzen.`,
    );
  if (films.length > 0)
    companies.push(
      `Öffentliche Archive (${films.join(", ")}): Von dort kommt ein Film, nachdem du auf „Abspielen“ gedrückt oder einen Server gewählt hast. Ein Archiv kann eigene Cookies setzen.`,
    );
  if (trailers.length > 0)
    companies.push(
      `Trailer (${trailers.join(", ")}): werden geladen, wenn du auf die Schaltfläche eines Trailers drückst. YouTube kann innerhalb seines Rahmens eigene Daten speichern.`,
    );
  if (ads.length > 0)
    companies.push(`Werbung (${ads.join(", ")}): wird erst geladen, nachdem du zugestimmt hast. Wer die Werbung liefert, kann eigene Cookies setzen.`);
  return {
    title: "Cookies anderer Unternehmen",
    blocks:
      companies.length === 0
        ? ["Keine. Alles, was eine Seite von sich aus lädt, kommt von dieser Website."]
        : [
            "Einige Teile unserer Seiten kommen von anderen Unternehmen. Deren Cookies können wir weder lesen noch setzen, und dein Browser kann sie blockieren:",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Cookies löschen und blockieren",
  blocks: [
    "Jeder Browser kann dir zeigen, was eine Website gespeichert hat, kann es löschen und Cookies ganz blockieren, meist in seinen Einstellungen unter „Datenschutz“. Unsere Seiten funktionieren dann trotzdem.",
    prose`Was wir sonst über dich wissen und was nicht, steht unter ${{ text: "Datenschutz", to: paths.privacy }}.`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Cookies",
    description: `Welche Cookies ${site.name} setzt: notwendige, Präferenz- und Statistik-Cookies, jeweils mit einer klaren Antwort.`,
    lead: `Die Seiten von ${site.name} setzen keine Cookies. Hier sind die üblichen Arten der Reihe nach, damit du es nachprüfen kannst.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
