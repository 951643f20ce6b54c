export const notFoundPage = {
  heading: "Página no encontrada",
  text: "No hay ninguna página en esta dirección. Puede que el enlace esté mal escrito o que la página se haya movido.",
  goHome: "Ir al inicio",
};
