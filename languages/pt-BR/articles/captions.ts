import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Article } from "#features/pages/model/article.ts";
import { playerKeys } from "../player/player-keys.ts";

export const captions = (siteName: string): Article => ({
  id: "captions",
  title: "Legendas, um teclado e um controle remoto",
  summary: "Três jeitos de assistir que nasceram da necessidade de alguém e acabaram sendo bons para todo mundo.",
  body: [
    "O cinema mudo foi justo com as pessoas surdas como os filmes raramente voltaram a ser: todo mundo na sala lia os mesmos intertítulos. O som acabou com isso em poucos anos. Em 1947, Emerson Romero, um ator surdo que tinha feito comédias na época do cinema mudo, começou a emendar intertítulos em filmes sonoros e a emprestar as cópias a clubes de surdos. Era improvisado, e era um começo. Em 1972, “The French Chef” foi o primeiro programa da televisão americana com legendas que todos podiam ver.",
    "As legendas para surdos são mais do que legendas comuns. As comuns dizem o que é falado; as para surdos dizem também o que se ouve: a porta, a risada na sala ao lado, a mudança na música. Muita gente que as usa ouve muito bem. Tem uma criança dormindo, um trem barulhento ou um ator que fala para dentro.",
    { heading: "As legendas daqui" },
    `Se um filme tem legendas, o player de ${siteName} mostra o botão “Legendas” na barra de baixo. A engrenagem ao lado ajusta o tamanho, a cor, o fundo e a posição e abre um arquivo de legendas seu (SRT ou VTT), que fica no seu dispositivo. Os servidores de outras empresas têm players próprios: procure as letras CC e, se não as encontrar, tente outro servidor.`,
    { heading: "Com um teclado" },
    `Nada em ${siteName} precisa de mouse. O primeiro toque na tecla Tab em uma página oferece pular para o conteúdo. Em um mural de pôsteres, as setas passam de imagem em imagem, e Enter abre uma; na caixa de busca, elas percorrem as sugestões, e Esc as fecha. O item em foco tem um contorno âmbar. No nosso player:`,
    { list: playerKeys.playerKeys },
    { heading: "Com um controle remoto" },
    "Um controle remoto é um teclado em que falta a maioria das teclas. No navegador de uma TV, as setas movem o foco ou um ponteiro, e OK seleciona o item em que você parou. Os botões e links têm tamanho para isso, e Voltar leva você ao ponto do mural onde estava.",
    { heading: "Com menos movimento" },
    "Se coisas em movimento fazem você passar mal, ative a redução de movimento no seu dispositivo. O carrossel passa a esperar por você, e nada se dissolve nem desliza. Ele tem um botão de pausa de qualquer maneira. Mesmo com o JavaScript desativado, você pode ler as páginas e seguir os links.",
    prose`Se você não consegue acessar ou ler algo aqui do jeito que precisa, a falha é nossa, não sua. ${{ text: "Conte para nós", to: paths.contact }}.`,
  ],
  program: [],
});
