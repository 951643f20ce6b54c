import type { ZodType } from "zod";
import type { Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Get } from "./get.ts";
import { type ListPart, pageOf } from "./page-schemas.ts";
import { languageParameter } from "./text-in-language.ts";
import type { Parameters } from "./transport.ts";

export type ListCall = { path: string; parameters?: Parameters };

export type GetPage = <T>(schema: ZodType<ListPart<T>>, call: ListCall, page: number, options?: CallOptions) => Promise<Page<T>>;

/** A page of a list. Section 7's calls have no `page`, which means the first one. @throws UpstreamError */
export const createGetPage =
  (get: Get): GetPage =>
  async (schema, { path, parameters }, page, options) =>
    pageOf(page, await get(schema, path, { page: page === 1 ? undefined : page, ...parameters, ...languageParameter(options?.language) }, options));
