import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { byServers, fromServers } from "./server-names.ts";
import { decimal } from "./text.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-privacy"] = {
  title: "Política de privacidade",
  description: (siteName) =>
    `O que ${siteName} fica sabendo sobre quem visita: sem contas, sem perfis, só as informações técnicas básicas de que todo site precisa.`,
  lead: "Aqui não há contas, portanto não há nada a entregar. O que resta são as informações técnicas básicas de que todo site precisa, e esta página diz o que acontece com elas.",
  accounts: {
    title: "Sem contas",
    text: (siteName) =>
      `No site ${siteName} não é possível se cadastrar, fazer login nem assinar nada. Não pedimos seu nome, seu e\u2011mail nem um cartão de crédito. Não montamos um perfil seu e não registramos o que você busca ou assiste. O que você salva, o que já viu e onde parou está apenas no seu próprio dispositivo.`,
  },
  technical: {
    title: "Informações técnicas básicas",
    lead: "Para mostrar uma página a você, nosso servidor precisa saber que página você quer e para onde enviá-la. Seu navegador também diz que tipo de navegador ele é. Todo site fica sabendo disso. Neste, é isto o que acontece com essas informações:",
    facts: [
      "Seu endereço IP é necessário para enviar a página a você. Por pouco tempo, nosso servidor mantém uma forma embaralhada dele na memória, para que uma só visita não tome o lugar das outras. Nunca guardamos o endereço.",
      "O que você digita na caixa de busca serve para encontrar títulos. Os resultados ficam alguns minutos na memória, sem registro de quem buscou, e nunca são gravados em disco nem em log.",
      "Nossos logs nos ajudam a encontrar erros. Eles não contêm textos de busca, página de origem nem endereço IP.",
    ],
    filmDatabase:
      "É o nosso servidor que consulta o banco de dados de filmes; o seu navegador nunca faz isso. O banco de dados fica sabendo o que foi buscado, mas não quem buscou.",
  },
  device: {
    title: "O que fica no seu dispositivo",
    lead: "Seu navegador guarda algumas coisas no seu dispositivo, para que você encontre o site como o deixou:",
    pages: prose`Você pode ver quanto há guardado, exportar, excluir e desativar tudo na página de ${{ text: "Configurações", to: paths.settings }}. A página ${{ text: "Cookies", to: paths.cookies }} lista esses dados com os nomes que o seu navegador mostra.`,
    nothingElse: "Este site não guarda mais nada no seu dispositivo.",
    browser:
      "Seu navegador faz o que faz com qualquer site: o histórico lista as páginas que você abriu, inclusive as buscas, e o cache mantém por um tempo cópias de páginas e imagens. Você pode limpar os dois a qualquer momento.",
  },
  /** What the service worker stores, by the names that the browser shows. */
  offline: {
    lead: "Seu navegador também pode guardar cópias, para que o site funcione sem conexão. Isso começa na segunda visita, quando você salva algo ou quando você pede na página de Configurações, onde você vê o tamanho delas e pode excluí-las:",
    pages: ({ pages, megabytes, days }) =>
      `Páginas (“matinee-pages”): a Minha lista, as configurações e as últimas ${pages} páginas que você abriu, no máximo ${megabytes}\u00a0MB, por no máximo ${days} dias. Buscas e listas compartilhadas não estão entre elas, e nenhuma página contém algo sobre você.`,
    files: (files, megabytes) =>
      `Arquivos (“matinee-files”): scripts, estilos e textos deste site, no máximo ${files} arquivos de até ${decimal(megabytes)}\u00a0MB.`,
    pictures: (pictures) => `Pôsteres (“matinee-pictures”): dos títulos que você salvou, no máximo ${pictures}, enquanto estiverem salvos.`,
    noPictures: "Os pôsteres não são copiados, porque neste site eles vêm de outro servidor.",
  },
  /** What of it reaches the server, and what becomes of it. */
  sent: {
    title: "O que o seu dispositivo envia disso",
    lead: "Nada disso é enviado a nós, com as exceções a seguir, além daquilo de que uma importação precisa (veja abaixo). Nenhuma delas é registrada: nosso log não contém endereços de páginas. Se um título não puder ser carregado, o log pode citar esse título, mas nunca quem o pediu.",
    exceptions: [
      "O país onde você assiste. Até você escolher um, seu navegador o deduz das configurações de idioma, nunca do seu endereço IP. Quando é diferente do país deste site, a página de um filme ou de uma série pergunta ao nosso servidor o que se sabe do título nesse país. O pedido informa o país e o título.",
      "Números de títulos. Minha lista, a fileira “Continuar assistindo” e uma lista compartilhada pedem ao nosso servidor títulos cujos nomes, imagens ou próximos episódios o seu dispositivo não tem, e filmes e séries parecidos com um ou dois dos que você salvou. Esse pedido leva os números dos títulos no catálogo, como os endereços das páginas deles. Ele não diz se você os salvou, viu ou avaliou.",
      "O endereço de uma lista compartilhada. Ele contém o nome da lista e os números dos títulos, e nada disso é guardado no nosso servidor. Um navegador que o abre envia o endereço a nós, como em qualquer página, e o mantém no histórico.",
      "O calendário. Ele pede ao nosso servidor as datas dos títulos que você acompanha; o pedido leva os números deles e o seu país. Se você assinar o calendário, os números e o país ficam em um endereço que o serviço do seu calendário conhece e usa para consultar o nosso servidor, que não guarda nada disso.",
    ],
  },
  imports: {
    title: "Importações",
    text: "Os arquivos de uma importação de outro serviço são lidos pelo seu navegador. Para encontrar os títulos que estão neles, são enviados ao nosso servidor os nomes, os anos e os números no IMDb e no TMDB, e se cada um é filme ou série, 50 de cada vez. Lá fica guardado qual título corresponde a cada número do IMDb, como outros dados sobre títulos. Datas, notas, anotações e listas ficam no seu dispositivo. Nossos logs não contêm nada disso, e nada diz de quem são os títulos.",
  },
  players: {
    title: "Players",
    own: "Os players deste site são páginas nossas. O vídeo que está neles pode vir de outro servidor, escolhido por quem mantém este site. Esse servidor fica então sabendo o que todo site fica sabendo: o seu endereço IP e o seu navegador.",
    start: {
      visible: "Quem mantém este site escolheu carregá-los assim que aparecem na tela.",
      press:
        "Eles são carregados só quando você dá o play ou escolhe um servidor, e não antes. Se esse servidor avisar que não consegue reproduzir o título, a página tenta o próximo e diz de onde ele vem.",
    },
    others: (start) =>
      `Alguns players pertencem a outras empresas. ${start} A empresa fica então sabendo o que todo site fica sabendo, o seu endereço IP e o seu navegador, e também que título você escolheu. Ela pode gravar cookies próprios, e vale a política dela.`,
    hosts: (hosts) => `Neste site, eles vêm de ${hosts.join(", ")}.`,
  },
  /** Films that our own player plays from public archives. */
  publicFilms: {
    title: "Filmes de acervos públicos",
    text: "Filmes em domínio público ou sob licenças abertas são exibidos no nosso próprio player, direto de um acervo público que os tem. Seu navegador só pede o filme a ele depois que você dá o play ou escolhe um servidor. O acervo fica então sabendo o que todo site fica sabendo, o seu endereço IP e o seu navegador, e também que filme é, e vale a política dele. Antes de você dar o play, o player diz de que acervo se trata. Se esse não tiver o filme, o player pede ao próximo e avisa você.",
    hosts: (hosts) => `Neste site, esses filmes vêm de ${hosts.join(", ")}.`,
  },
  trailers: {
    title: "Trailers",
    text: (hosts) =>
      `Os trailers são exibidos pelo YouTube, em um quadro de ${hosts.join(", ")}. Ele é carregado só quando você clica no botão de um trailer, e o botão avisa isso. O YouTube fica então sabendo o que todo site fica sabendo, o seu endereço IP e o seu navegador, e também que trailer você escolheu. Ele pode guardar dados no seu navegador, e vale a política dele.`,
  },
  pictures: {
    title: "Imagens",
    own: "Os pôsteres, retratos e cenas vêm deste próprio site.",
    /** `alone`: no other host is contacted before the visitor does something. */
    others: (hosts, alone) =>
      `Os pôsteres, retratos e cenas vêm de ${hosts.join(", ")}. Esse servidor fica sabendo qual é o seu endereço IP, qual é o seu navegador e que imagens são mostradas a você.${alone ? " É o único outro servidor que uma página contata por conta própria." : ""}`,
  },
  optional: {
    title: "Publicidade e estatísticas",
    none: (siteName) => `Este site não tem nenhuma das duas. ${siteName} não mostra anúncios, e suas visitas não são contadas nem rastreadas.`,
    lead: "O que vem a seguir só é carregado depois que você concorda. Você pode mudar de ideia a qualquer momento em “Opções de privacidade”, no rodapé de cada página. Se o seu navegador enviar o sinal Global Privacy Control, isso vale para nós como um não.",
    ads: (hosts) => `A publicidade vem ${fromServers(hosts)}. Ela é exibida em quadros isolados das nossas páginas.`,
    analytics: (hosts) => `As visitas são contadas ${byServers(hosts)}.`,
  },
  sharing: {
    title: "Links que saem do site",
    text: "“Compartilhar” passa o endereço e o título da nossa página à rede ou ao aplicativo que você escolher. Até você escolher um, nenhum deles fica sabendo de nada.",
  },
  questions: {
    title: "Crianças e dúvidas",
    age: (siteName) => `${siteName} é para pessoas com 13 anos ou mais. O site não coleta dados pessoais de ninguém, nem de crianças.`,
    texts: [
      prose`Se algo aqui não estiver claro, ${{ text: "pergunte para nós", to: paths.contact }}. Se um dia o site fizer algo que esta página não diz, o erro é do site, e queremos saber.`,
      englishDecides,
    ],
  },
  storedKeys,
};
