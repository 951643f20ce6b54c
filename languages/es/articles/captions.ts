import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Article } from "#features/pages/model/article.ts";
import { playerKeys } from "../player/player-keys.ts";

export const captions = (siteName: string): Article => ({
  id: "captions",
  title: "Subtítulos, un teclado y un mando",
  summary: "Tres maneras de ver que nacieron de lo que alguien necesitaba y resultaron ser buenas para todo el mundo.",
  body: [
    "El cine mudo trataba a las personas sordas con una justicia que las películas rara vez han tenido después: toda la sala leía los mismos rótulos. El sonido acabó con eso en pocos años. En 1947 Emerson Romero, un actor sordo que había hecho comedias en la época muda, empezó a intercalar de nuevo rótulos en películas sonoras y prestaba las copias a clubes de personas sordas. Era un método tosco, y era un comienzo. En 1972, «The French Chef» fue el primer programa de la televisión estadounidense con subtítulos para todo el mundo.",
    "Los subtítulos para personas sordas son más que subtítulos. Los corrientes cuentan lo que se dice; estos cuentan también lo que se oye: la puerta, la risa en la habitación de al lado, el cambio en la música. Mucha gente que los usa oye muy bien. Tiene una criatura dormida, un tren ruidoso o un actor que farfulla.",
    { heading: "Los subtítulos aquí" },
    `Si una película tiene subtítulos, el reproductor propio de ${siteName} muestra un botón «Subtítulos» en su fila inferior. El engranaje que hay al lado ajusta su tamaño, color, fondo y posición, y abre un archivo de subtítulos tuyo (SRT o VTT), que se queda en tu dispositivo. Los servidores de otras empresas tienen sus propios reproductores: busca las letras CC y, si no las encuentras, prueba otro servidor.`,
    { heading: "Con teclado" },
    `Nada en ${siteName} necesita ratón. La primera vez que pulsas el tabulador en una página, te ofrece saltar a su contenido. En un muro de pósteres, las flechas van de imagen en imagen e Intro abre una; en el buscador recorren las sugerencias y Escape las cierra. Lo que está enfocado lleva un borde ámbar. En nuestro reproductor:`,
    { list: playerKeys.playerKeys },
    { heading: "Con mando a distancia" },
    "Un mando a distancia es un teclado al que le faltan casi todas las teclas. El navegador de una tele mueve el foco, o un puntero, con las flechas, y OK selecciona aquello a lo que has llegado. Los botones y los enlaces son lo bastante grandes para eso, y la tecla de volver te lleva al lugar del muro donde estabas.",
    { heading: "Con menos movimiento" },
    "Si las cosas que se mueven te hacen sentir mal, activa la reducción de movimiento en tu dispositivo. El carrusel te espera entonces, y nada se desvanece ni se desliza. En cualquier caso, tiene un botón de pausa. Incluso con JavaScript desactivado, puedes leer las páginas y seguir sus enlaces.",
    prose`Si aquí no puedes llegar a algo, o leerlo, como necesitas, la culpa es nuestra y no tuya. ${{ text: "Cuéntanoslo", to: paths.contact }}.`,
  ],
  program: [],
});
