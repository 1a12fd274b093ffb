import { reachesOfEvents, tellOfEvents, tellOfTakenAway } from '#features/events/server/public.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { uuidFrom } from '../own-ids.ts';
import {
  colourOf,
  refreshEvents,
  replacePlaces,
  replaceTimes,
  type StoredActivity,
  storeEvents,
} from '../store-activities.ts';
import { findLikes } from './find-likes.ts';
import { type KnownSourceActivity, lockKnown, rememberState } from './known-activities.ts';
import { answersTo, ask, type GivenAnswer, type Question, questionKey } from './questions.ts';
import { digestOf, type SourceActivity } from './source-activity.ts';
import { type SourceRow, sourceKeyOf } from './source-row.ts';

export type Taken = { created: number; changed: number; unchanged: number; asked: Question[] };

/** What becomes of one activity of a source. */
type Fate = 'create' | 'change' | 'move_on' | 'leave' | 'ask';

/** A part of what a source says, in a transaction of its own: taken over, left as it is, or asked about. */
export async function takeBatch(
  db: Db,
  source: SourceRow,
  batch: readonly SourceActivity[],
  now: Date,
): Promise<Taken> {
  const externalIds = batch.map(({ external_id }) => external_id);
  const known = await lockKnown(db, sourceKeyOf(source.id), externalIds);
  const answers = await answersTo(db, source.id, externalIds);
  const stored = batch.map((activity) => ({ activity, form: storedForm(activity, source) }));
  const fresh = batch.filter(({ external_id, is_cancelled }) => !known.has(external_id) && !is_cancelled);
  const likes = await findLikes(db, source, fresh);
  const write: StoredActivity[] = [];
  const taken: Taken = { created: 0, changed: 0, unchanged: 0, asked: [] };
  for (const { activity, form } of stored) {
    const before = known.get(activity.external_id);
    const like = likes.get(activity.external_id);
    const fate = before
      ? fateOfKnown(before, form, answers.get(questionKey('changed', activity.external_id)))
      : fateOfNew(activity, like !== undefined, answers.get(questionKey('duplicate', activity.external_id)));
    if (fate === 'create') taken.created += 1;
    else if (fate === 'change') taken.changed += 1;
    else taken.unchanged += 1;
    if (fate === 'create' || fate === 'change' || fate === 'move_on') write.push(form);
    const event_id = before?.id ?? like;
    if (fate === 'ask' && event_id) taken.asked.push(questionOf(form, before ? 'changed' : 'duplicate', event_id));
  }
  await store(db, write, now);
  await ask(db, source.id, taken.asked, now);
  return taken;
}

function fateOfNew({ is_cancelled }: SourceActivity, isLike: boolean, given: GivenAnswer | undefined): Fate {
  if (is_cancelled || given?.answer === 'same') return 'leave';
  return isLike && given?.answer !== 'different' ? 'ask' : 'create';
}

/** What was deleted here stays deleted, and what was changed here is not overwritten without a yes. */
function fateOfKnown(before: KnownSourceActivity, form: StoredActivity, given: GivenAnswer | undefined): Fate {
  if (before.is_deleted || before.content_hash === form.content_hash) return 'leave';
  const says = saidIn(form.content_hash);
  if (before.is_as_left) return saidIn(before.content_hash) === says ? 'move_on' : 'change';
  if (saidIn(before.content_hash) === says) return 'leave';
  if (given?.content_hash !== says) return 'ask';
  return given.answer === 'taken' ? 'change' : 'leave';
}

const questionOf = (form: StoredActivity, kind: Question['kind'], event_id: Question['event_id']): Question => ({
  external_id: form.external_id,
  kind,
  event_id,
  name: form.name,
  venue: form.venue,
  start_at: form.times[0]?.start_at ?? '',
  content_hash: saidIn(form.content_hash),
});

async function store(db: Db, batch: readonly StoredActivity[], now: Date): Promise<void> {
  if (batch.length === 0) return;
  const eventIds = batch.map(({ id }) => id);
  const before = await reachesOfEvents(db, eventIds);
  await storeEvents(db, batch, now);
  await replacePlaces(db, batch);
  await replaceTimes(db, batch, now);
  await rememberState(db, batch);
  await refreshEvents(db, eventIds, now);
  const cancelled = new Set(batch.filter(({ is_cancelled }) => is_cancelled).map(({ id }) => id));
  await tellOfTakenAway(
    db,
    before.filter(({ id }) => cancelled.has(id)),
  );
  await tellOfEvents(db, [...before, ...(await reachesOfEvents(db, eventIds))]);
}

/** Ids follow from where it comes from, so that it is the same activity and the same time on every run. */
function storedForm({ line: _, digest, times, ...activity }: SourceActivity, source: SourceRow): StoredActivity {
  const key = `${sourceKeyOf(source.id)}/${activity.external_id}`;
  const said = {
    ...activity,
    source_url: activity.source_url ?? homeOf(source.address),
    source_name: source.name,
    organisation_id: source.organisation_id,
    municipality_ids: [source.municipality_id],
  };
  return {
    ...said,
    id: ids.event.parse(uuidFrom(key)),
    source: sourceKeyOf(source.id),
    kind: null,
    association: null,
    age_groups: [],
    has_sign_up: false,
    thumbnail_url: picturePath({ scene: 'bygd', colour: colourOf(said.municipality_ids), variant: 'card' }),
    times: times.map((time) => ({ ...time, id: ids.occurrence.parse(uuidFrom(`${key}/${time.start_at}`)) })),
    content_hash: contentHash(digestOf(JSON.stringify([digest, said])), times),
  };
}

/** What its source says, and the times that come of it today: as the days go by, those of a series move on. */
const contentHash = (said: string, times: SourceActivity['times']): string =>
  `${said}.${digestOf(JSON.stringify(times))}`;

const saidIn = (contentHash: string): string => contentHash.split('.', 1)[0] ?? '';

/** Where people are sent who want to know more, when the activity says nothing. */
function homeOf(address: string): string | null {
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' ? `${origin}/` : null;
}
