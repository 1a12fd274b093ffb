import { FEWEST_SHOWN } from '#platform/contract/hide-small.ts';

/** A part of a dimension as it was counted. */
export type Cell = {
  part: string;
  count: number;
  people: number;
  /** Those whom a larger measure counts and this one does not: who subtracts the two is told of them. */
  rest: number;
};
/** Parts of a dimension that are told together. */
export type Group = { parts: readonly string[]; count: number };

/**
 * Goes through the parts in their order and puts each to those before it until five people are behind them, and five are
 * not, where any are. Whatever is left at the end goes to the last group. Nothing where there are fewer than five in all.
 *
 * The order has to be given by something else than the people: who is put together with whom says nothing of how many
 * they are but that those before the last one were fewer than five (decision 0088).
 */
export function groupParts(cells: readonly Cell[]): Group[] {
  const groups: Group[] = [];
  let open: Cell[] = [];
  const fewestRest = sumOf(cells, 'rest') > 0 ? FEWEST_SHOWN : 0;
  for (const cell of cells) {
    open.push(cell);
    if (sumOf(open, 'people') < FEWEST_SHOWN) continue;
    if (sumOf(open, 'rest') < fewestRest) continue;
    groups.push(asGroup(open));
    open = [];
  }
  const last = groups.at(-1);
  if (last) groups[groups.length - 1] = together([last, asGroup(open)]);
  return groups;
}

/** Several tables as one: parts that any of them tells together are together in all of it. */
export function addTables(tables: readonly (readonly Group[])[]): Group[] {
  let added: Group[] = [];
  for (const group of tables.flat()) {
    const isTouched = ({ parts }: Group) => parts.some((part) => group.parts.includes(part));
    const touched = added.filter(isTouched);
    const [first] = touched;
    const merged = together([...touched, group]);
    added = first
      ? added.flatMap((one) => (one === first ? [merged] : touched.includes(one) ? [] : [one]))
      : [...added, merged];
  }
  return added;
}

/** What a table tells of exactly these parts; null where it tells of them only together with others. */
export function countOf(table: readonly Group[], parts: readonly string[]): number | null {
  const touched = table.filter((group) => group.parts.some((part) => parts.includes(part)));
  const isWhole = touched.length > 0 && touched.every((group) => group.parts.every((part) => parts.includes(part)));
  return isWhole ? sumOf(touched, 'count') : null;
}

export const totalOf = (table: readonly Group[]): number | null => (table.length === 0 ? null : sumOf(table, 'count'));

const asGroup = (cells: readonly Cell[]): Group => ({
  parts: cells.map(({ part }) => part),
  count: sumOf(cells, 'count'),
});

const together = (groups: readonly Group[]): Group => ({
  parts: [...new Set(groups.flatMap(({ parts }) => parts))],
  count: sumOf(groups, 'count'),
});

const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0);
