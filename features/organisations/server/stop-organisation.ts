import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import { rowsOf, textOrNull } from '#platform/server/rows.ts';
import { canBeDecided, type StopDecision } from '../policy.ts';
import type { OrganisationStatus, StoppedStatus } from '../rules.ts';
import { REQUEST_REFUSALS } from '../texts/request-refusals.ts';
import { changeOrganisation, type OrganisationWithAccess } from './access.ts';
import { demandDecision } from './decide-organisation.ts';
import { tellRequester } from './tell-about-request.ts';
import { tellOfDecision } from './tell-of-decision.ts';
import { reachOfOrganisation } from './tell-of-organisation.ts';

type Decided = { id: OrganisationId; reason: string };

/** For a while: hidden from the public, and its own people only read. Nothing of it is deleted. */
export const suspendOrganisation = (context: Context, origins: OriginSettings, decided: Decided): Promise<undefined> =>
  stop(context, origins, decided, 'suspend', 'suspended');

/** For good, unless it is opened again. */
export const revokeOrganisation = (context: Context, origins: OriginSettings, decided: Decided): Promise<undefined> =>
  stop(context, origins, decided, 'revoke', 'revoked');

async function stop(
  context: Context,
  origins: OriginSettings,
  { id, reason }: Decided,
  decision: Exclude<StopDecision, 'reopen'>,
  status: StoppedStatus,
): Promise<undefined> {
  return decide(context, id, decision, async (inside, organisation) => {
    const touches = await reachOfOrganisation(inside.db, id);
    await sql`
      update organisation
      set status = ${status}, stop_reason = ${reason}, stopped_at = ${context.now}, stopped_by = ${actorOf(context).id},
        updated_at = ${context.now}
      where id = ${id}`.execute(inside.db);
    await note(inside, organisation, decision, reason);
    await recordFact(inside, `organization:${status}`, { organisation_id: id });
    await tellOfDecision(inside, origins, organisation, { template: TEMPLATES[decision], reason });
    await tell(inside.db, { topic: 'organisations', id, touches });
  });
}

const TEMPLATES = { suspend: 'organisationSuspended', revoke: 'organisationRevoked' } as const;

/** What was stopped is as it was before; a request that was declined waits for an answer again. */
export async function reopenOrganisation(
  context: Context,
  origins: OriginSettings,
  { id, reason }: Decided,
): Promise<undefined> {
  return decide(context, id, 'reopen', async (inside, organisation) => {
    if (organisation.status === 'declined') return reopenRequest(inside, origins, organisation, reason);
    await sql`
      update organisation
      set status = 'accepted', stop_reason = null, stopped_at = null, stopped_by = null, updated_at = ${context.now}
      where id = ${id}`.execute(inside.db);
    await note(inside, organisation, 'reopen', reason);
    await recordFact(inside, 'organization:reopened', { organisation_id: id });
    await tellOfDecision(inside, origins, organisation, { template: 'organisationReopened', reason });
    const touches = await reachOfOrganisation(inside.db, id);
    await tell(inside.db, { topic: 'organisations', id, touches, isOrdinary: true });
  });
}

async function reopenRequest(
  context: Context,
  origins: OriginSettings,
  organisation: Found,
  reason: string,
): Promise<void> {
  await sql`
    update organisation
    set status = 'pending', decline_reason = null, decided_by = null, decided_at = null, updated_at = ${context.now}
    where id = ${organisation.id}`.execute(context.db);
  await note(context, organisation, 'reopen', reason);
  await tellRequester(context, origins, organisation, { template: 'requestReopened', reason });
}

const foundRow = z.object({ requested_by: ids.user.nullable(), decided_by: textOrNull });
type Found = OrganisationWithAccess & z.infer<typeof foundRow>;

/** One decision at a time: the user who comes second hears who came first. */
async function decide(
  context: Context,
  id: OrganisationId,
  decision: StopDecision,
  work: (inside: Context, organisation: Found) => Promise<void>,
): Promise<undefined> {
  await changeOrganisation(context, id, demandDecision, async (inside, organisation) => {
    const { rows } = await rowsOf(foundRow)`
      select o.requested_by, decider.name as decided_by
      from organisation o
      left join app_user decider on decider.id = coalesce(o.stopped_by, o.decided_by) and decider.erased_at is null
      where o.id = ${id}`.execute(inside.db);
    const found = rows[0] ?? refuse('not_found');
    if (!canBeDecided(organisation.status, decision)) refuseAs(context, organisation.status, found.decided_by);
    await work(inside, { ...organisation, ...found });
  });
  return undefined;
}

function refuseAs({ language }: Context, status: OrganisationStatus, by: string | null): never {
  refuse('conflict', REQUEST_REFUSALS[language].is_already[status](status === 'pending' ? null : by));
}

/** Written down with what it was, so that the log alone tells the whole story. */
async function note(
  context: Context,
  { id, name, municipality_id, status }: Found,
  decision: StopDecision,
  reason: string,
): Promise<void> {
  await recordAudit(context, `organization.${decision}`, {
    municipality_id,
    details: { organization: id, name, was: status, reason },
  });
}
