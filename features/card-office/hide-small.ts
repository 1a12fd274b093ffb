import { FEWEST_SHOWN } from './rules.ts';

type Row = { accounts: number };
type Hidden<One extends Row> = { [Name in keyof One]: One[Name] extends number ? number | null : One[Name] };

/**
 * Numbers with few children behind them are left out. Where what is left out could be worked out from the sum, the
 * smallest of the others is left out too. `kept` names the number that tells rows apart.
 */
export function hideSmall<One extends Row>(rows: readonly One[], kept?: keyof One): Hidden<One>[] {
  const hidden = new Set(rows.filter(({ accounts }) => accounts < FEWEST_SHOWN));
  const sum = () => [...hidden].reduce((total, { accounts }) => total + accounts, 0);
  while (hidden.size > 0 && hidden.size < rows.length && (sum() < FEWEST_SHOWN || hidden.size === 1)) {
    const [next] = rows.filter((row) => !hidden.has(row)).sort((one, other) => one.accounts - other.accounts);
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
