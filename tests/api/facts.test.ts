import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { aboutOrganisation, asJob, hearWith, type Listeners } from '#features/facts/server/listeners.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { defineJob, type Jobs, startJobs, worker } from '#platform/server/jobs.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN, givenIn } from '#tests/support/given.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { openTestDatabase } from '#tests/support/templates.ts';

const noteFact = defineJob({ name: 'test-note-fact', payload: z.object({ id: z.uuid(), tenant: z.string() }) });

describe('D-09 facts and those who hear them', () => {
  let database: OpenDatabase;
  let jobs: Jobs;
  const noted: object[] = [];
  const troubles: unknown[] = [];
  const hear = async () => {};

  beforeAll(async () => {
    database = await openTestDatabase();
    jobs = await startJobs({
      engine: database.engine,
      services: { db: database.db, now: () => new Date(), secrets: createSecrets('x'.repeat(40)), hear },
      workers: [
        worker(noteFact, async (_services, { id, tenant }) => {
          noted.push({ id, tenant, name: await nameOf(id), facts: (await factsOf(id)).length });
        }),
      ],
      isWorker: true,
      pollSeconds: 0.5,
      onTrouble: (error) => troubles.push(error),
    });
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  const givenClub = () => givenIn(database.db, () => new Date()).organisation();
  const nameOf = async (id: string) =>
    (
      await database.db
        .selectFrom('organisation')
        .select('name')
        .where('id', '=', asId<'OrganisationId'>(id))
        .executeTakeFirstOrThrow()
    ).name;
  const factsOf = (id: string) =>
    database.db.selectFrom('fact').select('kind').where('organisation_id', '=', asId<'OrganisationId'>(id)).execute();

  /** A club is renamed, which is recorded; `more` comes after it in the same transaction. */
  const rename = (id: string, listeners: Listeners, more = async () => {}) =>
    inTransaction(database.db, async (db) => {
      const context = { db, now: new Date(), actor: null, tenant: { key: 'bergen' }, enqueue: jobs.enqueue };
      await sql`update organisation set name = 'Nytt navn' where id = ${id}`.execute(db);
      await recordFact({ ...context, hear: hearWith(listeners) }, 'organization:updated', {
        organisation_id: asId(id),
      });
      await more();
    });

  const asNote = asJob(noteFact, ({ organisation_id }, { key }) => ({ id: organisation_id ?? '', tenant: key }));

  test('D-09 they act in the same transaction, in their order, and only on what they want to hear', async () => {
    const id = await givenClub();
    const heard: string[] = [];
    await rename(id, {
      'organization:updated': [
        aboutOrganisation(async ({ db }, organisation) => {
          const { rows } = await sql<{ name: string }>`
            select name from organisation where id = ${organisation}`.execute(db);
          heard.push(`first ${rows[0]?.name}`);
        }),
        async (_hearing, { kind }) => void heard.push(`then ${kind}`),
      ],
      'organization:deleted': [async () => void heard.push('never')],
    });
    expect(heard).toEqual(['first Nytt navn', 'then organization:updated']);
  });

  test('D-09 where one of them fails, nothing has happened: neither the change, nor the fact, nor a job', async () => {
    const id = await givenClub();
    const failing = async () => {
      throw new Error('no');
    };
    await expect(rename(id, { 'organization:updated': [asNote, failing] })).rejects.toThrow('no');
    expect([await nameOf(id), await factsOf(id)]).toEqual(['Solvik IL', []]);
    const { rows } = await sql`select 1 from jobs.job where data ->> 'id' = ${id}`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('D-09 twin: without the one that fails it has', async () => {
    const id = await givenClub();
    await rename(id, {});
    expect([await nameOf(id), await factsOf(id)]).toEqual(['Nytt navn', [{ kind: 'organization:updated' }]]);
  });

  test('D-09 a job is carried out after the commit: it sees what has happened, and never what has not', async () => {
    const [id, undone] = [await givenClub(), await givenClub()];
    const listeners = { 'organization:updated': [asNote] };
    const changeMind = async () => {
      throw new Error('changed my mind');
    };
    await expect(rename(undone, listeners, changeMind)).rejects.toThrow('changed my mind');
    await rename(id, listeners);
    await vi.waitFor(() => expect(noted).toEqual([{ id, tenant: 'bergen', name: 'Nytt navn', facts: 1 }]), PATIENCE);
    expect(troubles).toEqual([]);
  });

  test('a listener to what is about an organisation is told where there is none', async () => {
    const listeners: Listeners = { 'user:blocked': [aboutOrganisation(async () => {})] };
    const context = { db: database.db, now: new Date(), actor: null, tenant: { key: 'bergen' }, enqueue: jobs.enqueue };
    const recording = recordFact({ ...context, hear: hearWith(listeners) }, 'user:blocked', {});
    await expect(recording).rejects.toThrow('user:blocked was recorded without its organisation_id.');
  });
});

describe('what apps/server/listeners.ts connects', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.close());

  test('ORG-03 D-09 what any listener refuses keeps an organisation from being deleted', async () => {
    const owner = await portal.given.person('Oda Eier');
    const id = await portal.given.organisation({ owner });
    await sql`alter table partnership add constraint none_ends check (status <> 'cancelled') not valid`.execute(
      portal.db,
    );
    const partner = await portal.given.organisation({ municipality: BERGEN });
    await sql`
      insert into partnership (id, kind, organisation_id, partner_id, asked_by, status)
      values (${randomUUID()}, 'cohost', ${id}, ${partner}, ${id}, 'approved')`.execute(portal.db);
    const remove = () => portal.as(owner).send('DELETE', `/api/organizations/${id}`);
    const stored = () => portal.db.selectFrom('organisation').select('deleted_at').where('id', '=', id).execute();
    expect((await remove()).status).toBe(500);
    expect(await stored()).toEqual([{ deleted_at: null }]);
    await sql`alter table partnership drop constraint none_ends`.execute(portal.db);
    expect((await remove()).status).toBe(204);
    expect(await stored()).toEqual([{ deleted_at: expect.any(String) }]);
  });
});
