import { sql } from 'kysely';
import { reachesOfEvents, tellOfTakenAway } from '#features/events/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { refreshEvents } from '../store-activities.ts';
import { type KnownSourceActivity, lockKnown, rememberState } from './known-activities.ts';
import { answersTo, ask, type Question, questionKey } from './questions.ts';
import { type SourceRow, sourceKeyOf } from './source-row.ts';

/** Stands for what the source said: nothing any more. When it comes back, it is another. */
const GONE = 'gone';

/** What is no longer in the source is cancelled; what was changed here waits for an admin. */
export async function cancelVanished(
  db: Db,
  source: SourceRow,
  externalIds: readonly string[],
  now: Date,
): Promise<{ cancelled: number; asked: Question[] }> {
  const known = [...(await lockKnown(db, sourceKeyOf(source.id), externalIds)).values()];
  const answers = await answersTo(db, source.id, externalIds);
  const answerTo = ({ external_id }: KnownSourceActivity) => {
    const given = answers.get(questionKey('changed', external_id));
    return given?.content_hash === GONE ? given.answer : null;
  };
  const there = known.filter(({ is_deleted, is_cancelled }) => !is_deleted && !is_cancelled);
  const ending = there.filter((one) => one.is_as_left || answerTo(one) === 'taken').map(({ id }) => id);
  const asked = there
    .filter((one) => !one.is_as_left && answerTo(one) === null)
    .map(({ id, external_id, name, start_at }): Question => {
      return { external_id, kind: 'changed', event_id: id, name, venue: null, start_at, content_hash: GONE };
    });
  await cancel(db, ending, now);
  await ask(db, source.id, asked, now);
  return { cancelled: ending.length, asked };
}

/** One that has been taken down stays a draft. */
async function cancel(db: Db, ending: readonly EventId[], now: Date): Promise<void> {
  if (ending.length === 0) return;
  const before = await reachesOfEvents(db, ending);
  await sql`
    update event set status = case when taken_down_at is null then 'cancelled' else status end, updated_at = ${now}
    where id = any(${sql.val([...ending])}::uuid[])`.execute(db);
  await rememberState(
    db,
    ending.map((id) => ({ id, content_hash: GONE, is_cancelled: true })),
  );
  await refreshEvents(db, ending, now);
  await tellOfTakenAway(db, before);
}

/**
 * The source was taken away: what is to come goes with it. What people have changed here is theirs from now on, and
 * nothing says any more that it came from elsewhere.
 */
export async function removeComing(
  db: Db,
  source: SourceRow,
  externalIds: readonly string[],
  now: Date,
): Promise<void> {
  const known = [...(await lockKnown(db, sourceKeyOf(source.id), externalIds)).values()];
  const isKept = ({ is_as_left }: KnownSourceActivity) => !is_as_left && source.organisation_id !== null;
  const kept = known.filter(isKept).map(({ id }) => id);
  const going = known.filter((one) => !isKept(one)).map(({ id }) => id);
  const before = await reachesOfEvents(db, going);
  await sql`
    update event set source = 'local', external_id = null, source_url = null, source_name = null
    where id = any(${sql.val(kept)}::uuid[])`.execute(db);
  await sql`delete from imported_event where event_id = any(${sql.val(kept)}::uuid[])`.execute(db);
  await sql`
    update event set deleted_at = ${now}, updated_at = ${now} where id = any(${sql.val(going)}::uuid[])`.execute(db);
  await refreshEvents(db, [...kept, ...going], now);
  await tellOfTakenAway(db, before);
}
