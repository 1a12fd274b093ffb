import { sql } from 'kysely';
import { z } from 'zod';
import { thumbnailUrl } from '#features/users/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { isMet } from '../policy.ts';
import { MAX_BLOCKS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandMessenger } from './access.ts';
import { relationsTo } from './relations.ts';

const personRow = z.object({ id: text, name: text, thumbnail_url: textOrNull });

export async function listBlocks(context: Context): Promise<z.infer<typeof personRow>[]> {
  demandMessenger(context);
  const { rows } = await rowsOf(personRow)`
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url
    from user_block join app_user on app_user.id = user_block.blocked_user_id
    where user_block.user_id = ${actorOf(context).id} and app_user.erased_at is null
    order by user_block.created_at desc
    limit ${MAX_BLOCKS}`.execute(context.db);
  return rows;
}

/** Whom one has met in a conversation or an organisation; to others there is nobody to block. */
export async function blockPerson(context: Context, userId: UserId): Promise<undefined> {
  const [person] = await relationsTo(context, [userId]);
  if (!person || !isMet(person)) refuse('not_found');
  return hidePerson(context, userId);
}

/** The same of a user whom who asks has seen, wherever that was. */
export async function hidePerson(context: Context, userId: UserId): Promise<undefined> {
  if ((await listBlocks(context)).length >= MAX_BLOCKS) refuse('conflict', REFUSALS[context.language].too_many_blocks);
  await sql`insert into user_block (user_id, blocked_user_id, created_at)
    values (${actorOf(context).id}, ${userId}, ${context.now}) on conflict do nothing`.execute(context.db);
  return undefined;
}

export async function unblockPerson(context: Context, userId: UserId): Promise<undefined> {
  await sql`delete from user_block where user_id = ${actorOf(context).id} and blocked_user_id = ${userId}`.execute(
    context.db,
  );
  return undefined;
}
