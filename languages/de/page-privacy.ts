import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { decimal } from "./text.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-privacy"] = {
  title: "Datenschutz",
  description: (siteName) =>
    `Was ${siteName} über dich erfährt: keine Konten, keine Profile, nur die grundlegenden technischen Angaben, die jede Website braucht.`,
  lead: "Hier gibt es keine Konten, also auch nichts preiszugeben. Übrig bleiben die grundlegenden technischen Angaben, die jede Website braucht, und auf dieser Seite steht, was mit ihnen geschieht.",
  accounts: {
    title: "Keine Konten",
    text: (siteName) =>
      `Auf ${siteName} kannst du dich weder registrieren noch anmelden noch ein Abo abschließen. Wir fragen nicht nach deinem Namen, deiner E\u2011Mail-Adresse oder einer Kreditkarte. Wir legen kein Profil von dir an und zeichnen nicht auf, was du suchst oder ansiehst. Was du dir gemerkt hast, was du gesehen hast und wo du aufgehört hast, steht allein auf deinem eigenen Gerät.`,
  },
  technical: {
    title: "Grundlegende technische Angaben",
    lead: "Um dir eine Seite zu zeigen, muss unser Server wissen, welche Seite du möchtest und wohin sie gehen soll. Dein Browser sagt außerdem, was für ein Browser er ist. So viel erfährt jede Website. Auf dieser geschieht damit Folgendes:",
    facts: [
      "Deine IP-Adresse wird gebraucht, um dir die Seite zu schicken. Für kurze Zeit behält unser Server sie in unkenntlich gemachter Form im Arbeitsspeicher, damit nicht ein einzelner Besuch alle anderen verdrängt. Die Adresse selbst speichern wir nie.",
      "Was du ins Suchfeld eingibst, dient dazu, Titel zu finden. Die Ergebnisse bleiben ein paar Minuten im Arbeitsspeicher, ohne Hinweis darauf, wer gesucht hat, und werden nie auf die Festplatte oder in ein Protokoll geschrieben.",
      "Unsere Protokolle helfen uns, Fehler zu finden. Sie enthalten keine Suchtexte, keine verweisenden Seiten und keine IP-Adressen.",
    ],
    filmDatabase:
      "Unser Server fragt die Filmdatenbank ab, dein Browser tut das nie. Die Datenbank erfährt, wonach gesucht wurde, aber nicht, wer gesucht hat.",
  },
  device: {
    title: "Was auf deinem Gerät bleibt",
    lead: "Dein Browser merkt sich auf deinem Gerät ein paar Dinge, damit du die Website so vorfindest, wie du sie verlassen hast:",
    pages: prose`In den ${{ text: "Einstellungen", to: paths.settings }} siehst du, wie viel das ist, und kannst es exportieren, löschen und ganz ausschalten. Unter ${{ text: "Cookies", to: paths.cookies }} steht es mit den Namen, die dein Browser anzeigt.`,
    nothingElse: "Sonst speichert diese Website nichts auf deinem Gerät.",
    browser:
      "Dein Browser tut, was er bei jeder Website tut: In seinem Verlauf stehen die Seiten, die du geöffnet hast, auch Suchen, und in seinem Cache liegen eine Zeit lang Kopien von Seiten und Bildern. Beides kannst du jederzeit löschen.",
  },
  /** What the service worker stores, by the names that the browser shows. */
  offline: {
    lead: "Dein Browser kann auch Kopien aufbewahren, damit die Website ohne Verbindung funktioniert. Das beginnt bei deinem zweiten Besuch, oder sobald du dir etwas merkst oder es in den Einstellungen auswählst. Dort siehst du auch, wie groß die Kopien sind, und kannst sie entfernen. Im Einzelnen:",
    pages: ({ pages, megabytes, days }) =>
      `Seiten („matinee-pages“): die Merkliste, die Einstellungen und die letzten ${pages} Seiten, die du geöffnet hast, zusammen höchstens ${megabytes}\u00a0MB, höchstens ${days} Tage lang. Suchergebnisse und geteilte Listen sind nicht dabei, und keine Seite enthält etwas über dich.`,
    files: (files, megabytes) =>
      `Dateien („matinee-files“): Skripte, Stile und Texte dieser Website, höchstens ${files} Dateien zu je höchstens ${decimal(megabytes)}\u00a0MB.`,
    pictures: (pictures) => `Plakate („matinee-pictures“): von Titeln, die du dir gemerkt hast, höchstens ${pictures}, solange sie gemerkt sind.`,
    noPictures: "Plakate werden nicht kopiert, weil sie auf dieser Website von einem anderen Server kommen.",
  },
  /** What of it reaches the server, and what becomes of it. */
  sent: {
    title: "Was dein Gerät davon sendet",
    lead: "Nichts davon wird an uns gesendet, außer in den folgenden Fällen und bei einem Import (siehe unten). Aufgezeichnet wird davon nichts: Unser Protokoll enthält keine Seitenadressen. Kann ein Titel nicht geladen werden, nennt es womöglich diesen Titel, aber nie, wer ihn aufgerufen hat.",
    exceptions: [
      "Das Land, in dem du schaust. Bis du eines wählst, schließt dein Browser aus seinen Spracheinstellungen darauf, nie aus deiner IP-Adresse. Ist es ein anderes als das dieser Website, fragt die Seite eines Films oder einer Serie unseren Server, was für dieses Land bekannt ist. Die Anfrage nennt das Land und den Titel.",
      "Die Nummern von Titeln. Die Merkliste, die Reihe „Weiterschauen“ und eine geteilte Liste fragen unseren Server nach Titeln, deren Namen, Bilder oder nächste Folgen deinem Gerät fehlen, und nach Filmen und Serien, die einem oder zwei deiner gemerkten Titel ähneln. Eine solche Anfrage enthält die Nummern der Titel im Katalog, wie sie auch in den Adressen ihrer Seiten stehen. Sie sagt nicht, ob du dir die Titel gemerkt hast oder sie gesehen oder bewertet hast.",
      "Die Adresse einer geteilten Liste. In ihr stehen der Name der Liste und die Nummern ihrer Titel; auf unserem Server wird davon nichts gespeichert. Ein Browser, der sie öffnet, sendet sie wie bei jeder Seite an uns und behält sie in seinem Verlauf.",
      "Der Kalender. Er fragt unseren Server nach den Terminen deiner Titel; die Anfrage nennt deren Nummern und dein Land. Abonnierst du ihn, steht beides in einer Adresse, die der Dienst deines Kalenders kennt und mit der er unseren Server fragt. Auf unserem Server wird davon nichts gespeichert.",
    ],
  },
  imports: {
    title: "Importe",
    text: "Die Dateien für einen Import aus einem anderen Dienst liest dein Browser. Damit die Titel darin gefunden werden, gehen ihre Namen, ihre Jahre, ihre Nummern bei IMDb und TMDB und die Angabe, ob es jeweils ein Film oder eine Serie ist, an unseren Server, immer 50 auf einmal. Welcher Titel welche IMDb-Nummer hat, wird dort gespeichert wie andere Fakten über Titel auch. Zeitangaben, Bewertungen, Notizen und Listen bleiben auf deinem Gerät. In unseren Protokollen steht nichts davon, und nichts verrät, wessen Titel es sind.",
  },
  players: {
    title: "Player",
    own: "Die Player auf dieser Website sind unsere eigenen Seiten. Wer diese Website betreibt, kann das Video darin von einem anderen Server kommen lassen. Dieser erfährt dann, was jede Website erfährt: deine IP-Adresse und deinen Browser.",
    start: {
      visible: "Wer diese Website betreibt, hat festgelegt, dass sie geladen werden, sobald sie ins Bild kommen.",
      press:
        "Sie werden erst geladen, wenn du auf „Abspielen“ drückst oder einen Server wählst, nicht vorher. Meldet dieser Server, dass er den Titel nicht abspielen kann, probiert die Seite den nächsten und sagt dazu, von wo geladen wird.",
    },
    others: (start) =>
      `Einige Player gehören anderen Unternehmen. ${start} Das Unternehmen erfährt dann, was jede Website erfährt, nämlich deine IP-Adresse und deinen Browser, und außerdem, welchen Titel du gewählt hast. Es kann eigene Cookies setzen, und es gelten seine eigenen Datenschutzbestimmungen.`,
    hosts: (hosts) => `Auf dieser Website kommen sie von ${hosts.join(", ")}.`,
  },
  /** Films that our own player plays from public archives. */
  publicFilms: {
    title: "Filme aus öffentlichen Archiven",
    text: "Gemeinfreie und frei lizenzierte Filme laufen in unserem eigenen Player, direkt aus einem öffentlichen Archiv, das sie hat. Dein Browser fragt es erst nach dem Film, wenn du auf „Abspielen“ gedrückt oder einen Server gewählt hast. Das Archiv erfährt dann, was jede Website erfährt, nämlich deine IP-Adresse und deinen Browser, und außerdem, welcher Film es ist, und es gelten seine eigenen Datenschutzbestimmungen. Welches Archiv es ist, sagt der Player, bevor du drückst. Hat es den Film nicht, fragt der Player beim nächsten an und sagt es dir.",
    hosts: (hosts) => `Auf dieser Website kommen diese Filme von ${hosts.join(", ")}.`,
  },
  trailers: {
    title: "Trailer",
    text: (hosts) =>
      `Trailer laufen auf YouTube, in einem Rahmen von ${hosts.join(", ")}. Er wird erst geladen, wenn du auf die Schaltfläche eines Trailers drückst, und darauf steht das auch. YouTube erfährt dann, was jede Website erfährt, nämlich deine IP-Adresse und deinen Browser, und außerdem, welchen Trailer du gewählt hast. Es kann Daten in deinem Browser speichern, und es gelten seine eigenen Datenschutzbestimmungen.`,
  },
  pictures: {
    title: "Bilder",
    own: "Plakate, Porträts und Szenenfotos kommen von dieser Website selbst.",
    /** `alone`: no other host is contacted before the visitor does something. */
    others: (hosts, alone) =>
      `Plakate, Porträts und Szenenfotos kommen von ${hosts.join(", ")}. Dieser Server erfährt deine IP-Adresse, deinen Browser und welche Bilder du zu sehen bekommst.${alone ? " Er ist der einzige andere Server, zu dem eine Seite von sich aus Verbindung aufnimmt." : ""}`,
  },
  optional: {
    title: "Werbung und Besuchsstatistik",
    none: (siteName) => `Beides gibt es hier nicht. ${siteName} zeigt keine Werbung, und deine Besuche werden weder gezählt noch verfolgt.`,
    lead: "Das Folgende wird erst geladen, nachdem du zugestimmt hast. Unter „Datenschutzeinstellungen“ am Ende jeder Seite kannst du deine Entscheidung jederzeit ändern. Sendet dein Browser das Signal „Global Privacy Control“, gilt das für uns als Nein.",
    ads: (hosts) => `Werbung kommt ${fromServers(hosts)}. Sie läuft in Rahmen, die von unseren Seiten abgeschottet sind.`,
    analytics: (hosts) => `Besuche werden ${fromServers(hosts)} gezählt.`,
  },
  sharing: {
    title: "Links nach draußen",
    text: "„Teilen“ gibt die Adresse und den Titel unserer Seite an das Netzwerk oder die App weiter, die du auswählst. Solange du nichts auswählst, erfährt niemand etwas.",
  },
  questions: {
    title: "Kinder und Fragen",
    age: (siteName) => `${siteName} ist für Menschen ab 13 Jahren. Es erhebt von niemandem personenbezogene Daten, auch nicht von Kindern.`,
    texts: [
      prose`Wenn hier etwas unklar ist, ${{ text: "frag uns", to: paths.contact }}. Und wenn die Website je etwas tut, was nicht auf dieser Seite steht, liegt der Fehler bei der Website, und wir wollen davon wissen.`,
      englishDecides,
    ],
  },
  storedKeys,
};
