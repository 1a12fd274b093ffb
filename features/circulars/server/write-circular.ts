import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/record-fact.ts';
import type { GivenRole } from '#features/organisations/rules.ts';
import { ownUpload } from '#features/uploads/server/queries.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { Channel } from './audience.ts';

type NewCircular = {
  organisation_id: string;
  channel: Channel;
  audience: 'members' | 'contacts';
  subject: string | null;
  body: string;
  from_role?: GivenRole;
  recipients_count: number;
  parts_count?: number;
  cost_ore?: number;
  files?: readonly string[];
};

/** The message itself; the single ones are written afterwards. Only files that the person has handed in go along. */
export async function writeCircular(context: Context, circular: NewCircular): Promise<string> {
  const { organisation_id, channel, audience, subject, body, recipients_count } = circular;
  const { from_role = 'member', parts_count = 0, cost_ore = 0, files = [] } = circular;
  const id = randomUUID();
  const person = actorOf(context).id;
  await sql`
    insert into circular (
      id, organisation_id, sender_user_id, channel, audience, from_role, subject, body, recipients_count, parts_count,
      cost_ore, created_at, sent_at
    ) values (
      ${id}, ${organisation_id}, ${person}, ${channel}, ${audience}, ${from_role}, ${subject}, ${body},
      ${recipients_count}, ${parts_count}, ${cost_ore}, ${context.now}, ${audience === 'contacts' ? context.now : null}
    )`.execute(context.db);
  for (const [position, uploadId] of [...new Set(files)].entries()) {
    if (!(await ownUpload(context.db, uploadId, person))) {
      refuse('invalid', undefined, { files: [REFUSALS[context.language].file_unknown] });
    }
    await sql`
      insert into circular_file (circular_id, upload_id, position) values (${id}, ${uploadId}, ${position})`.execute(
      context.db,
    );
  }
  if (audience === 'members') {
    await recordFact(context, 'circular:sent', { organisation_id, details: { circular_id: id, channel } });
  }
  return id;
}
