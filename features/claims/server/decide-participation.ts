import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type ParticipationId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { accountMasked, accountShown } from '../form.ts';
import type { Participation } from '../office-contract.ts';
import { canWithParticipation, mayDecideClaims, maySeeClaims, mayTakeStep, type ParticipationStep } from '../policy.ts';
import { PARTICIPATION_STATES, type ParticipationState } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { officeOf } from './office-access.ts';
import { demandNotOwnOrganisation, ownOrganisations } from './own-organisation.ts';
import { refuseField } from './read-typed.ts';
import { tellOfAnswer } from './tell-of-participation.ts';

const participationRow = z.object({
  id: ids.participation,
  scheme_id: ids.scheme,
  scheme_name: text,
  municipality_id: number,
  organisation_id: ids.organisation,
  organisation_name: text,
  organisation_number: textOrNull,
  is_accepted: boolean,
  state: z.enum(PARTICIPATION_STATES),
  bank_account: text,
  asked_at: text,
  decided_at: textOrNull,
  reason: textOrNull,
});
type Row = z.infer<typeof participationRow>;

const SELECTED = sql`participation.id, participation.scheme_id, scheme.name as scheme_name, scheme.municipality_id,
  organisation.id as organisation_id, organisation.name as organisation_name, organisation.number as organisation_number,
  organisation.status = 'accepted' and organisation.deleted_at is null as is_accepted, participation.state,
  participation.bank_account, participation.asked_at, participation.decided_at, participation.reason
  from participation
  join scheme on scheme.id = participation.scheme_id
  join organisation on organisation.id = participation.organisation_id`;

type Listing = {
  municipality_id?: MunicipalityId | undefined;
  state?: ParticipationState | undefined;
  page: number;
  perPage: number;
};

/** Those who wait first, then the newest. */
export async function listParticipations(context: Context, query: Listing) {
  const office = officeOf(context, query.municipality_id);
  const where = sql`scheme.municipality_id = ${office} and (${query.state ?? null}::text is null
    or participation.state = ${query.state ?? null}) and organisation.deleted_at is null`;
  const { rows: counted } = await rowsOf({ total: number })`
    select count(*)::int as total from participation join scheme on scheme.id = participation.scheme_id
    join organisation on organisation.id = participation.organisation_id where ${where}`.execute(context.db);
  const { rows } = await rowsOf(participationRow)`
    select ${SELECTED} where ${where}
    order by (participation.state = 'asked') desc, participation.asked_at desc, participation.id
    limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(context.db);
  const own = await ownOrganisations(
    context,
    rows.map(({ organisation_id }) => organisation_id),
  );
  return {
    data: rows.map((row) => shown(context, row, own.has(row.organisation_id))),
    meta: pageMetaFor(counted[0]?.total ?? 0, query),
  };
}

function shown({ actor }: Context, row: Row, is_own_case: boolean): Participation {
  const { id, scheme_id, scheme_name, state, asked_at, decided_at, reason, bank_account, municipality_id } = row;
  const isWhole = mayDecideClaims(actor, municipality_id);
  return {
    id,
    scheme_id,
    scheme_name,
    organization: { id: row.organisation_id, name: row.organisation_name, number: row.organisation_number },
    state,
    bank_account: isWhole ? accountShown(bank_account) : accountMasked(bank_account),
    asked_at,
    decided_at,
    reason,
    is_own_case,
    can: canWithParticipation(actor, municipality_id, { state, is_own_case }),
  };
}

const STATE_AFTER = { approve: 'approved', refuse: 'refused', stop: 'stopped' } as const;

/** What has been paid or promised stays; from now on the organisation can be paid, or not. */
export async function decideParticipation(
  context: Context,
  origins: OriginSettings,
  id: ParticipationId,
  { decision, reason }: { decision: ParticipationStep; reason: string },
): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await sql`select from participation where id = ${id} for update`.execute(db);
    const { rows } = await rowsOf(participationRow)`select ${SELECTED} where participation.id = ${id}`.execute(db);
    const [row] = rows;
    if (!row || !maySeeClaims(context.actor, row.municipality_id)) refuse('not_found');
    if (!mayDecideClaims(context.actor, row.municipality_id)) refuse('forbidden');
    await demandNotOwnOrganisation(inside, row.organisation_id);
    const words = REFUSALS[context.language];
    if (!mayTakeStep(row.state, decision)) refuse('conflict', words.participation_changed);
    if (decision === 'approve' && !row.is_accepted) refuse('conflict', words.stopped_organisation);
    if (decision !== 'approve' && reason === '') refuseField('reason', words.reason_missing);
    const answer = STATE_AFTER[decision];
    await sql`
      update participation set state = ${answer}, reason = ${decision === 'approve' ? null : reason},
        decided_by = ${actorOf(inside).id}, decided_at = ${context.now}
      where id = ${id}`.execute(db);
    const { municipality_id, organisation_id, scheme_id } = row;
    await recordAudit(inside, `participation.${decision}`, {
      municipality_id,
      details: { organization: organisation_id, scheme: scheme_id, ...(reason !== '' && { reason }) },
    });
    const organisation = { id: organisation_id, name: row.organisation_name, municipality_id };
    await tellOfAnswer({ ...inside, origins }, organisation, { scheme: row.scheme_name, answer, reason });
  });
  return undefined;
}
