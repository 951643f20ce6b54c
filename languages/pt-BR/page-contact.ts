import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`Muitas dúvidas já têm resposta nas páginas ${{ text: "Suporte", to: paths.support }} e ${{ text: "Perguntas frequentes", to: paths.faq }}.`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "E-mail",
  blocks:
    contactEmail === null
      ? [`Quem mantém o site ${name} ainda não informou um endereço de e\u2011mail.`, answers]
      : [
          [{ text: contactEmail, to: `mailto:${contactEmail}` }],
          "Sua mensagem vai direto para quem mantém este site. Não há formulário para preencher nem número de protocolo.",
        ],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "Endereço postal",
  blocks: [postalAddress ?? "Quem mantém este site ainda não informou um endereço postal."],
});

const whatToInclude = (): ProseSection => ({
  title: "O que incluir",
  blocks: [
    {
      list: [
        "Um filme que não funciona: o endereço da página, o servidor que você escolheu e o seu navegador.",
        "Um erro no catálogo: a página e o que deveria estar nela.",
        "Algo que você não consegue acessar ou ler: o que você tentava fazer e qual dispositivo ou tecnologia assistiva usa.",
        "Uma ideia: só a ideia.",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Reclamações de direitos autorais",
  blocks: [
    disclaimer(site),
    "Informe o título, o endereço da página e por que você pode agir em nome de quem detém os direitos. Um título que precisa sair é removido de todas as páginas, listas e buscas.",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "Contato",
  description: `Como falar com as pessoas por trás de ${site.name} e onde encontrar respostas enquanto isso.`,
  lead: `${site.name} ainda não recebe e\u2011mails. A resposta que você procura talvez esteja em outra página.`,
  sections: [email(site), mail(site), { title: "Reclamações de direitos autorais", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "Contato",
  description: `Como falar com as pessoas por trás de ${site.name}: por e\u2011mail ou carta, com dúvidas, correções, ideias ou reclamações de direitos autorais.`,
  lead: "Conte o que não funciona, o que falta ou do que você gosta.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
