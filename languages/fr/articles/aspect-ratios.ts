import { type Article, film } from "#features/pages/model/article.ts";

export const aspectRatios: Article = {
  id: "aspect-ratios",
  title: "Large, presque carré et tout ce qu’il y a entre les deux",
  summary: "Pourquoi certains films remplissent ton écran et d’autres restent au milieu, raconté par les films qui ont le mieux choisi leur forme.",
  body: [
    "Divise la largeur d’une image par sa hauteur\u00a0: tu obtiens son format. C’est la première décision prise pour un film et celle qu’on remarque le moins, jusqu’à ce qu’apparaissent des bandes noires. Ces bandes ne sont pas un défaut. C’est là que le film s’arrête.",
    { heading: "1,33\u00a0: presque carré" },
    "Au début des années 1890, W. K. L. Dickson, qui travaillait pour Edison, s’arrêta sur une pellicule large de 35 millimètres, avec quatre perforations par image. Cela donnait une image de quatre sur trois, et le cinéma muet y a vécu. Quand le son arriva, il fut tiré sur le bord, et l’image dut se serrer\u00a0: «\u00a0L’Aurore\u00a0» (Sunrise, 1927) est encore plus étroit, environ 1,2. En 1932, Hollywood se mit d’accord sur 1,37, le format Academy, et s’y tint vingt ans. C’est un format pour les visages. «\u00a0La Passion de Jeanne d’Arc\u00a0» (1928) ne montre presque rien d’autre, et n’a besoin de rien d’autre.",
    { heading: "2,1\u00a0: trop tôt" },
    "En 1930, Raoul Walsh tourna «\u00a0La Piste des géants\u00a0» sur une pellicule deux fois plus large que la normale, avec des convois de chariots qui s’étirent à perte de vue des deux côtés. Presque aucune salle n’avait de projecteur pour cela, et la Grande Dépression n’était pas le moment d’en acheter un. Abel Gance était allé plus loin en 1927\u00a0: la fin de son «\u00a0Napoléon\u00a0» remplit trois écrans côte à côte.",
    { heading: "2,35\u00a0: contre la télévision" },
    "Dans les années cinquante, les gens restaient chez eux devant un petit écran presque carré\u202f; les salles ont donc vu large. Le CinémaScope, découvert avec «\u00a0La Tunique\u00a0» (1953), comprimait une image large sur une pellicule ordinaire grâce à un objectif spécial et l’étalait de nouveau dans la salle. «\u00a0Le Grand McLintock\u00a0» (1963) remplit ce format de ciel, de boue et de John Wayne. «\u00a0Ben-Hur\u00a0» (1959) est allé jusqu’à 2,76.",
    { heading: "1,85\u00a0: le modeste" },
    "Les studios qui ne voulaient pas de nouveaux objectifs pouvaient simplement masquer le haut et le bas de l’image. Le 1,85 devint ainsi le format courant en Amérique, et le 1,66 dans une grande partie de l’Europe. «\u00a0Charade\u00a0» (1963) n’en est qu’un exemple parmi des milliers.",
    { heading: "1,78\u00a0: un traité" },
    "Dans les années 1980, un ingénieur, Kerns Powers, dessina les formats courants comme des rectangles de même surface, posés les uns sur les autres. Tous tenaient dans un cadre de seize sur neuf, et tous avaient en commun un cadre intérieur des mêmes proportions. Ta télé a ainsi reçu une forme qu’aucun film n’avait demandée et avec laquelle tous peuvent vivre.",
    { heading: "Et maintenant\u00a0: tous à la fois" },
    "Les cinéastes se servent désormais des formats comme d’accents. «\u00a0The Grand Budapest Hotel\u00a0» (2014) raconte les années trente en 1,37, les années soixante en image large et les années suivantes en 1,85, et tu sais toujours dans quelle décennie tu te trouves sans qu’on te le dise. Alors ne touche pas au bouton de zoom. Il coupe ce que quelqu’un a décidé de te montrer.",
  ],
  program: [film(631, "Sunrise: A Song of Two Humans"), film(780, "The Passion of Joan of Arc"), film(15263, "McLintock!"), film(4808, "Charade")],
};
