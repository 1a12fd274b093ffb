import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';

/** A calendar that Bergen has fetched, with a fault in it and an activity that looks like one that is there. */
export async function givenImportRows(db: Db, event: string) {
  const source = newId<'ImportSourceId'>();
  const question = newId<'ImportQuestionId'>();
  await sql`insert into import_source (id, municipality_id, kind, name, address, etag, last_modified, read_at, created_at)
    values (${source}, ${BERGEN}, 'ical', 'Korets kalender', ${`https://kor.example/${source}.ics`}, '"1"', 'i går', now(),
      now())`.execute(db);
  await sql`insert into import_fault (source_id, position, line, kind, detail)
    values (${source}, 0, 12, 'no_start', 'Øvelse')`.execute(db);
  await sql`insert into import_run (id, source, source_id, started_at, finished_at, outcome, message)
    values (${newId()}, ${`import:${source}`}, ${source}, now(), now(), 'broken', 'too_slow')`.execute(db);
  await sql`insert into import_question (id, source_id, external_id, kind, event_id, name, venue, start_at, content_hash,
      asked_at)
    values (${question}, ${source}, '1', 'duplicate', ${event}, 'Julekonsert', 'Domkirken', now() + interval '9 days', 'x',
      now())`.execute(db);
  return { source, question };
}
