import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-terms"] = {
  title: "Términos de uso",
  description: (siteName) =>
    `Las reglas de ${siteName} en palabras sencillas: para quién es, qué puedes hacer aquí, de quién son estas películas y qué prometemos.`,
  lead: "Son breves, porque hay poco que acordar: aquí no se vende nada y nadie se registra. Al usar el sitio, aceptas estos términos.",
  age: {
    title: "Edad",
    text: (siteName) =>
      `${siteName} es para personas a partir de 13 años. Si tienes menos, deja que elija por ti tu madre, tu padre o quien tenga tu tutela. Los títulos que el catálogo marca como contenido para adultos se excluyen en todas partes, pero no todas las películas son para todas las edades: lee la página de una película antes de verla con menores.`,
  },
  accounts: {
    title: "Cuentas",
    text: "No hay. No tienes ninguna contraseña que proteger ni ningún perfil que mantener al día, y nadie puede ver nada en tu nombre. Si una página te pide que inicies sesión en este sitio, no es nuestra.",
  },
  usage: {
    title: "Uso del sitio",
    lead: "Puedes explorar, buscar y ver para tu propio uso, compartir enlaces y citar lo que encuentres aquí. Todo es gratis. A cambio, te pedimos los modales de un buen público:",
    list: (siteName) => [
      "No intentes estropear el sitio, saltarte sus límites ni cargarlo tanto que el resto tenga que esperar.",
      "No copies el catálogo entero con programas automáticos. Los buscadores son bienvenidos dentro de las reglas de robots.txt.",
      `No hagas pasar ${siteName} por un sitio tuyo ni muestres sus páginas dentro de las tuyas.`,
      "Cumple la ley del lugar donde vives, también en lo que eliges ver.",
    ],
  },
  content: {
    title: "Películas, reproductores y derechos de autor",
    disclaimer,
    texts: [
      "Las páginas describen títulos e insertan reproductores. Quien gestiona este sitio elige los reproductores y debe tener derecho a usarlos. Si un reproductor es de otra empresa, se rige por las condiciones de esa empresa.",
      "Los títulos, los nombres y las imágenes pertenecen a sus titulares y se muestran para que sepas de qué película se trata.",
    ],
  },
  service: {
    title: "Qué prometemos",
    text: (siteName) =>
      `Hacemos lo posible por que ${siteName} esté disponible y sea fiable. Es gratis y se ofrece tal cual: un título puede desaparecer, un servidor puede no responder y un dato del catálogo puede ser erróneo. Nada de esto te quita ningún derecho que te dé la ley.`,
  },
  changes: {
    title: "Cambios y preguntas",
    texts: [
      prose`Cuando cambia el sitio, esta página cambia con él. La versión que estás leyendo es la que se aplica hoy. Si tienes alguna pregunta, ${{ text: "escríbenos", to: paths.contact }}.`,
      englishDecides,
    ],
  },
};
