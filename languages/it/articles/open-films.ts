import { type Article, film } from "#features/pages/model/article.ts";

export const openFilms: Article = {
  id: "open-films",
  title: "I film che puoi tenerti",
  summary: "Dal 2006 chi sviluppa un programma libero regala i propri film, con tutti i file di lavoro. Perché conta più di quanto sembri.",
  body: [
    "Nel 2006 uscì un film di undici minuti, «Elephants Dream», insieme a tutto ciò di cui era fatto: i modelli, le texture, le scene stesse. Chiunque poteva aprirli, modificarli e pubblicare il risultato. Di film regalati ce n’erano già stati. La novità era regalare la bottega.",
    "Dietro al film c’era la squadra di Blender, un programma per disegnare in tre dimensioni. Blender era stato il prodotto di un’azienda finché l’azienda non chiuse; nel 2002 chi lo usava raccolse in sette settimane 100.000 euro per riscattarlo, e da allora è software libero. Per scoprire che cosa gli mancasse, la squadra fece una cosa semplice: ci girò dei film, e intanto sistemò il programma.",
    "Ogni film lasciò in eredità degli strumenti. «Elephants Dream» portò un compositor, che unisce più livelli in una sola immagine. A «Big Buck Bunny» (2008) servivano pelo ed erba, e così pelo ed erba migliorarono per tutti. «Tears of Steel» (2012), con attori veri fra i robot in una chiesa di Amsterdam, insegnò a Blender a seguire i movimenti di una macchina da presa e a togliere un fondale verde. «Spring» (2019) fu la prova generale della versione 2.80, la grande ricostruzione del programma. Quegli strumenti li usa ancora oggi chi quei film non li ha mai visti.",
    "Anche i film viaggiano. Escono con una licenza Creative Commons Attribuzione: puoi proiettarli, tagliarli, sottotitolarli, perfino venderli, purché ne citi gli autori. Chi deve collaudare uno schermo fa girare da anni «Big Buck Bunny», perché non c’è da chiedere il permesso a nessuno. Nel 2013 un appassionato ne ha rifatto tutto il rendering dai file originali, in stereoscopia e a sessanta fotogrammi al secondo. Con il solo film in mano non si può fare.",
    "Non tutti i film aperti nascono in uno studio. Nina Paley disegnò «Sita Sings the Blues» (2008) in casa, intorno a canzoni che Annette Hanshaw aveva inciso negli anni Venti. Ottenere i diritti di quelle vecchie canzoni le costò decine di migliaia di dollari. Pagò, e poi regalò il suo film al pubblico con una licenza libera.",
    "Altri film sono liberi per caso. «Sciarada» (Charade, 1963) e «La notte dei morti viventi» (1968) sono di pubblico dominio negli Stati Uniti per un errore: nel primo l’avviso di copyright era difettoso, nel secondo mancava, e a quei tempi bastava per perdere i diritti. È un bene averli, ma nessuno lo aveva voluto. Un film aperto è una decisione.",
    "E per te, sul divano, che cosa vuol dire? Che dura. Un film che tutti possono copiare non sparisce quando scade un contratto, e una scuola può proiettarlo senza chiedere a nessuno. Comincia da «Spring» se vuoi qualcosa di bello da guardare, da «Sintel» se vuoi una storia che fa un po’ male, e da «Big Buck Bunny» se nella stanza ci sono bambini.",
  ],
  program: [film(9761, "Elephants Dream"), film(10378, "Big Buck Bunny"), film(45745, "Sintel"), film(593048, "Spring"), film(20529, "Sita Sings the Blues")],
};
