import { type Article, film } from "#features/pages/model/article.ts";

export const aspectRatios: Article = {
  id: "aspect-ratios",
  title: "Ancho, cuadrado y todo lo que hay en medio",
  summary: "Por qué unas películas llenan tu pantalla y otras se quedan en el centro, contado a través de las películas que mejor eligieron su forma.",
  body: [
    "Divide el ancho de una imagen entre su alto y tendrás su relación de aspecto. Es la primera decisión que se toma sobre una película y la que menos notas, hasta que aparecen franjas negras. Las franjas no son un fallo. Son el lugar donde acaba la película.",
    { heading: "1,33, casi cuadrado" },
    "A principios de la década de 1890, W. K. L. Dickson, que trabajaba para Edison, se decidió por una tira de película de 35 milímetros de ancho con cuatro perforaciones por fotograma. Eso daba una imagen de cuatro de ancho por tres de alto, y en ella vivió el cine mudo. Cuando llegó el sonido, se imprimió junto al borde y la imagen tuvo que apartarse: «Amanecer» (Sunrise, 1927) es aún más estrecha, de alrededor de 1,2. En 1932 Hollywood acordó el 1,37, el formato académico, y se quedó en él veinte años. Es una forma para rostros. «La pasión de Juana de Arco» (1928) apenas muestra otra cosa, y no necesita otra cosa.",
    { heading: "2,1, demasiado pronto" },
    "En 1930 Raoul Walsh rodó «La gran jornada» (The Big Trail) en película del doble del ancho habitual, con caravanas de carretas que se extienden sin fin hacia ambos lados. Casi ninguna sala tenía un proyector para ella, y la Gran Depresión no era momento de comprarlo. Abel Gance había ido más lejos en 1927: el final de su «Napoleón» llena tres pantallas, una junto a otra.",
    { heading: "2,35, contra la televisión" },
    "En los años cincuenta la gente se quedaba en casa con una pantalla pequeña y casi cuadrada, así que los cines se ensancharon. El CinemaScope, visto por primera vez en «La túnica sagrada» (The Robe, 1953), comprimía una imagen ancha en película normal con una lente especial y volvía a extenderla en la sala. «El gran McLintock» (McLintock!, 1963) llena esa forma de cielo, barro y John Wayne. «Ben-Hur» (1959) llegó hasta 2,76.",
    { heading: "1,85, el modesto" },
    "Los estudios que no querían lentes nuevas podían, en cambio, tapar la parte de arriba y la de abajo del fotograma. Así el 1,85 se convirtió en la forma corriente en Estados Unidos, y el 1,66 en buena parte de Europa. «Charada» (Charade, 1963) es una entre miles.",
    { heading: "1,78, un tratado" },
    "En los años ochenta, un ingeniero, Kerns Powers, dibujó las formas habituales como rectángulos de igual superficie, unos encima de otros. Todos cabían en un marco de dieciséis por nueve, y todos compartían un marco interior de las mismas proporciones. Así tu televisor recibió una forma que ninguna película había pedido y con la que todas pueden vivir.",
    { heading: "Y ahora, todas" },
    "El cine ha empezado a usar las formas como acentos. «El gran hotel Budapest» (The Grand Budapest Hotel, 2014) cuenta los años treinta en 1,37, los sesenta en un formato ancho y los posteriores en 1,85, y siempre sabes en qué época estás sin que te lo digan. Así que no toques el botón de zoom: recorta lo que alguien decidió enseñarte.",
  ],
  program: [film(631, "Sunrise: A Song of Two Humans"), film(780, "The Passion of Joan of Arc"), film(15263, "McLintock!"), film(4808, "Charade")],
};
