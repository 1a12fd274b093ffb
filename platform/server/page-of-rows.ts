import { sql } from 'kysely';
import { z } from 'zod';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';

export type Paging = { page: number; perPage: number };
export type Page<Item> = { data: Item[]; meta: PageMeta };
export type Counted = { total: number };

const emptyPage = z.looseObject({ id: z.null(), total: z.number() });
type CountedRows<Item> = readonly ((Item & Counted) | z.infer<typeof emptyPage>)[];

/** The count comes with every row, and alone in a row of nothing where the page is empty. */
export const countedRow = <Columns extends z.ZodRawShape>(item: z.ZodObject<Columns>) =>
  z.union([z.object({ ...item.shape, total: z.number() }), emptyPage]);

export const onPage = ({ page, perPage }: Paging) => sql`limit ${perPage} offset ${(page - 1) * perPage}`;

export const pageOfRows = <Item extends { id: string }>(rows: CountedRows<Item>, paging: Paging): Page<Item> => ({
  data: itemsIn(rows),
  meta: pageMetaFor(rows[0]?.total ?? 0, paging),
});

export const itemsIn = <Item extends { id: string }>(rows: CountedRows<Item>): (Item & Counted)[] =>
  rows.filter((row): row is Item & Counted => row.id !== null);
