import { type Article, film } from "#features/pages/model/article.ts";

export const silentComedy: Article = {
  id: "silent-comedy",
  title: "Cómo mide el tiempo la comedia muda",
  summary: "Sin remate, sin risas enlatadas y sin ningún sonido. Keaton, Lloyd y Chaplin tenían que hacerte reír solo con el reloj.",
  body: [
    "Un chiste hablado vive en la pausa antes de la última palabra. Un cómico del cine mudo no tiene última palabra. Solo puede decidir cuándo ves una cosa, cuánto tiempo te deja a solas con ella y qué llega cuando crees que ya ha terminado. Los mejores lo calcularon tan bien que, cien años después, sus películas todavía hacen reír en el mismo segundo a salas llenas de gente que no se conoce.",
    "Mira el final de «Una semana» (One Week, 1920), de Buster Keaton. Una pareja joven remolca por la ciudad su casa torcida, que se queda atascada en una vía de tren. Viene un tren. Empujan, se rinden, se tapan los ojos, y el tren pasa por la vía de al lado. Te ríes de alivio, ellos respiran, y en ese momento llega otro tren en sentido contrario y atraviesa la casa de lado a lado. El chiste es la respiración entre los dos trenes. Un segundo antes, y aún estarías en tensión; un segundo después, y lo verías venir.",
    "Harold Lloyd trabajaba, en cambio, con el miedo. En «El hombre mosca» (Safety Last!, 1923) escala la fachada de unos grandes almacenes, y cada piso le reserva una pequeña molestia: palomas, una red, un ratón. Cada una acaba en una risa que suelta un poco de tensión, para que el piso siguiente pueda volver a acumularla. Lloyd escalaba decorados construidos en las azoteas de edificios reales, con la calle de verdad detrás, en el mismo plano, y lo hacía con una mano derecha que en 1919 había perdido el pulgar y otro dedo por culpa de una bomba de atrezo. La cámara no pierde nunca de vista la calle, porque la calle es el chiste.",
    "Charlie Chaplin contaba como un bailarín. En «La quimera del oro» (The Gold Rush, 1925) clava dos tenedores en dos panecillos y los hace patalear y saludar durante unos compases. No pasa nada, ni falta que hace. Ensayaba con la cámara en marcha, toma tras toma, hasta que un gag tenía la forma de una melodía.",
    "Las cámaras ayudaban. Se movían a manivela, y en las comedias a menudo se giraba un poco despacio, para que el proyector las mostrara un poco deprisa. Por eso en estas películas una caída parece fuerte y no parece doler. El sonido acabó con ello: desde finales de los años veinte, los motores giraban a 24 fotogramas por segundo exactos, y un cuerpo en la pantalla pesaba lo que pesaba.",
    "Y luego está la cara. Keaton había aprendido de niño, en los escenarios del vodevil, que la gente se ríe más si el hombre al que le pasa no se ríe. En «El héroe del río» (Steamboat Bill, Jr., 1928) le cae encima la fachada de una casa, unas dos toneladas, y él está justo en el único sitio donde una ventana abierta baja a su alrededor. Había unos centímetros de margen. Después, como mucho, parece algo desconcertado.",
    "Una forma de ver estas películas: elige un gag y cuenta los tiempos entre lo que te enseñan y lo que ocurre. La gente graciosa es la que sabe contar más que tú.",
  ],
  program: [film(23282, "One Week"), film(22596, "Safety Last!"), film(962, "The Gold Rush"), film(25768, "Steamboat Bill, Jr.")],
};
