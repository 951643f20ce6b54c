import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Seis artigos curtos em ${siteName}: o tempo da comédia muda, os seriados, os filmes abertos, como escolher um filme, formatos de tela e legendas.`,
  lead: "Algo para ler enquanto a pipoca estoura: filmes, como são feitos e como vê-los.",
});

const backToHomepage = "Voltar à página inicial";

export const words: Words["page-blogs"] = { page: blogs, articles, backToHomepage };
