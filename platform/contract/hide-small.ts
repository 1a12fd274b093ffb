/** Numbers with fewer people behind them are not shown: they could be recognised. */
export const FEWEST_SHOWN = 5;

type NumbersOf<One> = { [Name in keyof One]: One[Name] extends number ? Name : never }[keyof One];
type Hidden<One> = { [Name in keyof One]: One[Name] extends number ? number | null : One[Name] };

/**
 * Leaves out numbers with few people behind them; `people` names the number of those. Where what is left out could be
 * worked out from the sum, the smallest of the others is left out too. `kept` names the number that tells rows apart;
 * `added`, where a person can be in several rows, those who are in no smaller row and in none as small before it.
 */
export function hideSmall<One extends object>(
  rows: readonly One[],
  people: NumbersOf<One>,
  kept?: keyof One,
  added: NumbersOf<One> = people,
): Hidden<One>[] {
  const behind = (row: One): number => Number(row[people]);
  const hidden = new Set(rows.filter((row) => behind(row) < FEWEST_SHOWN));
  const sum = () => [...hidden].reduce((total, row) => total + Number(row[added]), 0);
  while (hidden.size > 0 && hidden.size < rows.length && (sum() < FEWEST_SHOWN || hidden.size === 1)) {
    const [next] = rows.filter((row) => !hidden.has(row)).sort((one, other) => behind(one) - behind(other));
    if (next) hidden.add(next);
  }
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          hidden.has(row) && typeof value === 'number' && name !== kept ? null : value,
        ]),
      ) as Hidden<One>,
  );
}
