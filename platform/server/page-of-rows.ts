import { sql } from 'kysely';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';

export type Paging = { page: number; perPage: number };
export type Page<Item> = { data: Item[]; meta: PageMeta };
/** The count comes with every row, and alone in a row of nothing where the page is empty. */
export type Counted = { total: number };

export const onPage = ({ page, perPage }: Paging) => sql`limit ${perPage} offset ${(page - 1) * perPage}`;

export const pageOfRows = <Item extends { id: string | null }>(
  rows: (Item & Counted)[],
  paging: Paging,
): Page<Item> => ({
  data: rows.filter(({ id }) => id !== null),
  meta: pageMetaFor(rows[0]?.total ?? 0, paging),
});
