import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import { rowsOf, textOrNull } from '#platform/server/rows.ts';
import { isThereFor, mayDecide } from '../policy.ts';
import { REQUEST_REFUSALS } from '../texts/request-refusals.ts';
import { accessIn, changeOrganisation, type OrganisationWithAccess } from './access.ts';
import { tellRequester } from './tell-about-request.ts';
import { reachOfOrganisation } from './tell-of-organisation.ts';

/** A user who asked becomes its owner. From now on it is there for everybody. */
export async function acceptOrganisation(
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
): Promise<undefined> {
  await decide(context, id, async (inside, organisation) => {
    await letIn(inside, origins, organisation, { by: actorOf(inside).id });
  });
}

/** By a rule of the municipality, in the moment it is asked for: nobody decided it, and the log names the version. */
export async function acceptByRule(
  context: Context,
  origins: OriginSettings,
  organisation: About,
  rule: number,
): Promise<void> {
  await letIn({ ...context, actor: null }, origins, organisation, { by: null, rule });
}

type About = { id: OrganisationId; name: string; municipality_id: number; requested_by: UserId | null };

async function letIn(
  context: Context,
  origins: OriginSettings,
  organisation: About,
  { by, rule }: { by: UserId | null; rule?: number },
): Promise<void> {
  const { id } = organisation;
  const owner = await ownerToBe(context, organisation);
  await writeAcceptance(context, id, { owner, by });
  await noteDecision(context, 'accepted', organisation, rule === undefined ? {} : { rule });
  await tellRequester(context, origins, organisation, { template: 'organisationAccepted' });
  const touches = await reachOfOrganisation(context.db, id);
  await tell(context.db, { topic: 'organisations', id, touches, isOrdinary: true });
}

export async function declineOrganisation(
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
  reason: string,
): Promise<undefined> {
  await decide(context, id, async (inside, organisation) => {
    await writeDecline(inside, id, reason);
    await noteDecision(inside, 'declined', organisation, { reason });
    await tellRequester(inside, origins, organisation, { template: 'organisationDeclined', reason });
  });
}

type Waiting = OrganisationWithAccess & { requested_by: UserId | null };

/** One decision, once: the user who comes second hears who came first. */
const decide = (
  context: Context,
  id: OrganisationId,
  work: (inside: Context, organisation: Waiting) => Promise<void>,
) =>
  changeOrganisation(context, id, demandDecision, async (inside, organisation) => {
    const request = await requestOf(inside, id);
    if (organisation.status !== 'pending') {
      const refusals = REQUEST_REFUSALS[context.language];
      refuse('conflict', refusals.is_already[organisation.status](request.decided_by));
    }
    await work(inside, { ...organisation, requested_by: request.requested_by });
  });

export async function demandDecision(context: Context, id: OrganisationId): Promise<OrganisationWithAccess> {
  const organisation = await accessIn(context, id);
  if (!organisation || !isThereFor(context.actor, organisation)) refuse('not_found');
  if (!mayDecide(context.actor, organisation.municipality_id)) refuse('forbidden');
  return organisation;
}

const requestRow = z.object({ requested_by: ids.user.nullable(), decided_by: textOrNull });
type Request = z.infer<typeof requestRow>;

async function requestOf({ db }: Context, id: OrganisationId): Promise<Request> {
  const { rows } = await rowsOf(requestRow)`
    select organisation.requested_by, decider.name as decided_by
    from organisation
    left join app_user decider on decider.id = coalesce(organisation.stopped_by, organisation.decided_by) and decider.erased_at is null
    where organisation.id = ${id}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** A user must own it, and be able to open it. */
async function ownerToBe({ db, language }: Context, { requested_by }: About): Promise<UserId> {
  const { rows } = await rowsOf({ id: ids.user })`
    select id from app_user
    where id = ${requested_by} and erased_at is null and blocked_at is null
    for update`.execute(db);
  return rows[0]?.id ?? refuse('conflict', REQUEST_REFUSALS[language].nobody_to_own);
}

async function writeAcceptance(
  context: Context,
  id: OrganisationId,
  { owner, by }: { owner: UserId; by: UserId | null },
): Promise<void> {
  await sql`
    update organisation
    set status = 'accepted', owner_user_id = ${owner}, decided_by = ${by},
      decided_at = ${context.now}, updated_at = ${context.now}
    where id = ${id}`.execute(context.db);
}

async function writeDecline(context: Context, id: OrganisationId, reason: string): Promise<void> {
  await sql`
    update organisation
    set status = 'declined', decline_reason = ${reason}, decided_by = ${actorOf(context).id},
      decided_at = ${context.now}, updated_at = ${context.now}
    where id = ${id}`.execute(context.db);
}

async function noteDecision(
  context: Context,
  decision: 'accepted' | 'declined',
  { id, name, municipality_id, requested_by }: About,
  details: { reason?: string; rule?: number } = {},
): Promise<void> {
  await recordFact(context, `organization:${decision}`, { organisation_id: id, subject_user_id: requested_by });
  await recordAudit(context, decision === 'accepted' ? 'organization.accept' : 'organization.decline', {
    subject_user_id: requested_by,
    municipality_id,
    details: { organization: id, name, ...details },
  });
}
