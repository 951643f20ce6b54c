import { paths } from "#domain/addresses.ts";
import { type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { byServers } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const essential = (site: PublicSite): ProseSection => ({
  title: "Cookies essenciais",
  blocks: [
    `Nenhum. Cookies essenciais costumam lembrar que alguém fez login, e aqui não há onde fazer login.${optionalFeatures(site).length === 0 ? " É por isso que você não vê um aviso de cookies: não há nada a perguntar." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Cookies de preferências",
  blocks: [
    "Nenhum. O que você escolhe, o que salva e onde para de assistir fica no armazenamento local do seu navegador. Ao contrário de um cookie, isso nunca é enviado a nós junto com as suas solicitações. Estes são os nomes que você pode encontrar lá:",
    { list: storedKeys(site).map(({ key, text }) => `${key}: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "O que este dispositivo guarda",
  blocks: [
    prose`Na página de ${{ text: "Configurações", to: paths.settings }}, você vê quanto há guardado e pode exportar e excluir tudo. Lá também é possível fazer com que este dispositivo não guarde nada: tudo é então excluído, e só as suas próprias escolhas continuam a ser gravadas. Sem JavaScript, nada é guardado.`,
    prose`O que disso é enviado a nós, e quando, está na ${{ text: "Política de privacidade", to: paths.privacy }}.`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "Cookies de estatísticas",
    blocks: [
      feature
        ? `As visitas são contadas ${byServers(feature.hosts)}, mas só depois que você concorda. O script que faz a contagem pode então gravar cookies. Se você não concordar, ele não é carregado.`
        : "Nenhum. Suas visitas não são contadas, nem por nós nem por ninguém.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0)
    companies.push(`Imagens (${pictures.join(", ")}): carregadas com a página. Elas aparecem mesmo que o seu navegador bloqueie cookies.`);
  if (players.length > 0)
    companies.push(
      `Players (${players.join(", ")}): carregados ${site.playerLoad === "visible" ? "assim que aparecem na tela" : "quando você dá o play ou escolhe um servidor"}. Um player pode gravar cookies próprios, dentro do seu quadro.`,
    );
  if (films.length > 0)
    companies.push(
      `Acervos públicos (${films.join(", ")}): um filme vem deles depois que você dá o play ou escolhe um servidor. Um acervo pode gravar cookies próprios.`,
    );
  if (trailers.length > 0)
    companies.push(
      `Trailers (${trailers.join(", ")}): carregados quando você clica no botão de um trailer. O YouTube pode guardar dados próprios, dentro do seu quadro.`,
    );
  if (ads.length > 0)
    companies.push(`Publicidade (${ads.join(", ")}): carregada só depois que você concorda. Uma empresa de publicidade pode gravar cookies próprios.`);
  return {
    title: "Cookies de outras empresas",
    blocks:
      companies.length === 0
        ? ["Nenhum. Tudo o que uma página carrega por conta própria vem deste site."]
        : [
            "Algumas partes das nossas páginas vêm de outras empresas. Não podemos ler nem gravar os cookies delas, e o seu navegador pode bloqueá-los:",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Excluir e bloquear cookies",
  blocks: [
    "Todo navegador pode mostrar o que um site guardou, excluir esses dados e bloquear os cookies por completo, em geral nas configurações, em “Privacidade”. Nossas páginas continuam funcionando.",
    prose`O que mais sabemos e não sabemos sobre você está na ${{ text: "Política de privacidade", to: paths.privacy }}.`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Cookies",
    description: `Quais cookies ${site.name} grava: essenciais, de preferências e de estatísticas, com uma resposta clara para cada tipo.`,
    lead: `As páginas de ${site.name} não gravam cookies. Aqui estão os tipos mais comuns, um a um, para você conferir.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
