import type { QueryOptions } from "#app/data/query.ts";
import { listGcMs } from "#app/data/query-keys.ts";
import type { Notice } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import type { Ask, Query } from "#domain/query.ts";
import type { TitleList } from "./model/title-list.ts";

/** A page of a list of titles. `key`: the first element of the keys of all lists of the kind. */
export const listOptions =
  <T>(ask: Ask, key: string, query: Query<[list: TitleList, page: number], Page<T>>) =>
  (list: TitleList, page: number, failure: Notice): QueryOptions<Page<T>> => ({
    queryKey: [key, list, page],
    queryFn: () => ask(query, [list, page]),
    meta: { failures: [failure] },
    gcTime: listGcMs,
  });
