import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { readPayer, type TypedPayer } from '../form.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { payoutsOf } from './access.ts';

const payerRow = { name: text, organisation_number: text, bank_account: text, bic: text };

export async function payerOf({ db }: Pick<Context, 'db'>, municipality: number): Promise<TypedPayer | null> {
  const { rows } = await rowsOf(payerRow)`
    select name, organisation_number, bank_account, bic from payer where municipality_id = ${municipality}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends: files and answers of a municipality come one after the other. */
export async function lockPayer(context: Pick<Context, 'db'>, municipality: number): Promise<TypedPayer | null> {
  await sql`select from payer where municipality_id = ${municipality} for update`.execute(context.db);
  return payerOf(context, municipality);
}

type Typed = TypedPayer & { municipality_id?: MunicipalityId | undefined };

export async function setPayer(context: Context, { municipality_id: asked, ...typed }: Typed): Promise<undefined> {
  const municipality_id = payoutsOf(context, asked);
  const { payer, faults } = readPayer(typed);
  const words = REFUSALS[context.language];
  const [first] = faults;
  if (first) {
    const errors = Object.fromEntries(faults.map((field) => [field, [words[field]]]));
    throw new Problem('invalid', { message: words[first], errors });
  }
  await inTransaction(context.db, async (db) => {
    await sql`
      insert into payer (municipality_id, name, organisation_number, bank_account, bic, changed_at)
      values (${municipality_id}, ${payer.name}, ${payer.organisation_number}, ${payer.bank_account}, ${payer.bic},
        ${context.now})
      on conflict (municipality_id) do update set name = excluded.name, bank_account = excluded.bank_account,
        organisation_number = excluded.organisation_number, bic = excluded.bic, changed_at = excluded.changed_at`.execute(
      db,
    );
    await recordAudit({ ...context, db }, 'payer.set', { municipality_id, details: { ...payer } });
  });
  return undefined;
}
