import { sql } from 'kysely';
import type { GivenRole } from '#features/organisations/rules.ts';
import { changeWith, demandPermission } from '#features/organisations/server/queries.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { LETTERS_PER_DAY } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { countAudience } from './audience.ts';
import { sendCircular } from './jobs-declared.ts';
import { writeCircular } from './write-circular.ts';

type Letter = { subject: string; body: string; from_role: GivenRole; files: string[] };

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3600;

/** ORG-05: the request writes one row; a job writes ten thousand. */
export const messageMembers = (context: Context, id: string, letter: Letter): Promise<{ recipients: number }> =>
  changeWith(context, id, 'message_members', async (inside) => {
    const { recipients } = await countAudience(inside, 'email', id, letter.from_role);
    const refusals = REFUSALS[inside.language];
    if (recipients === 0) refuse('conflict', refusals.nobody);
    if ((await lettersOfTheDay(inside, id)) + recipients > LETTERS_PER_DAY) {
      throw new Problem('too_many', { message: refusals.too_many_letters, retryAfterSeconds: HOUR_SECONDS });
    }
    const circular = await writeCircular(inside, {
      ...letter,
      organisation_id: id,
      channel: 'email',
      audience: 'members',
      recipients_count: recipients,
    });
    await inside.enqueue(inside.db, sendCircular, { id: circular, tenant: inside.tenant.key });
    return { recipients };
  });

export async function audienceOf(context: Context, id: string, fromRole: GivenRole) {
  await demandPermission(context, id, 'message_members');
  return countAudience(context, 'email', id, fromRole);
}

async function lettersOfTheDay({ db, now }: Context, id: string): Promise<number> {
  const { rows } = await sql<{ letters: number }>`
    select coalesce(sum(recipients_count), 0)::int as letters from circular
    where organisation_id = ${id} and created_at > ${new Date(now.getTime() - DAY_MS)}
      and channel = 'email' and audience = 'members'`.execute(db);
  return rows[0]?.letters ?? 0;
}
