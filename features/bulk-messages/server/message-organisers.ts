import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { askedMunicipality, lockMunicipality } from '#features/municipalities/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { messageOrganisers as call } from '../office-contract.ts';
import { mayWriteToOrganisers } from '../policy.ts';
import { OFFICE_LETTERS_A_DAY } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { writeToOrganisers } from './jobs-declared.ts';

type Wanted = RequestOf<typeof call>['body'];

/** DSH-03: the request writes it down and hands it to a job; the log is what remains of it. */
export const messageOrganisers = (context: Context, wanted: Wanted): Promise<{ organizations: number }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const office = askedMunicipality(context, wanted.municipality_id);
    if (!mayWriteToOrganisers(context.actor, office)) refuse('not_found');
    const { subject, body } = wanted;
    const chosen = wanted.organizations && [...new Set(wanted.organizations)];
    await lockMunicipality(db, office);
    await demandLetterLeft(inside, office);
    const organizations = await countOrganisers(inside, office, chosen);
    const words = REFUSALS[context.language];
    if (chosen && organizations < chosen.length) refuse('conflict', words.organisers_changed);
    if (organizations === 0) refuse('conflict', words.no_organisers);
    await recordAudit(inside, 'office.message', {
      municipality_id: office,
      details: { name: subject, organizations, is_to_all: chosen === null },
    });
    await context.enqueue(db, writeToOrganisers, {
      key: randomUUID(),
      municipality_id: office,
      organizations: chosen,
      sender_id: actorOf(context).id,
      subject,
      body,
      tenant: context.tenant.key,
    });
    return { organizations };
  });

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3600;

/** Counted in the log, under the municipality's lock. */
async function demandLetterLeft({ db, now, language }: Context, office: number): Promise<void> {
  const { rows } = await rowsOf({ written: number })`
    select count(*)::int as written from audit_entry
    where municipality_id = ${office} and split_part(action, '.', 1) = 'office' and action = 'office.message'
      and at > ${new Date(now.getTime() - DAY_MS)}`.execute(db);
  if ((rows[0]?.written ?? 0) < OFFICE_LETTERS_A_DAY) return;
  const message = REFUSALS[language].too_many_office_letters(OFFICE_LETTERS_A_DAY);
  throw new Problem('too_many', { message, retryAfterSeconds: HOUR_SECONDS });
}

async function countOrganisers({ db }: Context, office: number, chosen: OrganisationId[] | null): Promise<number> {
  const { rows } = await rowsOf({ found: number })`
    select count(*)::int as found from organisation
    where municipality_id = ${office} and status = 'accepted' and deleted_at is null
      and (${sql.val(chosen)}::uuid[] is null or id = any(${sql.val(chosen)}::uuid[]))`.execute(db);
  return rows[0]?.found ?? 0;
}
