import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { fromServers, serverNames } from "./server-names.ts";
import { decimal } from "./text.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-privacy"] = {
  title: "Política de privacidad",
  description: (siteName) =>
    `Qué sabe ${siteName} de sus visitantes: sin cuentas, sin perfiles, solo la información técnica básica que necesita cualquier sitio web.`,
  lead: "Aquí no hay cuentas, así que no hay nada que entregar. Queda la información técnica básica que necesita cualquier sitio web, y esta página dice qué ocurre con ella.",
  accounts: {
    title: "Sin cuentas",
    text: (siteName) =>
      `En ${siteName} no puedes registrarte, iniciar sesión ni suscribirte. No te pedimos tu nombre, tu correo electrónico ni una tarjeta de crédito. No creamos ningún perfil sobre ti y no registramos lo que buscas ni lo que ves. Lo que guardas, lo que has visto y lo que dejaste a medias está solo en tu propio dispositivo.`,
  },
  technical: {
    title: "Información técnica básica",
    lead: "Para mostrarte una página, nuestro servidor tiene que saber qué página quieres y adónde enviarla. Tu navegador dice además qué clase de navegador es. Eso lo sabe cualquier sitio web. Esto es lo que ocurre con ello en este:",
    facts: [
      "Tu dirección IP hace falta para enviarte la página. Durante un breve tiempo, nuestro servidor conserva en memoria una forma codificada de ella, para que una sola visita no deje sin sitio a las demás. La dirección no se guarda nunca.",
      "Lo que escribes en el buscador se usa para encontrar títulos. Los resultados permanecen unos minutos en memoria, sin constancia de quién hizo la búsqueda, y nunca se escriben en el disco ni en un registro.",
      "Nuestros registros nos ayudan a encontrar errores. No contienen textos de búsqueda, ni la página de la que vienes, ni direcciones IP.",
    ],
    filmDatabase:
      "Nuestro servidor se comunica con la base de datos de cine; tu navegador, nunca. La base de datos sabe qué se ha buscado, pero no quién lo ha buscado.",
  },
  device: {
    title: "Qué se queda en tu dispositivo",
    lead: "Tu navegador recuerda algunas cosas en tu dispositivo, para que encuentres el sitio como lo dejaste:",
    pages: prose`En la página de ${{ text: "Ajustes", to: paths.settings }} puedes ver cuánto es, exportarlo, borrarlo y desactivarlo. La página de ${{ text: "Cookies", to: paths.cookies }} lo enumera con los nombres que muestra tu navegador.`,
    nothingElse: "Este sitio no guarda nada más en tu dispositivo.",
    browser:
      "Tu navegador hace lo mismo que con cualquier sitio: su historial contiene las páginas que has abierto, búsquedas incluidas, y su caché conserva durante un tiempo copias de páginas e imágenes. Puedes borrar ambos cuando quieras.",
  },
  /** What the service worker stores, by the names that the browser shows. */
  offline: {
    lead: "Tu navegador también puede guardar copias, para que el sitio funcione sin conexión. Empieza en tu segunda visita, cuando guardas algo o cuando lo pides en los ajustes, donde ves cuánto ocupan y puedes borrarlas:",
    pages: ({ pages, megabytes, days }) =>
      `Páginas («matinee-pages»): Mi lista, los ajustes y las últimas ${pages} páginas que has abierto, como máximo ${megabytes}\u00a0MB y durante ${days} días. Las búsquedas y las listas compartidas no están entre ellas, y ninguna página contiene nada sobre ti.`,
    files: (files, megabytes) =>
      `Archivos («matinee-files»): el código, los estilos y los textos de este sitio, como máximo ${files} archivos de hasta ${decimal(megabytes)}\u00a0MB.`,
    pictures: (pictures) => `Pósteres («matinee-pictures»): de los títulos que has guardado, como máximo ${pictures}, mientras estén guardados.`,
    noPictures: "Los pósteres no se copian, porque en este sitio vienen de otro servidor.",
  },
  /** What of it reaches the server, and what becomes of it. */
  sent: {
    title: "Qué envía tu dispositivo de todo ello",
    lead: "No se nos envía nada de eso, salvo en los casos que siguen y lo que necesita una importación (más abajo). Nada de ello se registra: nuestro registro no contiene direcciones de páginas. Cuando un título no se puede cargar, el registro puede nombrarlo, pero nunca a quien lo pidió.",
    exceptions: [
      "El país donde ves películas y series. Hasta que elijas uno, tu navegador lo deduce de sus ajustes de idioma, nunca de tu dirección IP. Si no es el de este sitio, la página de una película o una serie pregunta a nuestro servidor qué se sabe de ella en ese país. La petición nombra el país y el título.",
      "Números de títulos. Mi lista, la fila «Seguir viendo» y una lista compartida piden a nuestro servidor los títulos cuyos nombres, imágenes o próximos episodios no tiene tu dispositivo, y las películas y series parecidas a una o dos de las que has guardado. Una petición así contiene los números de los títulos en el catálogo, igual que las direcciones de sus páginas. No dice si los has guardado, visto o valorado.",
      "La dirección de una lista compartida. Contiene el nombre de la lista y los números de sus títulos, y nada de ello se guarda en nuestro servidor. El navegador que la abre nos la envía, como con cualquier página, y la conserva en su historial.",
      "El calendario. Pide a nuestro servidor las fechas de los títulos que sigues; la petición contiene sus números y tu país. Si te suscribes a él, los números y el país están en una dirección que conoce el servicio de tu calendario y con la que consulta a nuestro servidor, que no guarda nada de ello.",
    ],
  },
  imports: {
    title: "Importaciones",
    text: "Los archivos de una importación de otro servicio los lee tu navegador. Para encontrar los títulos que contienen, se envían a nuestro servidor sus nombres, sus años, sus números en IMDb y TMDB y si cada uno es una película o una serie, de 50 en 50. Allí se guarda qué título tiene qué número de IMDb, igual que otros datos sobre los títulos. Las fechas, las valoraciones, los apuntes y las listas se quedan en tu dispositivo. Nuestros registros no contienen nada de ello, y nada indica de quién son los títulos.",
  },
  players: {
    title: "Reproductores",
    own: "Los reproductores de este sitio son páginas nuestras. El vídeo que contienen puede venir de otro servidor que haya elegido quien gestiona este sitio. Ese servidor conoce entonces lo que conoce cualquier sitio web: tu dirección IP y tu navegador.",
    start: {
      visible: "Quien gestiona este sitio ha decidido que se carguen en cuanto aparecen en pantalla.",
      press:
        "Solo se cargan cuando pulsas «Reproducir» o eliges un servidor, y no antes. Si ese servidor avisa de que no puede reproducir el título, la página prueba el siguiente e indica desde dónde se carga.",
    },
    others: (start) =>
      `Algunos reproductores son de otras empresas. ${start} La empresa conoce entonces lo que conoce cualquier sitio web, tu dirección IP y tu navegador, y además qué título has elegido. Puede poner sus propias cookies, y se aplica su propia política.`,
    hosts: (hosts) => `En este sitio vienen de ${hosts.join(", ")}.`,
  },
  /** Films that our own player plays from public archives. */
  publicFilms: {
    title: "Películas de archivos públicos",
    text: "Las películas de dominio público o con licencia abierta se ven en nuestro propio reproductor, directamente desde un archivo público que las tiene. Tu navegador le pide la película solo después de que pulses «Reproducir» o elijas un servidor. El archivo público conoce entonces lo que conoce cualquier sitio web, tu dirección IP y tu navegador, y además qué película es, y se aplica su propia política. Antes de que pulses, el reproductor dice qué archivo es. Si no tiene la película, el reproductor pregunta al siguiente y te lo dice.",
    hosts: (hosts) => `En este sitio, estas películas vienen de ${hosts.join(", ")}.`,
  },
  trailers: {
    title: "Tráileres",
    text: (hosts) =>
      `Los tráileres se ven en YouTube, en un marco de ${hosts.join(", ")}. El marco solo se carga cuando pulsas el botón de un tráiler, y el botón lo dice. YouTube conoce entonces lo que conoce cualquier sitio web, tu dirección IP y tu navegador, y además qué tráiler has elegido. Puede guardar datos en tu navegador, y se aplica su propia política.`,
  },
  pictures: {
    title: "Imágenes",
    own: "Los pósteres, los retratos y los fotogramas vienen de este mismo sitio.",
    /** `alone`: no other host is contacted before the visitor does something. */
    others: (hosts, alone) =>
      `Los pósteres, los retratos y los fotogramas vienen de ${hosts.join(", ")}. Ese servidor conoce tu dirección IP, tu navegador y qué imágenes se te muestran.${alone ? " Aparte del nuestro, es el único servidor con el que una página se comunica por sí sola." : ""}`,
  },
  optional: {
    title: "Publicidad y análisis",
    none: (siteName) => `Este sitio no tiene ni una cosa ni la otra. ${siteName} no muestra anuncios, y tus visitas no se cuentan ni se rastrean.`,
    lead: "Lo siguiente solo se carga si lo has aceptado. Puedes cambiar de opinión en cualquier momento en «Opciones de privacidad», al final de cada página. Si tu navegador envía la señal «Global Privacy Control», la tomamos como un no.",
    ads: (hosts) => `La publicidad viene ${fromServers(hosts)}. Se muestra en marcos aislados de nuestras páginas.`,
    analytics: (hosts) => `Las visitas se cuentan en ${serverNames(hosts)}.`,
  },
  sharing: {
    title: "Enlaces que salen del sitio",
    text: "«Compartir» pasa la dirección y el título de nuestra página a la red o a la aplicación que elijas. Mientras no elijas ninguna, ninguna sabe nada.",
  },
  questions: {
    title: "Menores y preguntas",
    age: (siteName) => `${siteName} es para personas a partir de 13 años. No recoge datos personales de nadie, tampoco de menores.`,
    texts: [
      prose`Si algo de esto no está claro, ${{ text: "pregúntanos", to: paths.contact }}. Si alguna vez el sitio hace algo que esta página no dice, el error es del sitio, y queremos saberlo.`,
      englishDecides,
    ],
  },
  storedKeys,
};
