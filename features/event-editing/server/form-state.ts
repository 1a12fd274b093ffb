import { demandRight } from '#features/events/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { FormState } from '../contract.ts';
import { hasEnded } from './demand-state.ts';
import { formOf, readEventRow } from './event-row.ts';
import { peopleToCome } from './participants.ts';

/** An activity as the user who runs it has it in front of them. */
export async function formState(context: Context, id: EventId): Promise<FormState> {
  const { taken_down_reason } = await demandRight(context, id, 'run');
  const row = await readEventRow(context, id);
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    form: await formOf(context, row),
    organization: { id: row.organisation_id, name: row.organisation },
    changed_at: row.updated_at,
    changed_by: row.changed_by,
    participants_count: await peopleToCome(context, id),
    has_ended: row.status !== 'draft' && hasEnded(row.last_end_at, context.now),
    taken_down_reason,
    thumbnail_url: row.thumbnail_url,
  };
}
