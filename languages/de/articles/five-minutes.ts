import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { type Article, film } from "#features/pages/model/article.ts";

export const fiveMinutes = (siteName: string): Article => ({
  id: "five-minutes",
  title: "In fünf Minuten zum Film für heute Abend",
  summary: `Auswählen sollte nicht länger dauern als das Popcorn. Ein kleiner Plan, für den die Listen auf ${siteName} genügen.`,
  body: [
    "Ein Abend, der beim Auswählen verloren geht, verläuft immer gleich. Es gibt zu viele Plakate, niemand will Nein sagen, und um zehn schlägt jemand vor, ins Bett zu gehen. Es geht auch anders, und es dauert fünf Minuten.",
    { heading: "Erste Minute: die Uhr" },
    "Bevor ihr auch nur ein Plakat anseht, einigt euch darauf, wie lang der Film sein darf. Halb zehn unter der Woche bedeutet neunzig Minuten, und damit ist die halbe Diskussion schon entschieden. Die Laufzeit steht auf der Seite des Films.",
    { heading: "Zweite Minute: je ein Wort" },
    prose`Alle sagen mit einem einzigen Wort, worauf sie Lust haben: lustig, spannend, sanft, seltsam. Öffnet ${{ text: "Genres", to: paths.genres }} und wählt, was dem Wort am nächsten kommt, das zweimal gefallen ist. War keines dabei, nehmt „Mystery“. Gegen ein Rätsel hat kaum jemand etwas.`,
    { heading: "Dritte Minute: drei Titel" },
    prose`Jetzt sucht ihr euch von dieser Wand je einen Film aus, allein nach Titel und Plakat. Drei sind genug. Sagt euch dort nichts zu, findet ihr unter ${{ text: "Bestbewertet", to: paths.top }} eher Filme, die sich gehalten haben, und bei „Gerade angesagt“ auf der Seite ${{ text: "Filme", to: paths.home }} eher die Stimmung des Tages.`,
    { heading: "Vierte Minute: vorlesen" },
    "Öffnet die drei Seiten und lest euch die Beschreibungen vor, sonst nichts. Hebt euch die Kritiken auf; sie sind bessere Gesellschaft, wenn man den Film schon kennt. Ein Wort zur Bewertung: Sie ist ein Durchschnitt, und Durchschnitte meinen es gut mit Filmen, die niemanden stören. Zwischen 6,9 und 7,2 besteht kein Unterschied. Lasst sie bei Gleichstand entscheiden, aber nie die Diskussion eröffnen.",
    { heading: "Fünfte Minute: ein Veto" },
    "Alle dürfen einen Film streichen, ohne einen Grund zu nennen. Bleiben zwei übrig, nehmt den kürzeren: Der andere ist morgen auch noch da. Ist noch jemand auf dem Heimweg, schickt den Link mit „Teilen“ auf der Seite des Films, dann lohnt sich das Beeilen.",
    { heading: "Zwei Abkürzungen fürs nächste Mal" },
    "Folgt einem Gesicht. Jeder Name in einer Besetzung führt zu allem, was diese Person sonst gemacht hat, das Bekannteste zuerst. Oder folgt einem Film: Über „Ähnliche Filme“ ist der Weg von einem guten Abend zum nächsten am kürzesten.",
    "Und wenn gar nichts hilft, seht euch etwas Kurzes an. „Flitterwochen im Fertighaus“ (One Week) von Buster Keaton dauert fünfundzwanzig Minuten, erzählt die Geschichte einer ganzen Ehe und lässt noch Zeit für einen Streit darüber, was als Nächstes läuft.",
  ],
  program: [film(23282, "One Week"), film(3085, "His Girl Friday"), film(4808, "Charade")],
});
