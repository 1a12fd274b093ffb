import { randomUUID } from 'node:crypto';
import type { TestPortal } from './portal.ts';

export async function givenMembership(
  portal: TestPortal,
  user_id: string,
  organisation_id: string,
  status = 'active' as const,
) {
  await portal.db.insertInto('membership').values({ user_id, organisation_id, role: 'member', status }).execute();
}

/** A place at every occurrence of an event; answers with their ids in the order of time. */
export async function givenAttendance(
  portal: TestPortal,
  user_id: string,
  event: string,
  status: 'attending' | 'waiting' | 'left' = 'attending',
) {
  const occurrences = await portal.db
    .selectFrom('occurrence')
    .select('id')
    .where('event_id', '=', event)
    .orderBy('start_at')
    .execute();
  for (const [position, { id: occurrence_id }] of occurrences.entries()) {
    const row = { id: randomUUID(), occurrence_id, user_id, status, position };
    await portal.db
      .insertInto('attendance')
      .values({ ...row, created_at: new Date(), updated_at: new Date() })
      .execute();
  }
  return occurrences.map(({ id }) => id);
}
