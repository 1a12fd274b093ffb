import { z } from 'zod';

export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 1000;

/** `page` counts from 1. */
export const pageQuery = (perPage: number) => ({
  page: countingNumber(MAX_PAGE, 1),
  perPage: countingNumber(MAX_PER_PAGE, perPage),
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

/** Numbers arrive as text in an address: plain digits and nothing else that JavaScript takes for a number. */
const countingNumber = (max: number, standard: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
      z.int().min(1).max(max),
    )
    .meta({ type: 'integer', minimum: 1, maximum: max })
    .default(standard);
