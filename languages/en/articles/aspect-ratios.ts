import { type Article, film } from "#features/pages/model/article.ts";

export const aspectRatios: Article = {
  id: "aspect-ratios",
  title: "Wide, square and everything in between",
  summary: "Why some films fill your screen and others sit in the middle of it, told through the films that chose their shape best.",
  body: [
    "Divide the width of a picture by its height and you have its aspect ratio. It is the first decision about a film and the one you notice least, until there are black bars. The bars are not a fault. They are where the film ends.",
    { heading: "1.33, nearly square" },
    "In the early 1890s W. K. L. Dickson, who worked for Edison, settled on a strip of film 35 millimeters wide with four holes per frame. That gave a picture four wide and three high, and silent cinema lived in it. When sound came, it was printed along the edge and the picture had to move over: Sunrise (1927) is narrower still, about 1.2. In 1932 Hollywood agreed on 1.37, the Academy ratio, and stayed there for twenty years. It is a shape for faces. The Passion of Joan of Arc (1928) shows hardly anything else, and needs nothing else.",
    { heading: "2.1, too early" },
    "In 1930 Raoul Walsh shot The Big Trail on film twice the usual width, with wagon trains stretching endlessly to either side. Hardly any theater had a projector for it, and the Depression was no time to buy one. Abel Gance had gone further in 1927: the end of his Napoléon fills three screens side by side.",
    { heading: "2.35, against television" },
    "By the fifties, people stayed at home with a small, squarish screen, so the theaters went wide. CinemaScope, first seen in The Robe (1953), squeezed a broad picture onto ordinary film with a special lens and spread it out again in the theater. McLintock! (1963) fills that shape with sky, mud and John Wayne. Ben-Hur (1959) went as far as 2.76.",
    { heading: "1.85, the modest one" },
    "Studios that did not want new lenses could mask the top and bottom of the frame instead. That made 1.85 the everyday shape in America and 1.66 in much of Europe. Charade (1963) is one of thousands.",
    { heading: "1.78, a treaty" },
    "In the 1980s an engineer, Kerns Powers, drew the common shapes as rectangles of equal area, one on top of the other. All of them fit into a frame of sixteen by nine, and all of them shared an inner frame of the same proportions. So your TV got a shape that no film had asked for and every film can live with.",
    { heading: "And now, all of them" },
    "Directors have begun to use the shapes as accents. The Grand Budapest Hotel (2014) tells the thirties in 1.37, the sixties in a wide frame and later years in 1.85, and you always know which decade you are in without being told. So leave the zoom button alone. It cuts off what someone decided to show you.",
  ],
  program: [film(631, "Sunrise: A Song of Two Humans"), film(780, "The Passion of Joan of Arc"), film(15263, "McLintock!"), film(4808, "Charade")],
};
