import type { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { refuse } from '#platform/contract/problem.ts';
import { startOfDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { type auditOffice, type listProofs, proofDay } from '../contract.ts';
import { proofDays } from '../proof-days.ts';
import { journalOf } from './access.ts';
import { mayPayOut } from './proofs.ts';

/** A control a day, and those that were asked for besides. */
const MAX_PROOFS = 400;
const DAYS_PER_PAGE = 30;

const numbersRow = {
  postings: number,
  since_control: number,
  first_at: textOrNull,
  corrections: number,
  broken_links: number,
  broken_last_at: textOrNull,
  fault_last_at: textOrNull,
  days: number,
  days_without_fault: number,
};

/** How the journal stands. The chain's last number is how many postings it has: nothing is counted that grows. */
export async function readAuditOffice(
  context: Context,
  asked: MunicipalityId | undefined,
): Promise<z.input<typeof auditOffice>> {
  const { db } = context;
  const id = journalOf(context, asked);
  const { name } = municipalityById(id) ?? refuse('not_found');
  const { rows } = await rowsOf(numbersRow)`
    with proof as (
      select made_at, (made_at at time zone 'Europe/Oslo')::date as day, faults, last_number from ledger_proof
      where municipality_id = ${id}
    ),
    last as (select faults, last_number from proof order by made_at desc limit 1),
    faulty as (select max(made_at) as at from proof where faults <> '[]'::jsonb),
    chain as (
      select coalesce((select number from ledger_seal where municipality_id = ${id} order by number desc limit 1), 0) as number
    )
    select chain.number as postings,
      chain.number - coalesce((select last_number from last), 0) as since_control,
      (select at from ledger_posting where municipality_id = ${id} order by at, id limit 1) as first_at,
      (select count(*) from ledger_posting where municipality_id = ${id} and corrects_id is not null) as corrections,
      (
        select count(*) from last, jsonb_array_elements(last.faults) as fault where fault ->> 'kind' = 'chain'
      ) as broken_links,
      (select max(made_at) from proof where faults @> '[{"kind": "chain"}]') as broken_last_at,
      faulty.at as fault_last_at,
      (select count(distinct day) from proof) as days,
      (select count(distinct day) from proof where faulty.at is null or day > (faulty.at at time zone 'Europe/Oslo')::date)
        as days_without_fault
    from chain, faulty`.execute(db);
  const [last = null] = proofDays(await readProofs(db, id), { isWhole: true });
  return {
    municipality: { id: String(id), name },
    ...(rows[0] ?? refuse('not_found')),
    last,
    may_pay_out: await mayPayOut(db, id),
  };
}

export async function readProofDays(context: Context, asked: z.output<typeof listProofs.query>) {
  const id = journalOf(context, asked.municipality_id);
  const proofs = await readProofs(context.db, id, asked.before);
  const days = proofDays(proofs, { isWhole: proofs.length < MAX_PROOFS });
  const data = days.slice(0, DAYS_PER_PAGE);
  return { data, next: days.length > DAYS_PER_PAGE ? (data.at(-1)?.day ?? null) : null };
}

const proofRow = proofDay.omit({ day: true, new_postings: true, resolved_at: true });

async function readProofs(db: Db, municipality: number, before?: string) {
  const { rows } = await rowsOf(proofRow)`
    select made_at, postings, sum_ore, last_number, last_digest,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', fault -> 'kind', 'difference_ore', fault -> 'difference_ore',
          'number', fault -> 'number', 'posting_id', fault -> 'posting_id', 'receipt', fault -> 'receipt'))
        from jsonb_array_elements(faults) as fault), '[]') as faults
    from ledger_proof
    where municipality_id = ${municipality} and made_at < ${before === undefined ? 'infinity' : startOfDay(before)}::timestamptz
    order by made_at desc limit ${MAX_PROOFS}`.execute(db);
  return rows;
}
