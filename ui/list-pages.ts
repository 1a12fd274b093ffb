type PageEntry = number | 'gap-before' | 'gap-after';

/** The first and the last page, the current one with its neighbours, and a gap where more than one is left out. */
export function listPages(page: number, pageCount: number): PageEntry[] {
  const from = Math.max(2, page - 1);
  const to = Math.min(pageCount - 1, page + 1);
  const entries: PageEntry[] = [1];
  if (from === 3) entries.push(2);
  else if (from > 3) entries.push('gap-before');
  for (let number = from; number <= to; number += 1) entries.push(number);
  if (to === pageCount - 2) entries.push(pageCount - 1);
  else if (to < pageCount - 2) entries.push('gap-after');
  if (pageCount > 1) entries.push(pageCount);
  return entries;
}
