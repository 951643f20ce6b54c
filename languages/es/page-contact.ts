import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words: Words["page-contact"] = {
  title: "Contacto",
  description: (siteName, hasAddress) =>
    hasAddress
      ? `Cómo contactar con ${siteName}: por correo electrónico o postal, con preguntas, correcciones, ideas o reclamaciones por derechos de autor.`
      : `Cómo contactar con la gente que hay detrás de ${siteName} y dónde encontrar respuestas mientras tanto.`,
  lead: "Cuéntanos qué no funciona, qué falta o qué te gusta.",
  leadWithoutAddress: (siteName) => `${siteName} aún no puede recibir correo. Puede que la respuesta que buscas esté en otra página.`,
  answers: prose`Muchas preguntas ya tienen respuesta en las páginas de ${{ text: "Soporte", to: paths.support }} y ${{ text: "Preguntas frecuentes", to: paths.faq }}.`,
  email: {
    title: "Correo electrónico",
    none: (siteName) => `Quien gestiona ${siteName} aún no ha facilitado un correo electrónico.`,
    text: "Tu mensaje llega directamente a quien gestiona este sitio. No hay formulario que rellenar ni número de incidencia.",
  },
  mail: { title: "Dirección postal", none: "Quien gestiona este sitio aún no ha facilitado una dirección postal." },
  include: {
    title: "Qué incluir",
    list: [
      "Una película que no se reproduce: la dirección de su página, el servidor que elegiste y tu navegador.",
      "Un error en el catálogo: la página y qué debería decir.",
      "Algo a lo que no puedes llegar o que no puedes leer: qué intentabas hacer y qué dispositivo o tecnología de apoyo usas.",
      "Una idea: solo la idea.",
    ],
  },
  claims: {
    title: "Reclamaciones por derechos de autor",
    disclaimer,
    disclaimerWithoutAddress,
    text: "Incluye el título, la dirección de la página y por qué puedes actuar en nombre de quien tiene los derechos. Un título que deba retirarse se quita de todas las páginas, listas y búsquedas.",
  },
};
