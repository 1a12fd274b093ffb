import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/public.ts';
import { membershipStatus } from '#features/organisations/rules.ts';
import { changeOrganisation, demandNotStopped, demandThere } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { notifyThoseWho, ownName } from './letters.ts';
import { membershipOf } from './membership-row.ts';

const DAY_MS = 86_400_000;

/** MEM-02: a private organisation can be asked too, since that it exists is no secret. */
export async function requestMembership(
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
  description: string,
): Promise<undefined> {
  const actor = actorOf(context);
  const texts = REFUSALS[context.language];
  await changeOrganisation(context, id, demandThere, async (inside, organisation) => {
    demandNotStopped(organisation);
    if (organisation.status !== 'accepted') refuse('conflict', texts.not_accepted_yet);
    if (organisation.is_owner) refuse('conflict', texts.already_member);
    const before = await membershipOf(inside, id, actor.id);
    const status = before && membershipStatus(before, shortDate(inside.now));
    if (status === 'active' || status === 'not_active_yet') refuse('conflict', texts.already_member);
    if (status === 'disabled') refuse('conflict', texts.membership_off);
    if (status === 'requested') return changeNote(inside, id, description);
    await storeRequest(inside, id, description);
    await recordFact(inside, 'member:requested', { organisation_id: id, subject_user_id: actor.id });
    // Taking it back and asking again, again and again, fills nobody's mailbox.
    if (before && inside.now.getTime() - Date.parse(before.created_at) < DAY_MS) return;
    const values = { person: await ownName(inside, actor.id), note: description };
    await notifyThoseWho(inside, origins, organisation, 'answer_requests', 'memberRequested', values);
  });
}

async function changeNote(context: Context, id: OrganisationId, description: string): Promise<void> {
  await sql`update membership set note = ${description || null}
    where organisation_id = ${id} and user_id = ${actorOf(context).id}`.execute(context.db);
}

async function storeRequest(context: Context, id: OrganisationId, description: string): Promise<void> {
  await sql`
    insert into membership (organisation_id, user_id, role, status, owner_kind, note, created_at)
    values (${id}, ${actorOf(context).id}, 'applicant', 'requested', 'USER', ${description || null}, ${context.now})
    on conflict (organisation_id, user_id) do update set role = 'applicant', status = 'requested',
      note = excluded.note, created_at = excluded.created_at, answered_by = null, answered_at = null,
      kind = 'membership', owner_kind = 'USER', starts_on = null, ends_on = null, is_contact = false, title = null`.execute(
    context.db,
  );
}
