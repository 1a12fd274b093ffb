import { z } from 'zod';

export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 1000;

/** `page` counts from 1. Numbers arrive as text in an address, so they are coerced. */
export const pageQuery = (perPage: number) => ({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  perPage: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(perPage),
});

export const pageMeta = z.object({
  total: z.int(),
  last_page: z.int(),
  page: z.int(),
  per_page: z.int(),
});

export type PageMeta = z.infer<typeof pageMeta>;

export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: pageMeta });

export const oneOf = <Thing extends z.ZodType>(thing: Thing) => z.object({ data: thing });

export const pageMetaFor = (total: number, query: { page: number; perPage: number }): PageMeta => ({
  total,
  last_page: Math.max(1, Math.ceil(total / query.perPage)),
  page: query.page,
  per_page: query.perPage,
});
