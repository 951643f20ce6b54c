import { type Article, film } from "#features/pages/model/article.ts";

export const aspectRatios: Article = {
  id: "aspect-ratios",
  title: "Largo, quadrato e tutto quello che sta in mezzo",
  summary: "Perché alcuni film riempiono lo schermo e altri ne occupano solo il centro, raccontato con i film che hanno scelto meglio la propria forma.",
  body: [
    "Dividi la larghezza di un’immagine per la sua altezza e ottieni il formato. È la prima decisione su un film e quella che si nota di meno, finché non compaiono le bande nere. Le bande non sono un difetto. Sono il punto in cui il film finisce.",
    { heading: "1,33: quasi quadrato" },
    "Nei primi anni Novanta dell’Ottocento W. K. L. Dickson, che lavorava per Edison, scelse una striscia di pellicola larga 35 millimetri con quattro perforazioni per fotogramma. Ne veniva un’immagine larga quattro e alta tre, e il cinema muto ci visse dentro. Quando arrivò il sonoro, la colonna fu stampata lungo il bordo e l’immagine dovette farle posto: «Aurora» (Sunrise, 1927) è ancora più stretto, circa 1,2. Nel 1932 Hollywood si accordò sull’1,37, il formato Academy, e ci rimase per vent’anni. È una forma per i volti. «La passione di Giovanna d’Arco» (1928) non mostra quasi altro, e non ha bisogno d’altro.",
    { heading: "2,1: troppo presto" },
    "Nel 1930 Raoul Walsh girò «Il grande sentiero» su una pellicola larga il doppio del solito, con carovane che si allungavano senza fine da entrambi i lati. Quasi nessun cinema aveva un proiettore adatto, e la Depressione non era il momento di comprarne uno. Abel Gance nel 1927 era andato oltre: il finale del suo «Napoleone» riempie tre schermi affiancati.",
    { heading: "2,35: contro la televisione" },
    "Negli anni Cinquanta la gente restava a casa davanti a uno schermo piccolo e quasi quadrato, e così i cinema si allargarono. Il CinemaScope, visto per la prima volta ne «La tunica» (1953), comprimeva un’immagine ampia su pellicola normale con un obiettivo speciale, e in sala la distendeva di nuovo. «McLintock!» (1963) riempie quella forma di cielo, fango e John Wayne. «Ben-Hur» (1959) si spinse fino a 2,76.",
    { heading: "1,85: il modesto" },
    "Gli studi che non volevano obiettivi nuovi potevano invece coprire la parte alta e quella bassa del fotogramma. Così l’1,85 diventò la forma di tutti i giorni in America, e l’1,66 in gran parte d’Europa. «Sciarada» (Charade, 1963) è uno fra migliaia.",
    { heading: "1,78: un trattato" },
    "Negli anni Ottanta un ingegnere, Kerns Powers, disegnò le forme più comuni come rettangoli di uguale area, uno sopra l’altro. Stavano tutti dentro una cornice di sedici per nove, e tutti avevano in comune una cornice interna con le stesse proporzioni. Così il tuo televisore ha preso una forma che nessun film aveva chiesto e con cui ogni film può convivere.",
    { heading: "E adesso, tutte insieme" },
    "Il cinema ha cominciato a usare le forme come accenti. «Grand Budapest Hotel» (2014) racconta gli anni Trenta in 1,37, gli anni Sessanta in un’immagine larga e gli anni successivi in 1,85, e si sa sempre in quale decennio si è senza che nessuno lo dica. Perciò lascia stare il pulsante dello zoom. Taglia via ciò che qualcuno ha deciso di mostrarti.",
  ],
  program: [film(631, "Sunrise: A Song of Two Humans"), film(780, "The Passion of Joan of Arc"), film(15263, "McLintock!"), film(4808, "Charade")],
};
