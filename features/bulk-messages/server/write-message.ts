import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/public.ts';
import { ownUpload } from '#features/uploads/server/public.ts';
import type { BulkMessageId, EventId, OccurrenceId, OrganisationId, UploadId } from '#features/vocabulary/ids.ts';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { Channel } from './audience.ts';

type NewBulkMessage = {
  organisation_id: OrganisationId;
  channel: Channel;
  audience: 'members' | 'contacts' | 'attendees';
  subject: string | null;
  body: string;
  from_role?: GivenRole;
  recipients_count: number;
  parts_count?: number;
  cost_ore?: number;
  files?: readonly UploadId[];
  event_id?: EventId;
  occurrence_id?: OccurrenceId | null;
  includes_waiting?: boolean;
};

/** The message itself; a job that hears of it writes the single ones. Only files that the person has handed in go along. */
export async function writeBulkMessage(context: Context, circular: NewBulkMessage): Promise<BulkMessageId> {
  const { organisation_id, channel, audience, subject, body, recipients_count } = circular;
  const { from_role = 'member', parts_count = 0, cost_ore = 0, files = [] } = circular;
  const { event_id = null, occurrence_id = null, includes_waiting = false } = circular;
  const id = newId<'BulkMessageId'>();
  const person = actorOf(context).id;
  await sql`
    insert into circular (
      id, organisation_id, sender_user_id, channel, audience, from_role, subject, body, recipients_count, parts_count,
      cost_ore, created_at, sent_at, event_id, occurrence_id, includes_waiting
    ) values (
      ${id}, ${organisation_id}, ${person}, ${channel}, ${audience}, ${from_role}, ${subject}, ${body},
      ${recipients_count}, ${parts_count}, ${cost_ore}, ${context.now}, ${audience === 'contacts' ? context.now : null},
      ${event_id}, ${occurrence_id}, ${includes_waiting}
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
  if (audience !== 'contacts') {
    await recordFact(context, 'circular:sent', { organisation_id, event_id, details: { circular_id: id, channel } });
  }
  return id;
}
