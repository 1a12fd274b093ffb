import { sql } from 'kysely';
import { z } from 'zod';
import { rightsOf } from '#features/identity/server/public.ts';
import { ids, type TenantVersionId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { mayChangePortal } from '../policy.ts';
import { changedFields, MAX_DAYS_AHEAD } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { noteDeed } from './note.ts';
import { repeatPictures } from './pictures.ts';
import { changePortal, type PortalRow } from './portal-rows.ts';
import { demandRevision } from './save-draft.ts';
import { withSunsetAsItIs } from './sunset-as-it-is.ts';

const DAY_MS = 86_400_000;

type Published = { revision: number; reason: string | null; publish_at: string | null };

/** At once, or at a time: then it waits, and is not changed until it is taken back. */
export async function publishDraft(
  context: Context,
  key: string,
  { revision, reason, publish_at }: Published,
): Promise<undefined> {
  await changePortal(context, key, async (inside, portal) => {
    const { db, now } = inside;
    const texts = REFUSALS[inside.language];
    if (!portal.draft_id) refuse('conflict', texts.is_gone);
    demandRevision(inside, portal, revision);
    const by = actorOf(inside).id;
    if (publish_at === null) {
      await sql`update tenant_version set published_by = ${by}, reason = ${reason}, held_back_at = null
        where id = ${portal.draft_id}`.execute(db);
      const number = await takeNumber(inside, key, portal.draft_id);
      const changed = changedFields(portal.published ?? {}, portal.draft ?? {}).join(', ');
      return noteDeed(inside, 'publish', portal, { number, changed, ...(reason && { reason }) });
    }
    const ahead = Date.parse(publish_at) - now.getTime();
    if (ahead <= 0 || ahead > MAX_DAYS_AHEAD * DAY_MS) refuse('invalid', undefined, { publish_at: [texts.when] });
    await sql`
      update tenant_version
      set state = 'scheduled', publish_at = ${publish_at}, published_by = ${by}, reason = ${reason},
        held_back_at = null
      where id = ${portal.draft_id}`.execute(db);
    await noteDeed(inside, 'schedule', portal, { publish_at });
  });
  return undefined;
}

/** The next number, under the lock of the tenant's row. */
async function takeNumber({ db, now }: Pick<Context, 'db' | 'now'>, key: string, id: TenantVersionId): Promise<number> {
  const { rows } = await rowsOf({ number })`
    update tenant_version
    set state = 'published', published_at = ${now}, configuration = ${withSunsetAsItIs(key)},
      number = 1 + coalesce((select max(number) from tenant_version where tenant_key = ${key}), 0)
    where id = ${id}
    returning number`.execute(db);
  return rows[0]?.number ?? refuse('not_found');
}

export async function unschedule(context: Context, key: string): Promise<undefined> {
  await changePortal(context, key, async (inside, portal) => {
    if (portal.draft_state !== 'scheduled') refuse('conflict', REFUSALS[inside.language].is_not_scheduled);
    await sql`
      update tenant_version
      set state = 'draft', publish_at = null, published_by = null, reason = null, revision = revision + 1,
        changed_by = ${actorOf(inside).id}, changed_at = ${inside.now}
      where id = ${portal.draft_id}`.execute(inside.db);
    await noteDeed(inside, 'unschedule', portal);
  });
  return undefined;
}

/** BEY-12: to undo is to say a version of before again. What is being worked on is left alone. */
export async function restoreVersion(context: Context, key: string, wanted: number): Promise<undefined> {
  await changePortal(context, key, async (inside, portal) => {
    const { db, now } = inside;
    if (wanted === portal.number) refuse('conflict', REFUSALS[inside.language].is_shown);
    const by = actorOf(inside).id;
    const id = newId<'TenantVersionId'>();
    const { rows } = await rowsOf({ number, said: ids.tenantVersion })`
      insert into tenant_version
        (id, tenant_key, number, state, configuration, restores, changed_by, changed_at, published_by, published_at)
      select ${id}::uuid, ${key}, ${(portal.number ?? 0) + 1}, 'published', ${withSunsetAsItIs(key)}, number,
        ${by}, ${now}, ${by}, ${now}
      from tenant_version where tenant_key = ${key} and number = ${wanted}
      returning number, (
        select said.id from tenant_version said where said.tenant_key = ${key} and said.number = ${wanted}
      ) as said`.execute(db);
    const { number: restored, said } = rows[0] ?? refuse('not_found');
    await repeatPictures(inside, said, id);
    await noteDeed(inside, 'restore', portal, { number: restored, restores: wanted });
  });
  return undefined;
}

/** More wait for the same minute only where a program makes them. */
const MAX_AT_ONCE = 200;

const dueRow = z.object({
  id: ids.tenantVersion,
  key: text,
  municipality_ids: z.array(number),
  planned_by: ids.user.nullable(),
});

/** What has waited for its time, each in a transaction of its own: if the one who planned it still has the right to. */
export async function publishDue({ db, now, countRows }: Pick<JobServices, 'db' | 'now' | 'countRows'>): Promise<void> {
  const { rows } = await rowsOf(dueRow)`
    select v.id, t.key, t.municipality_ids, v.published_by as planned_by
    from tenant_version v join tenant t on t.key = v.tenant_key
    where v.state = 'scheduled' and v.publish_at <= ${now()}
    order by v.publish_at
    limit ${MAX_AT_ONCE}`.execute(db);
  for (const { id, planned_by, ...portal } of rows) {
    await inTransaction(db, async (inside) => {
      await sql`select from tenant where key = ${portal.key} for no key update`.execute(inside);
      const still = await rowsOf({ id: ids.tenantVersion })`
        select id from tenant_version
        where id = ${id} and state = 'scheduled' and publish_at <= ${now()}
          and published_by is not distinct from ${planned_by}`.execute(inside);
      if (still.rows.length === 0) return;
      const told = { db: inside, now: now(), actor: null };
      const rights = planned_by && (await rightsOf(inside, planned_by));
      if (!rights || rights.is_readonly || !mayChangePortal(rights, portal)) return holdBack(told, portal, id);
      const number = await takeNumber(told, portal.key, id);
      await noteDeed(told, 'publish', portal, { number });
    });
    countRows(1);
  }
}

/** It is a draft again, and says why to the users who open it. */
async function holdBack(
  told: Pick<Context, 'db' | 'now' | 'actor'>,
  portal: Pick<PortalRow, 'key' | 'municipality_ids'>,
  id: TenantVersionId,
): Promise<void> {
  await sql`
    update tenant_version
    set state = 'draft', publish_at = null, published_by = null, reason = null, revision = revision + 1,
      held_back_at = ${told.now}
    where id = ${id}`.execute(told.db);
  await noteDeed(told, 'hold_back', portal);
}
