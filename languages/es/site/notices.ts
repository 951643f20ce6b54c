const error = (text: string) => ({ title: "Error", text });
const notStored = (text: string) => ({ title: "No guardado en este dispositivo", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("No se han podido cargar las películas en tendencia"),
  "popular-movies": error("No se han podido cargar las películas populares"),
  "top-rated-movies": error("No se han podido cargar las películas mejor valoradas"),
  "popular-series": error("No se han podido cargar las series populares"),
  "top-rated-series": error("No se han podido cargar las series mejor valoradas"),
  movie: error("No se han podido cargar los datos de la película"),
  series: error("No se han podido cargar los datos de la serie"),
  season: error("No se han podido cargar los datos de la temporada"),
  search: error("No se han podido cargar los resultados de la búsqueda"),
  genreMovies: error("No se han podido cargar las películas del género"),
  genreSeries: error("No se han podido cargar las series del género"),
  person: error("No se han podido cargar los datos de esta persona"),
  linkCopied: { title: "¡Enlace copiado!", text: "El enlace se ha copiado en el portapapeles." },
  linkNotCopied: { title: "Error al copiar", text: "No se ha podido copiar el enlace. Inténtalo de nuevo." },
  // Not in section 8's table.
  "trending-series": error("No se han podido cargar las series en tendencia"),
  discover: error("No se ha podido cargar la lista"),
  upcoming: error("No se han podido cargar los estrenos"),
  airing: error("No se ha podido cargar lo que se emite en televisión"),
  cast: error("No se ha podido cargar el reparto"),
  reviews: error("No se han podido cargar las reseñas"),
  similarMovies: error("No se han podido cargar las películas similares"),
  similarSeries: error("No se han podido cargar las series similares"),
  recommendations: error("No se han podido cargar las recomendaciones"),
  whereToWatch: error("No se ha podido cargar dónde ver este título"),
  episodeGuide: error("No se ha podido cargar la guía de episodios"),
  collection: error("No se ha podido cargar la colección"),
  fullCredits: error("No se han podido cargar el reparto y el equipo"),
  pictures: error("No se han podido cargar las imágenes"),
  notSaved: error("No se ha guardado. Comprueba tu conexión e inténtalo de nuevo."),
  savedFull: notStored("El espacio de tu navegador para este sitio está lleno. El cambio dura hasta que cierres o recargues esta página."),
  savedDenied: notStored("Este navegador no deja que el sitio guarde nada. El cambio dura hasta que cierres o recargues esta página."),
  savedDamaged: {
    title: "Parte de los datos guardados no se puede leer",
    text: "Se conserva aparte en este dispositivo. Puedes exportarla en Ajustes.",
  },
  savedNewer: {
    title: "Los datos guardados son de una versión más reciente de este sitio",
    text: "Recarga la página para usarlos. Si antes cambias algo aquí, se conservarán aparte y podrás exportarlos en Ajustes.",
  },
};
