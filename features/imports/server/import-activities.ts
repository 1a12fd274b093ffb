import { createHash } from 'node:crypto';
import { reachesOfEvents, tellOfEvents, tellOfTakenAway } from '#features/events/server/public.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { hasLostTooMuch } from '../rules.ts';
import type { Activity } from './activity.ts';
import { type ActivityFeed, FeedTrouble } from './activity-feed.ts';
import { inRun, type RunResult } from './import-runs.ts';
import { uuidFrom } from './own-ids.ts';
import { type ReadFeed, readFeed } from './read-feed.ts';
import {
  allowLongWork,
  colourOf,
  type KnownActivity,
  knownActivities,
  recountEvents,
  refreshEvents,
  removeActivities,
  replaceCategories,
  replacePlaces,
  replaceTimes,
  type StoredActivity,
  storeEvents,
  storeHashes,
} from './store-activities.ts';

type ImportServices = Pick<JobServices, 'db' | 'now'>;

/**
 * EVT-07: fetches a feed and brings our copies up to date, some hundred activities in each transaction. What is stored
 * stays stored when a run is interrupted: the next one finds it unchanged, and goes on with the rest.
 */
export const importActivities = (services: ImportServices, feed: ActivityFeed): Promise<RunResult | null> =>
  inRun(services, { source: feed.source, source_id: null }, async (now) => {
    const read = await readFeed(feed, now);
    return bringUpToDate(services.db, read, { feed, now });
  });

const BATCH_SIZE = 500;

async function bringUpToDate(
  db: Db,
  read: ReadFeed,
  { feed, now }: { feed: ActivityFeed; now: Date },
): Promise<RunResult> {
  const known = new Map((await knownActivities(db, feed.source, now)).map((each) => [each.external_id, each]));
  const stored = read.activities.map((activity) => storedForm(activity, feed));
  const fresh = stored.filter((each) => !known.has(each.external_id));
  const changed = stored.filter((each) => isChanged(known.get(each.external_id), each));
  const vanished = read.isComplete ? vanishedOf(read, known) : [];
  await eachBatch(db, [...fresh, ...changed], (inside, batch) => store(inside, batch, now));
  let removed_count = 0;
  await eachBatch(db, vanished, async (inside, batch) => {
    removed_count += await hide(inside, feed.source, batch, now);
  });
  // Also where nothing has changed: the run before may have ended in between.
  await eachBatch(db, [null], recountEvents);
  return {
    outcome: 'done',
    created_count: fresh.length,
    changed_count: changed.length,
    unchanged_count: stored.length - fresh.length - changed.length,
    removed_count,
    skipped_count: read.skipped,
    message: messageOf(read),
  };
}

async function eachBatch<Item>(
  db: Db,
  items: readonly Item[],
  work: (inside: Db, batch: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH_SIZE) {
    await inTransaction(db, async (inside) => {
      await allowLongWork(inside);
      await work(inside, items.slice(at, at + BATCH_SIZE));
    });
  }
}

const isChanged = (before: KnownActivity | undefined, after: StoredActivity): boolean =>
  before !== undefined && (before.is_removed || before.content_hash !== after.content_hash);

/** Upcoming activities that are no longer in the feed. One that is there and cannot be read is left as it is. */
function vanishedOf({ activities, unreadableIds }: ReadFeed, known: ReadonlyMap<string, KnownActivity>): string[] {
  const seen = new Set([...unreadableIds, ...activities.map(({ external_id }) => external_id)]);
  const upcoming = [...known.values()].filter(({ is_removed, is_upcoming }) => is_upcoming && !is_removed);
  const vanished = upcoming.filter(({ external_id }) => !seen.has(external_id)).map(({ external_id }) => external_id);
  if (hasLostTooMuch(vanished.length, upcoming.length)) {
    throw new FeedTrouble(`${vanished.length} of ${upcoming.length} activities are gone from the feed at once.`);
  }
  return vanished;
}

async function store(db: Db, batch: readonly StoredActivity[], now: Date): Promise<void> {
  const eventIds = batch.map(({ id }) => id);
  const before = await reachesOfEvents(db, eventIds);
  await storeEvents(db, batch, now);
  await replacePlaces(db, batch);
  await replaceCategories(db, batch);
  await replaceTimes(db, batch, null);
  await storeHashes(db, batch);
  await refreshEvents(db, eventIds, now);
  await tellOfEvents(db, [...before, ...(await reachesOfEvents(db, eventIds))]);
}

async function hide(db: Db, source: string, externalIds: readonly string[], now: Date): Promise<number> {
  const removed = await removeActivities(db, source, externalIds, now);
  // Where they are until they are refreshed is where they were shown.
  await tellOfTakenAway(db, await reachesOfEvents(db, removed));
  await refreshEvents(db, removed, now);
  return removed.length;
}

function messageOf({ reasons, isComplete }: ReadFeed): string | null {
  const parts = [...reasons.slice(0, 5), ...(isComplete ? [] : ['the feed was not complete, so nothing was removed'])];
  return parts.length > 0 ? parts.join('; ') : null;
}

/** Nobody here runs them. */
const OF_A_FEED = { organisation_id: null, has_sign_up: true };

/** Ids follow from where it comes from, so that it is the same event and the same time on every run. */
function storedForm(activity: Activity, { source, name }: ActivityFeed): StoredActivity {
  const { times, ...rest } = activity;
  const key = `${source}/${activity.external_id}`;
  return {
    ...rest,
    id: ids.event.parse(uuidFrom(key)),
    ...OF_A_FEED,
    source,
    source_name: name,
    thumbnail_url: pictureOf(activity),
    times: times.map((time) => ({ ...time, id: ids.occurrence.parse(uuidFrom(`${key}/${time.start_at}`)) })),
    content_hash: createHash('sha256').update(JSON.stringify(activity)).digest('base64url'),
  };
}

/** One of our drawings in the colour of the first municipality that has a portal. */
function pictureOf({ name, municipality_ids }: Activity): string {
  const scene = /\bski/i.test(name) ? 'ski' : 'fjelltur';
  return picturePath({ scene, colour: colourOf(municipality_ids), variant: 'card' });
}
