import type { Context, Hono } from "hono";
import type { Collection, Keyword } from "./collection.ts";
import { companyItem } from "./companies.ts";
import { referenceSearch } from "./search.ts";
import { notFound, pageNumber, pageOf } from "./title-responses.ts";

const keywordItem = ({ id, name }: Keyword) => ({ id, name });

/** What the provider's discover filters by: the data documents keywords, companies and networks, but no streaming providers or certifications. */
export function mountReferences(app: Hono, { keywords, companies, networks }: Collection): void {
  const findCompanies = referenceSearch(companies.values());
  const findKeywords = referenceSearch(keywords.values());
  const found = <T>(context: Context, items: T[], toResult: (item: T) => object) =>
    context.json(pageOf(items, pageNumber(context.req.query("page")) ?? 1, toResult));
  app.get("/3/search/company", (context) => found(context, findCompanies(context.req.query("query") ?? ""), companyItem));
  app.get("/3/search/keyword", (context) => found(context, findKeywords(context.req.query("query") ?? ""), keywordItem));
  app.get("/3/watch/providers/:type{movie|tv}", (context) => context.json({ results: [] }));
  app.get("/3/certification/:type{movie|tv}/list", (context) => context.json({ certifications: {} }));
  app.get("/3/keyword/:id{[0-9]+}", (context) => {
    const keyword = keywords.get(Number(context.req.param("id")));
    return keyword ? context.json(keywordItem(keyword)) : notFound(context);
  });
  for (const [kind, items] of [
    ["company", companies],
    ["network", networks],
  ] as const)
    app.get(`/3/${kind}/:id{[0-9]+}`, (context) => {
      const item = items.get(Number(context.req.param("id")));
      return item ? context.json(companyItem(item)) : notFound(context);
    });
}
