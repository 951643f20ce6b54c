import { type Article, film } from "#features/pages/model/article.ts";

export const silentComedy: Article = {
  id: "silent-comedy",
  title: "O tempo da piada na comédia muda",
  summary: "Sem frase final, sem risadas gravadas, sem som nenhum. Keaton, Lloyd e Chaplin precisavam fazer rir só com o relógio.",
  body: [
    "Uma piada falada vive na pausa antes da última palavra. O comediante do cinema mudo não tem última palavra. Tudo o que ele pode decidir é quando você vê uma coisa, quanto tempo fica a sós com ela e o que chega quando você acha que acabou. Os melhores calcularam isso tão bem que seus filmes ainda fazem salas cheias de desconhecidos rirem no mesmo segundo, cem anos depois.",
    "Veja o final de “Uma Semana” (One Week, 1920), de Buster Keaton. Um jovem casal reboca sua casa torta pela cidade, e ela fica presa nos trilhos. Vem um trem. Os dois empurram, desistem, tapam os olhos, e o trem passa pelo trilho ao lado. Você ri de alívio, eles respiram, e nesse instante um segundo trem vem do outro lado e atravessa a casa de ponta a ponta. A piada é a respiração entre os dois trens. Um segundo antes, e a tensão ainda não teria passado; um segundo depois, e daria para ver o outro chegando.",
    "Harold Lloyd trabalhava com o medo. Em “O Homem-Mosca” (Safety Last!, 1923), ele escala a fachada de uma loja de departamentos, e cada andar tem seu pequeno aborrecimento: pombos, uma rede, um camundongo. Cada um termina em uma risada que alivia um pouco a tensão, para o andar seguinte aumentá-la de novo. Lloyd escalava cenários construídos nos telhados de prédios de verdade, com a rua de verdade atrás dele na imagem, e fazia isso com uma mão direita que tinha perdido o polegar e um dedo em 1919, quando uma bomba cenográfica explodiu. A câmera nunca larga a rua, porque a rua é a piada.",
    "Charlie Chaplin contava como quem dança. Em “Em Busca do Ouro” (The Gold Rush, 1925), ele espeta dois garfos em dois pãezinhos e os faz dar chutes e reverências por alguns compassos. Nada acontece, e nada precisa acontecer. Ele ensaiava com a câmera rodando, tomada após tomada, até a gag ter a forma de uma melodia.",
    "As câmeras ajudavam. Eram movidas a manivela, e nas comédias muitas vezes um pouco devagar, de modo que o projetor mostrava tudo um pouco depressa. É por isso que uma queda nesses filmes parece dura e não parece doer. O som acabou com isso: a partir do fim dos anos 1920, motores rodavam a 24 quadros constantes por segundo, e um corpo na tela pesava o que pesava.",
    "E há também o rosto. Keaton tinha aprendido nos palcos de variedades, ainda criança, que as pessoas riem mais quando aquele a quem a coisa acontece não ri. Em “Marinheiro de Encomenda” (Steamboat Bill, Jr., 1928), a fachada de uma casa cai sobre ele, umas duas toneladas, e ele está no único ponto em que uma janela aberta desce ao seu redor. Sobravam centímetros. Depois, ele parece no máximo um pouco intrigado.",
    "Há um bom jeito de ver esses filmes: escolha uma gag e conte os tempos entre o que mostram a você e o efeito que aquilo faz. Engraçado é quem sabe contar mais tempos do que você.",
  ],
  program: [film(23282, "One Week"), film(22596, "Safety Last!"), film(962, "The Gold Rush"), film(25768, "Steamboat Bill, Jr.")],
};
