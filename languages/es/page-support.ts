import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { playerKeys } from "./player/player-keys.ts";

export const words: Words["page-support"] = {
  title: "Soporte",
  description: (siteName) =>
    `Guías y solución de problemas de ${siteName}: encontrar y ver películas y series, servidores, subtítulos, el teclado y qué hacer si una película no carga.`,
  lead: "Cómo funcionan aquí las cosas y qué probar cuando no funcionan.",
  guides: {
    title: "Guías",
    watching: [
      { heading: "Encontrar algo que ver" },
      {
        steps: [
          "Escribe al menos dos letras en el buscador y elige «Películas», «Series» o «Personas». Debajo aparecen hasta cinco coincidencias, y «Ver todos los resultados» muestra el resto.",
          prose`O empieza por ${{ text: "Películas", to: paths.home }}, ${{ text: "Series", to: paths.series }}, ${{ text: "Mejor valoradas", to: paths.top }} o ${{ text: "Géneros", to: paths.genres }}.`,
          "Cada nombre del reparto es un enlace, y también cada título similar.",
        ],
      },
      { heading: "Ver una película" },
      {
        steps: [
          "Abre la página de la película.",
          "Pulsa «Ver ahora» para ir al reproductor y después «Reproducir».",
          "Si no arranca, elige otro servidor debajo del reproductor. La primera opción es Server 1, o el último que funcionó en este navegador.",
          "Si la dejas a medias, «Seguir desde» te devuelve al mismo punto la próxima vez que abras la película en este navegador.",
        ],
      },
      { heading: "Ver una serie" },
      {
        steps: [
          "Abre la serie y elige una temporada, con las flechas o por su número.",
          "Elige un episodio de la lista. La dirección de tu navegador lleva ahora a ese episodio, así que puedes compartirla o volver a ella.",
          "Si no arranca, elige otro servidor en «Cambiar de servidor».",
          "Cuando termina un episodio, el siguiente empieza a los pocos segundos, salvo que lo canceles o desactives esa opción.",
        ],
      },
    ],
    keyboard: {
      heading: "Usar el reproductor con el teclado",
      own: "Primero haz clic en el reproductor o llega a él con el tabulador. Después:",
      others: (siteName) => `Estas son las teclas del reproductor propio de ${siteName}. Los reproductores de otras empresas tienen las suyas.`,
      keys: playerKeys.playerKeys,
    },
    more: [
      "Si usas el control por voz o sueles pulsar teclas sin querer, desactiva «Atajos de una sola tecla» en los ajustes del reproductor (el engranaje). El espacio y las flechas siguen funcionando.",
      "Con el reproductor abierto, K, J, L, M, F y C funcionan en cualquier parte de su página. La barra inclinada (/) lleva al buscador en todas las páginas.",
      { heading: "Usar el reproductor con un mando a distancia" },
      "Elige «Vista para televisor» en Ajustes. Con OK reproduces o pones en pausa; con las flechas izquierda y derecha retrocedes y avanzas diez segundos, y más si las mantienes pulsadas. La flecha arriba lleva a los subtítulos y los ajustes, la flecha abajo al episodio siguiente, y Atrás cierra el reproductor.",
      { heading: "Hacer una lista" },
      "«Guardar» está en las tarjetas y en las páginas de películas y series. Lo que guardas aparece en «Mi lista», junto al buscador. Está solo en este dispositivo: para llevarlo a otro, expórtalo aquí e impórtalo allí.",
      prose`Exportar e importar están en ${{ text: "Ajustes", to: paths.settings }}, igual que todo lo demás que recuerda este dispositivo.`,
      "Safari borra lo que un sitio ha guardado cuando pasas siete días usando el navegador sin visitar ese sitio. Si tu lista te importa, expórtala de vez en cuando.",
      { heading: "Cambiar la apariencia" },
      "Al final de cada página y en «Ajustes» puedes elegir «Oscura», «Clara» o «Automática», que sigue a tu dispositivo. Tu navegador recuerda lo que eliges.",
      { heading: "Compartir una página" },
      "El botón «Compartir» de una película o una serie ofrece las redes y aplicaciones habituales, o un enlace para copiar. El enlace le funciona a cualquiera que lo reciba, porque aquí no hay que iniciar sesión.",
    ],
  },
  troubleshooting: {
    title: "Solución de problemas",
    loading: [
      { heading: "La película o el episodio no carga" },
      {
        steps: [
          "Dale unos segundos. Un servidor lejano puede necesitarlos.",
          "Elige otro servidor. No dependen unos de otros.",
          "Recarga la página y comprueba si cargan otros sitios web.",
          "Si usas un bloqueador de contenido, desactívalo en esta página y vuelve a probar.",
        ],
      },
    ],
    sampleReel: {
      heading: "Se ve una película de muestra",
      own: "Es un cortometraje nuestro. Se muestra cuando quien gestiona este sitio aún no ha aportado el vídeo del título.",
      archives:
        "Es un cortometraje nuestro. Se muestra cuando ni quien gestiona este sitio ni ningún archivo público tienen el vídeo del título, o cuando ninguno responde: en ese caso, prueba más tarde.",
    },
    more: [
      { heading: "No hay sonido" },
      "Comprueba si está silenciado el reproductor (en el nuestro, pulsa M), después la pestaña del navegador y después el dispositivo. Algunos navegadores empiezan los vídeos sin sonido hasta que haces clic en ellos o los tocas.",
      { heading: "La imagen se para a cada rato" },
      "Haz una pausa de un minuto para que el reproductor cargue más, acércate al router o elige otro servidor. Puede que uno con la etiqueta Multi-Quality ofrezca una resolución más baja.",
      { heading: "No hay subtítulos" },
      "No todas las películas los tienen. Nuestro reproductor solo muestra el botón «Subtítulos» si los hay. Puede que otro servidor los tenga.",
      { heading: "La pantalla completa no funciona" },
      "Hay dos botones, uno dentro del reproductor y otro fuera: prueba el otro. En algunos teléfonos solo funciona el de dentro.",
      { heading: "Una página dice que no se ha podido cargar" },
      "El problema está de nuestro lado. Pulsa «Reintentar»; suele bastar. Mientras tanto, las páginas que ya habías abierto casi siempre siguen funcionando.",
      { heading: "No encuentras un título" },
      prose`Prueba con menos palabras o con el título original, y mira en «Películas», «Series» y «Personas». Si debería estar aquí, ${{ text: "dínoslo", to: paths.contact }}.`,
      { heading: "Qué navegadores funcionan" },
      "Chrome y Edge desde la versión 108, Firefox desde la 128 y Safari desde la 16.4, en cualquier dispositivo. Los navegadores de los televisores son lo bastante recientes a partir de los modelos de 2024. En uno más antiguo, las páginas se abren de todos modos, los enlaces y la búsqueda funcionan y nuestro reproductor usa los controles del navegador; allí no se guarda nada.",
    ],
  },
  moreHelp: {
    title: "¿Sigue sin funcionar?",
    text: prose`Hay respuestas cortas a las dudas más habituales en ${{ text: "Preguntas frecuentes", to: paths.faq }}. Para todo lo demás, ${{ text: "escríbenos", to: paths.contact }} y cuéntanos qué página, qué servidor y qué navegador eran, y qué pasó.`,
  },
};
