import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { endPass, issuePass } from '#features/passes/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type CultureCardId, type CultureGroupId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { MAX_GROUP_MEMBERS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandRunGroup, type GroupRow } from './group-access.ts';
import { tellHolders } from './tell-holders.ts';

type Given = { group_id: CultureGroupId; name: string; username: string | null; birth_year: number | null };

/**
 * CUL-01: those who give a card write the name. They are not told the name of the account behind the address, nor
 * whether there is one.
 */
export const giveCard = (context: Context, origins: OriginSettings, { group_id, ...given }: Given) =>
  inTransaction(context.db, async (db): Promise<{ id: CultureCardId; number: number; digits: string }> => {
    const inside = { ...context, db };
    const group = await demandRunGroup(inside, group_id);
    await demandRoom(inside, group_id);
    const user_id = given.username === null ? null : await userWith(inside, given.username);
    const id = newId<'CultureCardId'>();
    const { rows } = await rowsOf({ number })`
      insert into culture_card (id, municipality_id, group_id, name, user_id, birth_year, visits_allowed, added_by, added_at)
      values (${id}, ${group.municipality_id}, ${group_id}, ${given.name}, ${user_id}, ${given.birth_year},
        ${group.visits_per_period}, ${actorOf(inside).id}, ${inside.now})
      on conflict (group_id, user_id) where removed_at is null and user_id is not null do nothing
      returning number`.execute(db);
    const [card] = rows;
    if (!card) refuse('conflict', REFUSALS[inside.language].has_card);
    const thing = { municipality_id: group.municipality_id, kind: 'culture_card', thing_id: id } as const;
    const { digits } = await issuePass(inside, thing);
    await writeDown(inside, 'give', group, { id, user_id });
    if (user_id !== null) await tellHolders({ ...inside, origins }, 'given', { group, user_ids: [user_id] });
    return { id, number: card.number, digits };
  });

async function demandRoom({ db, language }: Context, groupId: CultureGroupId): Promise<void> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from culture_card
    where group_id = ${groupId} and removed_at is null`.execute(db);
  if ((rows[0]?.total ?? 0) >= MAX_GROUP_MEMBERS) {
    refuse('conflict', REFUSALS[language].too_many_members(MAX_GROUP_MEMBERS));
  }
}

/** By an address that the user has proved to be theirs. */
async function userWith({ db }: Context, username: string): Promise<UserId | null> {
  const isProven = username.includes('@')
    ? sql`lower(email) = ${username} and email_verified_at is not null`
    : sql`phone = ${username} and phone_verified_at is not null`;
  const { rows } = await rowsOf({ id: ids.user })`
    select id from app_user where ${isProven} and blocked_at is null and erased_at is null`.execute(db);
  return rows[0]?.id ?? null;
}

const removedRow = { group_id: ids.cultureGroup, user_id: ids.user.nullable() };

export const removeCard = (context: Context, origins: OriginSettings, id: CultureCardId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf(removedRow)`
      select group_id, user_id from culture_card where id = ${id}`.execute(db);
    const found = rows[0] ?? refuse('not_found');
    const group = await demandRunGroup(inside, found.group_id);
    const { rows: removed } = await rowsOf({ id: ids.cultureCard })`
      update culture_card set removed_at = ${inside.now} where id = ${id} and removed_at is null
      returning id`.execute(db);
    if (removed.length === 0) refuse('conflict', REFUSALS[inside.language].card_taken_back);
    const { user_id } = found;
    await endPass(inside, 'culture_card', [id]);
    await writeDown(inside, 'remove', group, { id, user_id });
    if (user_id !== null) await tellHolders({ ...inside, origins }, 'removed', { group, user_ids: [user_id] });
    return undefined;
  });

async function writeDown(
  context: Context,
  deed: 'give' | 'remove',
  { id: group, municipality_id }: GroupRow,
  card: { id: CultureCardId; user_id: UserId | null },
): Promise<void> {
  await recordAudit(context, `culture_card.${deed}`, {
    municipality_id,
    subject_user_id: card.user_id,
    details: { card: card.id, group },
  });
}
