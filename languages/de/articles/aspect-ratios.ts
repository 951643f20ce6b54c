import { type Article, film } from "#features/pages/model/article.ts";

export const aspectRatios: Article = {
  id: "aspect-ratios",
  title: "Breit, fast quadratisch und alles dazwischen",
  summary: "Warum manche Filme deinen Bildschirm füllen und andere mitten darin stehen, erzählt an den Filmen, die ihr Format am besten gewählt haben.",
  body: [
    "Teile die Breite eines Bildes durch seine Höhe, und du hast sein Seitenverhältnis. Es ist die erste Entscheidung über einen Film und die, die dir am wenigsten auffällt, bis schwarze Balken auftauchen. Die Balken sind kein Fehler. Dort hört der Film auf.",
    { heading: "1,33: fast quadratisch" },
    "Anfang der 1890er-Jahre entschied sich W. K. L. Dickson, der für Edison arbeitete, für einen 35 Millimeter breiten Filmstreifen mit vier Perforationslöchern je Bild. Das ergab ein Bild im Verhältnis vier zu drei, und darin lebte der Stummfilm. Als der Ton kam, wurde er an den Rand kopiert, und das Bild musste zusammenrücken: „Sonnenaufgang“ (Sunrise, 1927) ist mit ungefähr 1,2 noch schmaler. 1932 einigte sich Hollywood auf 1,37, das Academy-Format, und blieb zwanzig Jahre dabei. Es ist ein Format für Gesichter. „Die Passion der Jungfrau von Orléans“ (1928) zeigt kaum etwas anderes und braucht auch nichts anderes.",
    { heading: "2,1: zu früh" },
    "1930 drehte Raoul Walsh „Der große Treck“ auf doppelt so breitem Film wie üblich, mit Planwagenzügen, die nach beiden Seiten kein Ende nehmen. Kaum ein Kino hatte einen Projektor dafür, und in der Weltwirtschaftskrise kaufte auch niemand einen. Abel Gance war 1927 noch weiter gegangen: Das Ende seines „Napoleon“ füllt drei Leinwände nebeneinander.",
    { heading: "2,35: gegen das Fernsehen" },
    "In den Fünfzigern blieben die Leute vor einem kleinen, fast quadratischen Bildschirm zu Hause, also gingen die Kinos in die Breite. CinemaScope, zum ersten Mal zu sehen in „Das Gewand“ (1953), presste mit einem besonderen Objektiv ein breites Bild auf gewöhnlichen Film und zog es im Kino wieder auseinander. „MacLintock“ (1963) füllt dieses Format mit Himmel, Schlamm und John Wayne. „Ben Hur“ (1959) ging bis 2,76.",
    { heading: "1,85: das bescheidene" },
    "Studios, die keine neuen Objektive wollten, konnten stattdessen oben und unten etwas vom Bild abdecken. So wurde 1,85 in Amerika zum Alltagsformat und 1,66 in weiten Teilen Europas. „Charade“ (1963) ist nur ein Film von Tausenden.",
    { heading: "1,78: ein Friedensvertrag" },
    "In den 1980er-Jahren zeichnete der Ingenieur Kerns Powers die üblichen Formate als Rechtecke mit gleicher Fläche übereinander. Sie passten alle in einen Rahmen von sechzehn zu neun, und der Teil, den sie alle gemeinsam hatten, besaß wieder dasselbe Verhältnis. So bekam dein Fernseher ein Format, um das kein Film gebeten hatte und mit dem jeder leben kann.",
    { heading: "Und jetzt: alle zusammen" },
    "Inzwischen setzen Regisseurinnen und Regisseure die Formate wie Akzente. „Grand Budapest Hotel“ (2014) erzählt die Dreißiger in 1,37, die Sechziger in Breitwand und spätere Jahre in 1,85, und du weißt immer, in welchem Jahrzehnt du bist, ohne dass es dir jemand sagt. Lass also die Finger von der Zoomtaste. Sie schneidet ab, was dir jemand zeigen wollte.",
  ],
  program: [film(631, "Sunrise: A Song of Two Humans"), film(780, "The Passion of Joan of Arc"), film(15263, "McLintock!"), film(4808, "Charade")],
};
