import { sql } from 'kysely';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { ImportSourceId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { hasLostTooMuch } from '../../rules.ts';
import { MAX_FAULTS, mayLose } from '../../source-rules.ts';
import { FeedTrouble } from '../activity-feed.ts';
import { inRun, NOTHING_DONE, type RunResult } from '../import-runs.ts';
import { allowLongWork, recountEvents } from '../store-activities.ts';
import { cancelVanished, removeComing } from './end-activities.ts';
import { importOneSource } from './jobs-declared.ts';
import { upcomingOf } from './known-activities.ts';
import { dropUnasked, type Question, questionKey } from './questions.ts';
import { readCalendar } from './read-calendar.ts';
import { readPage } from './read-page.ts';
import type { ReadSource, SourceFault } from './source-activity.ts';
import type { SourceReader, Validators } from './source-reader.ts';
import { readSourceRow, type SourceRow, sourceKeyOf } from './source-row.ts';
import { takeBatch } from './take-batch.ts';

type ImportServices = Pick<JobServices, 'db' | 'now' | 'enqueue'>;

export type SourceWish = {
  source_id: ImportSourceId;
  /** An admin has said that so much may well be gone. */
  accepts_loss: boolean;
};

const BATCH = 100;
/** Times that are far away come closer without the source changing. */
const MAX_UNREAD_MS = 7 * 86_400_000;

/**
 * BEY-17: fetches a municipality's source and brings its activities up to date, in batches. Doing it twice does it once.
 * What is the source's fault is told in the room, and is no failure of ours.
 */
export async function importSource(
  services: ImportServices,
  reader: SourceReader,
  { source_id, accepts_loss }: SourceWish,
): Promise<RunResult | null> {
  const fetched = { source: sourceKeyOf(source_id), source_id };
  const source = await readSourceRow(services.db, source_id);
  if (source === null) return null;
  if (source.is_removed) return removeSource(services, source);
  // A portal that has ended takes nothing new.
  if (tenantOfMunicipality(source.municipality_id)?.is_sunset ?? true) return null;
  try {
    return await inRun(services, fetched, (now) => bringUpToDate(services, source, { reader, accepts_loss, now }));
  } catch (error) {
    if (error instanceof FeedTrouble) return null;
    throw error;
  }
}

type Run = { reader: SourceReader; accepts_loss: boolean; now: Date };

async function bringUpToDate({ db, enqueue }: ImportServices, source: SourceRow, run: Run): Promise<RunResult> {
  if (!source.has_organiser) throw new FeedTrouble('organisation_stopped');
  const { now } = run;
  const isFresh = source.read_at !== null && now.getTime() - Date.parse(source.read_at) < MAX_UNREAD_MS;
  const known = isFresh ? source : { etag: null, last_modified: null };
  const answer = await run.reader.read(new URL(source.address), known);
  if (answer === 'unchanged') return { ...NOTHING_DONE, outcome: 'done', message: 'unchanged' };
  const read = await (source.kind === 'ical' ? readCalendar : readPage)(answer.text, answer.address, now);
  const vanished = await vanishedOf(db, source, read, run);
  const result = await takeAll(db, source, read, { vanished, now });
  await inTransaction(db, async (inside) => {
    const isOutdated = await isChangedSince(inside, source, now);
    // What was not seen to its end is read again, whatever the server says of it, and what an admin has decided about.
    const known = read.isComplete && !isOutdated ? answer : { etag: null, last_modified: null };
    await noteRead(inside, source, { faults: read.faults, known, now });
    // The job that the admin's change brought found this one at it, and did nothing.
    if (isOutdated) await enqueue(inside, importOneSource, { source_id: source.id, accepts_loss: false });
  });
  return result;
}

async function vanishedOf(
  db: Db,
  source: SourceRow,
  { seen, isComplete }: ReadSource,
  { now, accepts_loss }: Run,
): Promise<string[]> {
  if (!isComplete) return [];
  const upcoming = await upcomingOf(db, sourceKeyOf(source.id), { now, withCancelled: false });
  const vanished = upcoming.filter((external_id) => !seen.has(external_id));
  if (!accepts_loss && !mayLose(upcoming.length) && hasLostTooMuch(vanished.length, upcoming.length)) {
    throw new FeedTrouble('lost_too_much');
  }
  return vanished;
}

async function takeAll(
  db: Db,
  source: SourceRow,
  { activities, skipped, isComplete }: ReadSource,
  { vanished, now }: { vanished: readonly string[]; now: Date },
): Promise<RunResult> {
  const result = { ...NOTHING_DONE, outcome: 'done' as const, skipped_count: skipped, message: null };
  const asked: Question[] = [];
  for (const batch of batchesOf(activities)) {
    const taken = await inBatch(db, source, (inside) => takeBatch(inside, source, batch, now));
    result.created_count += taken.created;
    result.changed_count += taken.changed;
    result.unchanged_count += taken.unchanged;
    asked.push(...taken.asked);
  }
  for (const batch of batchesOf(vanished)) {
    const ended = await inBatch(db, source, (inside) => cancelVanished(inside, source, batch, now));
    result.removed_count += ended.cancelled;
    asked.push(...ended.asked);
  }
  if (isComplete) {
    const keys = asked.map(({ kind, external_id }) => questionKey(kind, external_id));
    await dropUnasked(db, source.id, keys);
  }
  if (result.created_count + result.changed_count + result.removed_count > 0) await recountEvents(db);
  return result;
}

/** Not once the source has been taken away: what it had is on its way out then. */
const inBatch = <Result>(db: Db, { id }: SourceRow, work: (inside: Db) => Promise<Result>): Promise<Result> =>
  inLongTransaction(db, async (inside) => {
    const { rows } = await sql`
      select from import_source where id = ${id} and removed_at is null for share`.execute(inside);
    if (rows.length === 0) throw new FeedTrouble('removed');
    return work(inside);
  });

const inLongTransaction = <Result>(db: Db, work: (inside: Db) => Promise<Result>): Promise<Result> =>
  inTransaction(db, async (inside) => {
    await allowLongWork(inside);
    return work(inside);
  });

function* batchesOf<One>(all: readonly One[]): Generator<One[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH);
}

/** Whether an admin has changed the source, or answered a question about it, while it was read. */
async function isChangedSince(db: Db, { id, name, organisation_id }: SourceRow, begun: Date): Promise<boolean> {
  await sql`select from import_source where id = ${id} for update`.execute(db);
  const { rows } = await rowsOf({ is_changed: boolean })`
    select name <> ${name} or organisation_id is distinct from ${organisation_id}::uuid or exists (
        select from import_question where source_id = ${id} and answered_at > ${begun}
      ) as is_changed
    from import_source where id = ${id} and removed_at is null`.execute(db);
  return rows[0]?.is_changed ?? false;
}

type Noted = { faults: readonly SourceFault[]; known: Validators; now: Date };

async function noteRead(db: Db, source: SourceRow, { faults, known, now }: Noted): Promise<void> {
  await replaceFaults(db, source.id, faults.slice(0, MAX_FAULTS));
  await sql`
    update import_source set etag = ${known.etag}, last_modified = ${known.last_modified}, read_at = ${now}
    where id = ${source.id} and removed_at is null`.execute(db);
}

async function replaceFaults(db: Db, source_id: ImportSourceId, faults: readonly SourceFault[]): Promise<void> {
  await sql`delete from import_fault where source_id = ${source_id}`.execute(db);
  const rows = faults.map((fault, position) => ({ ...fault, position }));
  await sql`
    insert into import_fault (source_id, position, line, kind, detail)
    select ${source_id}, r.position, r.line, r.kind, r.detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (position int, line int, kind text, detail text)`.execute(
    db,
  );
}

/** A batch at a time; one that was stopped goes on where it was. */
async function removeSource({ db, now }: ImportServices, source: SourceRow): Promise<null> {
  const coming = await upcomingOf(db, sourceKeyOf(source.id), { now: now(), withCancelled: true });
  for (const batch of batchesOf(coming)) {
    await inLongTransaction(db, (inside) => removeComing(inside, source, batch, now()));
  }
  await sql`delete from import_source where id = ${source.id}`.execute(db);
  await recountEvents(db);
  return null;
}
