import type { PublicSite } from "#domain/site.ts";

const publicFilms = "Bei Titeln mit dem Hinweis „Hier zu sehen“ liegt das Video auf dieser Website oder in einem öffentlichen Archiv.";
const publicFilmsAreLegal =
  "Filme aus öffentlichen Archiven sind in den USA gemeinfrei oder stehen unter offenen Lizenzen. In der Zeile unter dem Player steht, was davon gilt und warum.";
export const landing = {
  /** Section 1 fixes the landing page's tagline, its headings and the seven subjects of the questions. `name` is the site's. */
  landingSections: (name: string) => [
    {
      title: `Was ist ${name}?`,
      paragraphs: [
        `Auf ${name} findest du etwas zum Anschauen und schaust es gleich an. Filme, Serien und die Menschen dahinter stehen nebeneinander: Folge einem Gesicht von Film zu Film, stöbere in einem Genre oder schlag den Titel nach, der dir auf der Zunge liegt.`,
        "Jeder Film und jede Folge hat einen Player und einen Link zum Teilen. Antwortet ein Server nicht, ist der nächste nur einen Fingertipp entfernt.",
      ],
    },
    {
      title: `Warum ${name}?`,
      paragraphs: [
        "Es ist kostenlos und will nichts von dir: kein Konto, keine E\u2011Mail-Adresse, keine Kreditkarte. Es setzt keine eigenen Cookies und zeichnet nicht auf, was du suchst oder ansiehst.",
        "Es ist auch auf einem alten Handy schnell, lässt sich mit Tastatur und Screenreader bedienen und ist sogar ohne JavaScript lesbar.",
      ],
    },
  ],
  /** The landing page's seven questions, in section 1's order. */
  landingQuestions: ({ name, publicFilms: hosts }: Pick<PublicSite, "name" | "publicFilms">) => [
    {
      question: `Was macht ${name} besser als andere Plattformen?`,
      answer:
        "Es drängt sich nicht auf. „Jetzt ansehen“ führt direkt zum Player, und nichts verfolgt dich: Kein Konto bettelt um Aufmerksamkeit, und alles Freiwillige, etwa Werbung oder Statistik, wartet auf dein Ja.",
    },
    { question: `Ist ${name} kostenlos?`, answer: `Ja. Auf ${name} gibt es kein Abo, keine Probezeit und nichts zu kaufen.` },
    {
      question: "Wie oft wird der Katalog aktualisiert?",
      answer: "Die Listen der angesagten, beliebten und bestbewerteten Titel werden den ganzen Tag über erneuert, und neue Titel kommen mit dem Katalog dazu.",
    },
    { question: "Brauche ich ein Konto?", answer: "Nein. Es gibt gar keines. Öffne eine Seite und drücke auf „Abspielen“." },
    {
      question: "Was kann ich ansehen?",
      answer: `Filme und Serien für jede Stimmung, jeweils mit Besetzung, Kritiken und ähnlichen Titeln. Stöbere nach Genre oder suche nach einem Titel oder einer Person. ${hosts ? `${publicFilms} Ob ein anderer Titel läuft` : "Ob ein Titel läuft"}, hängt von den Servern ab, die sein Player anbietet.`,
    },
    {
      question: "Ist das legal?",
      answer: `${name} speichert keine urheberrechtlich geschützten Inhalte: Es beschreibt Titel und bettet Player ein. Wer diese Website betreibt, wählt die Player aus und muss das Recht haben, sie zu nutzen.${hosts ? ` ${publicFilmsAreLegal}` : ""}`,
    },
    {
      question: "Gibt es Untertitel?",
      answer:
        "Wenn ein Server Untertitel hat, zeigt sein Player eine Schaltfläche dafür. Sie sind von Server zu Server verschieden: Hat deiner keine, probiere einen anderen.",
    },
  ],
};
