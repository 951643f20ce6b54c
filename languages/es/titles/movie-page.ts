export const moviePage = {
  loading: "Cargando la película",
  serverHint: "¿No carga la película? ¡Prueba otro servidor aquí abajo!",
  summary: "Sinopsis",
  noOverview: "No hay ninguna descripción de esta película.",
  similarMovies: "Películas similares",
  notFound: "Película no encontrada",
  notFoundText: "No hay ninguna película en esta dirección. Puede que el enlace esté mal escrito o que la película se haya retirado.",
};
