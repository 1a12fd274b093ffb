import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { Joined, Merging, TwoAccounts } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';

type Accounts = TwoAccounts<UserId>;
type Reference = { table: keyof Database; column: string; rule: Merging };
type Moved = { moves: number; dropped: number; digest: string };

/** Every reference to a user, with what becomes of it. */
export const referencesOf = (personalData: readonly PersonalData[]): Reference[] =>
  personalData.flatMap(({ tables }) =>
    tables.flatMap(({ table, merging }) => Object.entries(merging).map(([column, rule]) => ({ table, column, rule }))),
  );

export const isMany = (rule: Merging): boolean => typeof rule === 'object' && rule.isMany === true;
const isJoined = (rule: Merging): rule is Joined => typeof rule === 'object' && 'same' in rule;
export const isMoved = (rule: Merging): boolean => rule === 'moves' || typeof rule === 'object';

/** `own` is a row of the account that goes, `other` one of the account that stays, for the same thing. */
const isTwice = ({ column, rule }: Reference & { rule: Joined }, { gone, kept }: Accounts): RawBuilder<unknown> => sql`
  ${sql.ref(`own.${column}`)} = ${gone} and ${sql.ref(`other.${column}`)} = ${kept} and ${rule.same('own', 'other')}`;

const hasWon = ({ rank }: Joined): RawBuilder<unknown> => (rank ? sql`${rank('own')} > ${rank('other')}` : sql`false`);

/** Reads what `moveRows` is going to do. Of what both have, the digest knows which they are and what they are worth. */
export async function countRows(db: Db, reference: Reference, accounts: Accounts): Promise<Moved> {
  const { table, column, rule } = reference;
  const { rows: all } = await rowsOf({ total: number })`
    select count(*)::int as total from ${sql.table(table)} where ${sql.ref(column)} = ${accounts.gone}`.execute(db);
  const total = all[0]?.total ?? 0;
  if (!isJoined(rule) || total === 0) return { moves: total, dropped: 0, digest: '' };
  const row = (name: string) => (rule.rank ? rule.rank(name) : sql`0`);
  const { rows } = await rowsOf({ dropped: number, won: number, digest: text })`
    select count(*)::int as dropped, (count(*) filter (where ${hasWon(rule)}))::int as won,
      coalesce(string_agg(${row('own')} || ' ' || ${row('other')}, ',' order by ${row('own')}, ${row('other')}), '') as digest
    from ${sql.table(table)} own join ${sql.table(table)} other on true
    where ${isTwice({ ...reference, rule }, accounts)}`.execute(db);
  const { dropped = 0, won = 0, digest = '' } = rows[0] ?? {};
  return { moves: total - dropped + won, dropped, digest };
}

/** One of what both have is dropped, the rest is moved. Of what there may be many, no more than `limit` at a time. */
export async function moveRows(db: Db, reference: Reference, accounts: Accounts, limit: number): Promise<number> {
  const { table, column, rule } = reference;
  const { gone, kept } = accounts;
  if (isJoined(rule)) {
    const twice = isTwice({ ...reference, rule }, accounts);
    await sql`delete from ${sql.table(table)} other using ${sql.table(table)} own
      where ${twice} and ${hasWon(rule)}`.execute(db);
    await sql`delete from ${sql.table(table)} own using ${sql.table(table)} other where ${twice}`.execute(db);
  }
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${kept}
    where ctid = any(array(select ctid from ${sql.table(table)} where ${sql.ref(column)} = ${gone} limit ${limit}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Keys, devices and secret addresses of the account that goes. */
export async function endRows(db: Db, { table, column }: Reference, { gone }: Accounts): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${gone}`.execute(db);
}
