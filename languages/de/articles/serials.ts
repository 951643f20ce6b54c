import { type Article, series } from "#features/pages/model/article.ts";

export const serials: Article = {
  id: "serials",
  title: "Was ein Serial in achtzehn Minuten schaffen musste",
  summary: "Zwölf Samstage, ein Held und ein Grund wiederzukommen: die knappste Aufgabe der Filmgeschichte und die fünf Dinge, die zu erledigen waren.",
  body: [
    "Etwa fünfundzwanzig Jahre lang, seit der Film sprechen konnte, gehörte zum Samstagnachmittag in einem amerikanischen Kino ein Serial: ein einziges Abenteuer, zerlegt in zwölf bis fünfzehn Kapitel, jede Woche eines. Das erste war länger, um alle zu ködern. Die übrigen hatten je zwei Filmrollen, knapp zwanzig Minuten, und darin fünf Dinge zu erledigen.",
    "Erstens: alle erinnern. Irgendjemand hatte immer eine Woche verpasst, also verriet eine Texttafel, wer in Gefahr war und durch wen. In „Flash Gordon Conquers the Universe“ (1940) kriechen die Worte von dir weg in den Himmel, eine Idee, die sich George Lucas für den Anfang von „Krieg der Sterne“ auslieh.",
    "Zweitens: raus aus der letzten Woche. Das Auto war mitsamt dem Helden über die Klippe gestürzt, alle hatten es gesehen. Jetzt sah man es noch einmal, mit einer zusätzlichen Einstellung, in der er rechtzeitig abspringt. Unter Fans heißt so etwas Schummelei, und auf dem ganzen Heimweg wurde darüber gestritten. Die faireren Serials zeigten mit der Gefahr auch schon den Ausweg: die Falltür, die die ganze Zeit da gewesen war, den Freund an der Weiche.",
    "Drittens: die Geschichte um ein Feld voranbringen, mehr nicht. Eine Formel wird gestohlen, eine halbe Landkarte verbrennt, ein Verdächtiger wird von der Liste gestrichen. Ein Kapitel, in dem sich irgendetwas gelöst hätte, wäre das Ende des Serials gewesen.",
    "Viertens: eine Schlägerei. Niemand konnte das besser als das Studio Republic. William Witney, der dort zusammen mit John English „Zorro’s Fighting Legion“ (1939) drehte, erzählte gern, wie er Busby Berkeley bei den Tanzproben zugesehen hatte: immer nur ein paar Schritte auf einmal. Von da an filmte er Prügeleien genauso: zwei Schläge, Schnitt, ein Tisch, Schnitt, die Treppe. Wofür dem Studio das Geld fehlte, das bauten die Brüder Howard und Theodore Lydecker als Modell und filmten es im Freien bei echtem Tageslicht. Der fliegende Mann in „Radar Men from the Moon“ (1952) ist hin und wieder eine ihrer Puppen, die an einem Draht hinabgleitet, in Aufnahmen, die schon ein früheres Serial bezahlt hatte. Er sieht immer noch besser aus als viele, die seither geflogen sind.",
    "Fünftens: alle zappeln lassen. Die letzte halbe Minute gehört dem gefluteten Tunnel, der Zündschnur, dem Seil, das sich aufdröselt. Dann eine Tafel mit dem Namen des nächsten Kapitels und den zwei Worten, für die die Kinder mit einer neuen Münze wiederkamen: nächste Woche.",
    "Es war nicht immer so gemacht worden. Die französischen Serials von Louis Feuillade nahmen sich die Zeit, die sie brauchten: Die zehn Teile von „Les Vampires“ (1915) dauern zwischen einer Viertelstunde und einer Stunde, enden selten mit einem Cliffhanger und machen trotzdem Angst, weil die Straßen echt sind und niemand darin überrascht aussieht.",
    "Wenn du heute Abend ein Serial anfängst, sieh es so an, wie es gedacht war: ein einziges Kapitel, und dann Schluss. Das ist schwerer, als es klingt. Genau darum ging es.",
  ],
  program: [series("Flash Gordon Conquers the Universe"), series("Zorro's Fighting Legion"), series("Radar Men from the Moon"), series("Les Vampires")],
};
