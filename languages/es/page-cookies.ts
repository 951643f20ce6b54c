import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-cookies"] = {
  title: "Cookies",
  description: (siteName) => `Qué cookies pone ${siteName}: esenciales, de preferencias y de análisis, con una respuesta clara para cada una.`,
  lead: (siteName) => `Las páginas de ${siteName} no ponen cookies. Estos son los tipos habituales, uno por uno, para que lo compruebes.`,
  essential: {
    title: "Cookies esenciales",
    text: (nothingToAsk) =>
      `Ninguna. Las cookies esenciales suelen recordar que has iniciado sesión, y aquí no hay sesión que iniciar.${nothingToAsk ? " Por eso no ves ningún aviso de cookies: no hay nada que preguntar." : ""}`,
  },
  preference: {
    title: "Cookies de preferencias",
    text: "Ninguna. Lo que eliges, lo que guardas y lo que dejas a medias se queda en el almacenamiento local de tu navegador. A diferencia de una cookie, nunca se nos envía con tus peticiones. Estos son los nombres que puedes encontrar allí:",
    stored: (key, text) => `${key}: ${text}`,
  },
  device: {
    title: "Qué recuerda este dispositivo",
    texts: [
      prose`En la página de ${{ text: "Ajustes", to: paths.settings }} puedes ver cuánto es, exportarlo y borrarlo. Allí también puedes hacer que este dispositivo no recuerde nada: entonces se borra todo y ya no se escribe nada más que tus propios ajustes. Sin JavaScript no se guarda absolutamente nada.`,
      prose`Qué se nos envía de todo ello, y cuándo, está en la ${{ text: "Política de privacidad", to: paths.privacy }}.`,
    ],
  },
  analytics: {
    title: "Cookies de análisis",
    none: "Ninguna. No contamos tus visitas, ni las cuenta nadie más.",
    counted: (hosts) =>
      `Las visitas se cuentan en ${serverNames(hosts)}, pero solo si lo has aceptado. El programa que las cuenta puede entonces poner cookies. Si no aceptas, no se carga.`,
  },
  others: {
    title: "Cookies de otras empresas",
    none: "Ninguna. Todo lo que una página carga por sí sola viene de este sitio.",
    lead: "Algunas partes de nuestras páginas vienen de otras empresas. No podemos leer ni poner sus cookies, y tu navegador puede bloquearlas:",
    pictures: (hosts) => `Imágenes (${hosts.join(", ")}): se cargan con la página. Se muestran aunque tu navegador bloquee las cookies.`,
    players: (hosts, inView) =>
      `Reproductores (${hosts.join(", ")}): se cargan ${inView ? "en cuanto aparecen en pantalla" : "cuando pulsas «Reproducir» o eliges un servidor"}. Un reproductor puede poner sus propias cookies, dentro de su marco.`,
    films: (hosts) =>
      `Archivos públicos (${hosts.join(", ")}): una película viene de ellos cuando pulsas «Reproducir» o eliges un servidor. Un archivo público puede poner sus propias cookies.`,
    trailers: (hosts) =>
      `Tráileres (${hosts.join(", ")}): se cargan cuando pulsas el botón de un tráiler. YouTube puede guardar sus propios datos, dentro de su marco.`,
    ads: (hosts) => `Publicidad (${hosts.join(", ")}): solo se carga si la has aceptado. Una empresa de publicidad puede poner sus propias cookies.`,
  },
  control: {
    title: "Borrar y bloquear cookies",
    texts: [
      "Todos los navegadores pueden mostrarte qué ha guardado un sitio, borrarlo y bloquear las cookies por completo, normalmente en sus ajustes, en el apartado de privacidad. Nuestras páginas siguen funcionando si lo haces.",
      prose`Qué más sabemos y qué no sabemos de ti está en la ${{ text: "Política de privacidad", to: paths.privacy }}.`,
      englishDecides,
    ],
  },
  storedKeys,
};
