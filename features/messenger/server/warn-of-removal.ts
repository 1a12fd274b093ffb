import { type RawBuilder, sql } from 'kysely';
import { ids, type ThreadId } from '#features/vocabulary/ids.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { addDays } from '#platform/language/dates.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { REMOVAL_NOTICE_DAYS } from '../rules.ts';
import { unwrittenThreads } from './kept-threads.ts';
import { type NotifyServices, notifyPeople } from './notify-people.ts';
import { isInThread } from './who-is-in.ts';

const BATCH = 50;

/** Those in it are told a month before; what is written until then keeps it. */
export async function warnOfRemoval(services: NotifyServices): Promise<void> {
  for (const isUnwritten of unwrittenThreads(addDays(services.now, REMOVAL_NOTICE_DAYS))) {
    await warnOfEach(services, isUnwritten);
  }
}

async function warnOfEach(services: NotifyServices, isUnwritten: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await rowsOf({ id: ids.thread })`
      select id from thread
      where ${isUnwritten} and warned_at is null and deleted_at is null
      order by last_message_at limit ${BATCH}`.execute(services.db);
    for (const { id } of rows) await inTransaction(services.db, (db) => warnOf({ ...services, db }, id));
    services.countRows(rows.length);
    if (rows.length < BATCH) return;
  }
}

async function warnOf(services: NotifyServices, id: ThreadId): Promise<void> {
  const { db, now } = services;
  const taken = await sql`update thread set warned_at = ${now} where id = ${id} and warned_at is null`.execute(db);
  if (!taken.numAffectedRows) return;
  const { rows } = await rowsOf({ user_id: ids.user })`
    select thread_participant.user_id
    from thread_participant join thread on thread.id = thread_participant.thread_id
    where thread.id = ${id} and thread.last_seq > thread_participant.joined_seq and ${isInThread(services)}`.execute(
    db,
  );
  const day = addDays(now, REMOVAL_NOTICE_DAYS);
  const people = rows.map(({ user_id }) => user_id);
  await notifyPeople(services, id, people, (shown, language) => ({
    template: 'threadExpiring',
    values: { ...shown, day: longDate(day, momentTextsFor(language)) },
  }));
}
