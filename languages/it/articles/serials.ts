import { type Article, series } from "#features/pages/model/article.ts";

export const serials: Article = {
  id: "serials",
  title: "Che cosa doveva fare in diciotto minuti il capitolo di un serial",
  summary: "Dodici sabati, un eroe e un motivo per tornare: il lavoro più serrato del cinema, e le cinque cose da portare a termine.",
  body: [
    "Per circa venticinque anni dopo l’avvento del sonoro, nei cinema americani il sabato pomeriggio comprendeva un serial: un’avventura divisa in dodici o quindici capitoli, uno alla settimana. Il primo era più lungo, per agganciarti. Ciascuno degli altri aveva due rulli di pellicola, poco meno di venti minuti, e in quel tempo doveva fare cinque cose.",
    "Primo, rinfrescare la memoria a tutti. Qualcuno aveva sempre saltato una settimana, e così una pagina di testo spiegava chi era in pericolo e per colpa di chi. In «Flash Gordon – Il conquistatore dell’universo» (Flash Gordon Conquers the Universe, 1940) le parole scorrono via verso il cielo, un’idea che George Lucas prese in prestito per l’inizio di «Guerre stellari».",
    "Secondo, uscire dai guai della settimana prima. L’automobile era precipitata dal dirupo con l’eroe a bordo; l’avevano visto tutti. Ora si rivedeva la scena con un’inquadratura in più, in cui lui salta fuori. Gli appassionati lo chiamano imbroglio, e ne discutevano per tutta la strada di casa. I serial più onesti mostravano la via d’uscita insieme al pericolo: la botola che era sempre stata lì, l’amico alla leva.",
    "Terzo, far avanzare la storia di una casella, e non di più. Si ruba una formula, brucia mezza mappa, un sospetto viene depennato dalla lista. Un capitolo che avesse risolto qualcosa avrebbe messo fine al serial.",
    "Quarto, una scazzottata. Le migliori erano della Republic. William Witney, che lì diresse con John English «Zorro’s Fighting Legion» (1939), amava raccontare di aver visto Busby Berkeley provare con le ballerine pochi passi alla volta, e di aver girato da allora le risse nello stesso modo: due pugni, stacco, un tavolo, stacco, le scale. Ciò per cui lo studio non aveva soldi, i fratelli Howard e Theodore Lydecker lo costruivano in miniatura e lo riprendevano all’aperto, alla vera luce del giorno. L’uomo volante de «I conquistatori della Luna» (Radar Men from the Moon, 1952) ogni tanto è uno dei loro manichini, che scivola lungo un cavo in inquadrature già pagate da un serial precedente. Fa ancora una figura migliore di molti che hanno volato dopo di lui.",
    "Quinto, lasciare tutti col fiato sospeso. L’ultimo mezzo minuto è della galleria allagata, della miccia, della corda che si sfilaccia. Poi un cartello: il titolo del capitolo successivo, e le parole che riportavano i bambini al cinema con un’altra moneta. La prossima settimana.",
    "Non era sempre stato così. I serial francesi di Louis Feuillade si prendevano il tempo che serviva: le dieci parti de «I vampiri» (Les Vampires, 1915) durano da un quarto d’ora a un’ora, di rado finiscono sul più bello, e fanno paura lo stesso, perché le strade sono vere e nessuno, lì, sembra stupito.",
    "Se stasera cominci un serial, guardalo come andava guardato: un solo capitolo, e poi basta. È più difficile di quanto sembri. Era proprio questa l’idea.",
  ],
  program: [series("Flash Gordon Conquers the Universe"), series("Zorro's Fighting Legion"), series("Radar Men from the Moon"), series("Les Vampires")],
};
