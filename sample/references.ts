import type { Context, Hono } from "hono";
import type { Collection } from "./collection.ts";
import { companyItem } from "./companies.ts";
import { companySearch } from "./search.ts";
import { notFound, pageNumber, pageOf } from "./title-responses.ts";

/** What the provider's discover filters by: the data documents companies and networks, but no keywords, streaming providers or certifications. */
export function mountReferences(app: Hono, { companies, networks }: Collection): void {
  const findCompanies = companySearch(companies.values());
  const found = <T>(context: Context, items: T[], toResult: (item: T) => object) =>
    context.json(pageOf(items, pageNumber(context.req.query("page")) ?? 1, toResult));
  app.get("/3/search/company", (context) => found(context, findCompanies(context.req.query("query") ?? ""), companyItem));
  app.get("/3/search/keyword", (context) => found(context, [], () => ({})));
  app.get("/3/watch/providers/:type{movie|tv}", (context) => context.json({ results: [] }));
  app.get("/3/certification/:type{movie|tv}/list", (context) => context.json({ certifications: {} }));
  for (const [kind, items] of [
    ["company", companies],
    ["network", networks],
  ] as const)
    app.get(`/3/${kind}/:id{[0-9]+}`, (context) => {
      const item = items.get(Number(context.req.param("id")));
      return item ? context.json(companyItem(item)) : notFound(context);
    });
}
