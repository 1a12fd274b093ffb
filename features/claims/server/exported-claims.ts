import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { TransactionFilters } from '../office-contract.ts';
import { CLAIM_KINDS, CLAIM_STATES } from '../rules.ts';
import { officeConditions } from './office.ts';

const exportedRow = z.object({
  id: ids.claim,
  number,
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  /** To the last digit, to go on from. */
  created_at: text,
  card_number: number,
  child_name: textOrNull,
  payee_name: text,
  purpose: textOrNull,
  bank_account: text,
  kid: textOrNull,
  purse_ore: number,
  own_ore: number,
  decided_at: textOrNull,
});
export type ExportedClaim = z.infer<typeof exportedRow>;

const AT_ONCE = 1000;

/** The payments of a municipality, the newest first, a thousand at a time. */
export async function* exportedClaims(
  db: Db,
  office: number,
  filters: TransactionFilters,
): AsyncGenerator<ExportedClaim> {
  const where = officeConditions(office, filters);
  let after: RawBuilder<unknown> = sql`true`;
  for (;;) {
    const { rows }: { rows: ExportedClaim[] } = await rowsOf(exportedRow)`
      select claim.id, claim.number, claim.kind, claim.state, claim.created_at::text as created_at,
        card.number as card_number, child.first_name || ' ' || left(child.last_name, 1) || '.' as child_name,
        claim.payee_name, claim.purpose, claim.bank_account, claim.kid, claim.purse_ore, claim.own_ore, claim.decided_at
      from claim join card on card.id = claim.card_id left join child on child.id = card.child_id
      where ${where} and ${after} order by claim.created_at desc, claim.id limit ${AT_ONCE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = sql`claim.created_at <= ${last.created_at}::timestamptz
      and (claim.created_at < ${last.created_at}::timestamptz or claim.id > ${last.id})`;
  }
}

/** How many there are, counted no further than to `most`. */
export async function countClaims(db: Db, office: number, filters: TransactionFilters, most: number): Promise<number> {
  const { rows } = await rowsOf({ found: number })`
    select count(*)::int as found
    from (select 1 from claim where ${officeConditions(office, filters)} limit ${most}) as counted`.execute(db);
  return rows[0]?.found ?? 0;
}
