import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { byServers } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-cookies"] = {
  title: "Cookies",
  description: (siteName) => `Quais cookies ${siteName} grava: essenciais, de preferências e de estatísticas, com uma resposta clara para cada tipo.`,
  lead: (siteName) => `As páginas de ${siteName} não gravam cookies. Aqui estão os tipos mais comuns, um a um, para você conferir.`,
  essential: {
    title: "Cookies essenciais",
    text: (nothingToAsk) =>
      `Nenhum. Cookies essenciais costumam lembrar que alguém fez login, e aqui não há onde fazer login.${nothingToAsk ? " É por isso que você não vê um aviso de cookies: não há nada a perguntar." : ""}`,
  },
  preference: {
    title: "Cookies de preferências",
    text: "Nenhum. O que você escolhe, o que salva e onde para de assistir fica no armazenamento local do seu navegador. Ao contrário de um cookie, isso nunca é enviado a nós junto com as suas solicitações. Estes são os nomes que você pode encontrar lá:",
    stored: (key, text) => `${key}: ${text}`,
  },
  device: {
    title: "O que este dispositivo guarda",
    texts: [
      prose`Na página de ${{ text: "Configurações", to: paths.settings }}, você vê quanto há guardado e pode exportar e excluir tudo. Lá também é possível fazer com que este dispositivo não guarde nada: tudo é então excluído, e só as suas próprias escolhas continuam a ser gravadas. Sem JavaScript, nada é guardado.`,
      prose`O que disso é enviado a nós, e quando, está na ${{ text: "Política de privacidade", to: paths.privacy }}.`,
    ],
  },
  analytics: {
    title: "Cookies de estatísticas",
    none: "Nenhum. Suas visitas não são contadas, nem por nós nem por ninguém.",
    counted: (hosts) =>
      `As visitas são contadas ${byServers(hosts)}, mas só depois que você concorda. O script que faz a contagem pode então gravar cookies. Se você não concordar, ele não é carregado.`,
  },
  others: {
    title: "Cookies de outras empresas",
    none: "Nenhum. Tudo o que uma página carrega por conta própria vem deste site.",
    lead: "Algumas partes das nossas páginas vêm de outras empresas. Não podemos ler nem gravar os cookies delas, e o seu navegador pode bloqueá-los:",
    pictures: (hosts) => `Imagens (${hosts.join(", ")}): carregadas com a página. Elas aparecem mesmo que o seu navegador bloqueie cookies.`,
    players: (hosts, inView) =>
      `Players (${hosts.join(", ")}): carregados ${inView ? "assim que aparecem na tela" : "quando você dá o play ou escolhe um servidor"}. Um player pode gravar cookies próprios, dentro do seu quadro.`,
    films: (hosts) =>
      `Acervos públicos (${hosts.join(", ")}): um filme vem deles depois que você dá o play ou escolhe um servidor. Um acervo pode gravar cookies próprios.`,
    trailers: (hosts) =>
      `Trailers (${hosts.join(", ")}): carregados quando você clica no botão de um trailer. O YouTube pode guardar dados próprios, dentro do seu quadro.`,
    ads: (hosts) => `Publicidade (${hosts.join(", ")}): carregada só depois que você concorda. Uma empresa de publicidade pode gravar cookies próprios.`,
  },
  control: {
    title: "Excluir e bloquear cookies",
    texts: [
      "Todo navegador pode mostrar o que um site guardou, excluir esses dados e bloquear os cookies por completo, em geral nas configurações, em “Privacidade”. Nossas páginas continuam funcionando.",
      prose`O que mais sabemos e não sabemos sobre você está na ${{ text: "Política de privacidade", to: paths.privacy }}.`,
      englishDecides,
    ],
  },
  storedKeys,
};
