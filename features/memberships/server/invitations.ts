import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/public.ts';
import { changeWith, demandPermission } from '#features/organisations/server/public.ts';
import type { OrganisationId, OrganisationInviteId } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { type Invitation, invitation } from '../invitations-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';

type Paging = { page: number; perPage: number };

export async function listInvitations(
  context: Context,
  id: OrganisationId,
  paging: Paging,
): Promise<{ data: Invitation[]; meta: PageMeta }> {
  await demandPermission(context, id, 'invite_members');
  const { rows } = await rowsOf(invitation)`
    select invite.id, invite.email, invite.role, inviter.name as invited_by, invite.created_at, invite.expires_at,
      coalesce(invite.answer, case when invite.expires_at <= ${context.now} then 'expired' else 'open' end) as state
    from organisation_invite invite left join app_user inviter on inviter.id = invite.invited_by
    where invite.organisation_id = ${id}
    order by invite.created_at desc, invite.id
    limit ${paging.perPage} offset ${(paging.page - 1) * paging.perPage}`.execute(context.db);
  return { data: rows, meta: pageMetaFor(await countInvitations(context, id), paging) };
}

async function countInvitations({ db }: Context, id: OrganisationId): Promise<number> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from organisation_invite where organisation_id = ${id}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function withdrawInvitation(
  context: Context,
  id: OrganisationId,
  invite: OrganisationInviteId,
): Promise<undefined> {
  await changeWith(context, id, 'invite_members', async (inside) => {
    const { rows } = await rowsOf({ answer: textOrNull })`
      select answer from organisation_invite where id = ${invite} and organisation_id = ${id}`.execute(inside.db);
    const [found] = rows;
    if (!found) refuse('not_found');
    if (found.answer === 'withdrawn') return;
    if (found.answer) refuse('conflict', REFUSALS[inside.language].invitation_answered);
    await sql`update organisation_invite set answer = 'withdrawn', answered_at = ${inside.now}
      where id = ${invite}`.execute(inside.db);
    await recordFact(inside, 'invite:declined', { organisation_id: id, details: { invite, is_withdrawn: true } });
  });
}
