import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { playerKeys } from "./player/player-keys.ts";

export const words: Words["page-support"] = {
  title: "Suporte",
  description: (siteName) =>
    `Guias e ajuda para ${siteName}: encontrar e ver filmes e séries, servidores, legendas, o teclado e o que fazer se um filme não carrega.`,
  lead: "Como as coisas funcionam aqui e o que tentar quando não funcionam.",
  guides: {
    title: "Guias",
    watching: [
      { heading: "Encontrar algo para assistir" },
      {
        steps: [
          "Digite pelo menos duas letras na caixa de busca e escolha “Filmes”, “Séries” ou “Pessoas”. Até cinco resultados aparecem abaixo dela, e “Ver todos os resultados” mostra o resto.",
          prose`Ou comece por ${{ text: "Filmes", to: paths.home }}, ${{ text: "Séries", to: paths.series }}, ${{ text: "Bem avaliados", to: paths.top }} ou ${{ text: "Gêneros", to: paths.genres }}.`,
          "Cada nome de um elenco é um link, e cada título parecido também.",
        ],
      },
      { heading: "Ver um filme" },
      {
        steps: [
          "Abra a página do filme.",
          "Clique em “Assistir agora” para ir ao player e depois dê o play.",
          "Se o filme não começar, escolha outro servidor abaixo do player. O Server 1 é a primeira opção, ou o que funcionou por último neste navegador.",
          "Se você parar no meio, “Continuar de” leva você de volta ao mesmo ponto quando abrir o filme de novo neste navegador.",
        ],
      },
      { heading: "Ver uma série" },
      {
        steps: [
          "Abra a série e escolha uma temporada, com as setas ou pelo número.",
          "Escolha um episódio na lista. O endereço no seu navegador passa a levar a esse episódio, e você pode compartilhá-lo ou voltar a ele.",
          "Se o episódio não começar, escolha outro servidor em “Trocar servidor”.",
          "Quando um episódio termina, o próximo começa depois de alguns segundos, a menos que você cancele ou desative isso.",
        ],
      },
    ],
    keyboard: {
      heading: "Usar o player com o teclado",
      own: "Antes, clique no player ou chegue a ele com a tecla Tab. Depois:",
      others: (siteName) => `Estas são as teclas do player de ${siteName}. Os players de outras empresas têm as próprias.`,
      keys: playerKeys.playerKeys,
    },
    more: [
      "Se você fala com o computador ou costuma esbarrar nas teclas, desative “Atalhos de uma só tecla” nas configurações do player (a engrenagem). O espaço e as setas continuam funcionando.",
      "Com o player aberto, K, J, L, M, F e C funcionam em qualquer ponto da página. Em todas as páginas, a barra (/) leva à caixa de busca.",
      { heading: "Usar o player com o controle remoto" },
      "Escolha “Visual para TV” em Configurações. Com isso, OK dá o play e pausa, e as setas para a esquerda e para a direita voltam e avançam dez segundos, ou mais enquanto você as segura. A seta para cima leva às legendas e às configurações, a seta para baixo, ao próximo episódio, e Voltar fecha o player.",
      { heading: "Manter uma lista" },
      "“Salvar” aparece nos cartões e nas páginas de filmes e séries. O que você salva fica em “Minha lista”, ao lado da caixa de busca. A lista está só neste dispositivo: para levá-la a outro, exporte aqui e importe lá.",
      prose`Exportar e importar ficam em ${{ text: "Configurações", to: paths.settings }}, assim como tudo o mais que este dispositivo guarda.`,
      "O Safari exclui o que um site guardou depois que você o usa por sete dias sem visitar esse site. Se sua lista for importante para você ali, exporte-a de vez em quando.",
      { heading: "Mudar a aparência" },
      "No rodapé de cada página e em Configurações, você pode escolher “Escura”, “Clara” ou “Automática”, que segue o seu dispositivo. Seu navegador guarda a escolha.",
      { heading: "Compartilhar uma página" },
      "O botão “Compartilhar” de um filme ou de uma série oferece as redes e os aplicativos de sempre, ou um link para copiar. O link funciona para todo mundo, porque aqui ninguém precisa fazer login.",
    ],
  },
  troubleshooting: {
    title: "Solução de problemas",
    loading: [
      { heading: "O filme ou o episódio não carrega" },
      {
        steps: [
          "Espere alguns segundos. Um servidor distante pode precisar deles.",
          "Escolha outro servidor. Um não depende do outro.",
          "Recarregue a página e veja se outros sites carregam.",
          "Se você usa um bloqueador de conteúdo, desative-o nesta página e tente de novo.",
        ],
      },
    ],
    sampleReel: {
      heading: "Aparece um vídeo de amostra no lugar",
      own: "É um vídeo curto nosso. Ele aparece quando quem mantém este site ainda não forneceu o vídeo do título.",
      archives:
        "É um vídeo curto nosso. Ele aparece quando nem quem mantém este site nem um acervo público tem o vídeo do título, ou quando nenhum acervo responde: nesse caso, tente mais tarde.",
    },
    more: [
      { heading: "Não há som" },
      "Veja se o player está sem som (no nosso, aperte M), depois a aba do navegador e por fim o dispositivo. Alguns navegadores começam os vídeos sem som até você clicar ou tocar neles.",
      { heading: "A imagem trava" },
      "Pause por um minuto para o player carregar adiante, chegue mais perto do roteador ou escolha outro servidor. Um com a indicação “Multi-Quality” pode oferecer uma resolução menor.",
      { heading: "Não há legendas" },
      "Nem todo filme tem. Nosso player só mostra o botão “Legendas” quando elas existem. Outro servidor talvez tenha.",
      { heading: "A tela cheia não faz nada" },
      "Há dois botões, um dentro do player e um fora: tente o outro. Em alguns celulares, só o de dentro funciona.",
      { heading: "Uma página diz que não foi possível carregar" },
      "O problema está do nosso lado. Clique em “Tentar de novo”, que em geral resolve. As páginas que você já abriu costumam continuar funcionando enquanto isso.",
      { heading: "Você não encontra um título" },
      prose`Tente menos palavras ou o título original e procure em “Filmes”, “Séries” e “Pessoas”. Se ele deveria estar aqui, ${{ text: "conte para nós", to: paths.contact }}.`,
      { heading: "Quais navegadores funcionam" },
      "Chrome e Edge a partir da versão 108, Firefox a partir da 128 e Safari a partir da 16.4, em qualquer dispositivo. Os navegadores das TVs são recentes o bastante nos modelos de 2024 em diante. Em um navegador mais antigo, as páginas ainda abrem, os links e a busca funcionam e nosso player usa os controles do próprio navegador; nada fica guardado ali.",
    ],
  },
  moreHelp: {
    title: "Ainda não resolveu?",
    text: prose`As respostas curtas às dúvidas mais comuns estão em ${{ text: "Perguntas frequentes", to: paths.faq }}. Para todo o resto, ${{ text: "escreva para nós", to: paths.contact }} e conte qual era a página, o servidor e o navegador, e o que aconteceu.`,
  },
};
