import { sql } from 'kysely';
import { changeEventWith } from '#features/events/server/public.ts';
import type { EventId, ShiftId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { copiesOf, shiftTimeFault } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandRoom, periodOf } from './change-shifts.ts';
import { demandChangeable } from './demand-open.ts';
import { slotsOf } from './queries.ts';

type Copying = { slot_ids: readonly ShiftId[]; days: readonly string[] };

/** The shifts of a day once more, for as many days as wanted: all of them or none, and nothing twice. */
export async function copyShifts(
  context: Context,
  eventId: EventId,
  { slot_ids, days }: Copying,
): Promise<{ data: { created: number } }> {
  const texts = REFUSALS[context.language];
  return changeEventWith(context, eventId, 'run', async (inside, event) => {
    demandChangeable(inside, event);
    const existing = await slotsOf(inside, eventId);
    const originals = existing.filter(({ id }) => slot_ids.includes(id));
    if (originals.length < new Set(slot_ids).size) refuse('not_found');
    const copies = copiesOf(originals, days, existing);
    await demandRoom(inside, eventId, copies.length);
    const period = await periodOf(inside, eventId);
    for (const copy of copies) {
      const fault = shiftTimeFault(copy, period, context.now);
      if (fault) refuse('invalid', undefined, { days: [texts.times[fault]] });
    }
    for (const { name, start_at, end_at, capacity, certificate } of copies) {
      await sql`
        insert into slot (id, event_id, name, start_at, end_at, capacity_max, certificate_id, created_at)
        values (${newId<'ShiftId'>()}, ${eventId}, ${name}, ${start_at}, ${end_at}, ${capacity.max},
          ${certificate?.id ?? null}, ${context.now})`.execute(inside.db);
    }
    return { data: { created: copies.length } };
  });
}
