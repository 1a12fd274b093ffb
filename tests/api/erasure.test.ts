import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { removeFarewells } from '#features/messages/server/public.ts';
import type { ExportedPart } from '#features/users/contract.ts';
import { erasePerson } from '#features/users/server/erase-person.ts';
import { newId } from '#platform/server/new-id.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenRichPerson, occurrenceOf, SECRET } from '#tests/support/rich-person.ts';
import { givenMember, logInBrowser, newestMessage } from '#tests/support/sign-in.ts';

const TABLES = PERSONAL_DATA.flatMap(({ tables }) => tables);

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;

/** Every cell of every table in which one of the words stands: the portal's own, or those of its queue (`jobs`). */
async function findEverywhere(words: readonly string[], { db } = portal, schema = 'public'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    for (const word of words) {
      const hits = await sql`
        select 1 from ${sql.table(`${schema}.${name}`)} as row where row::text ilike ${`%${word}%`} limit 1`.execute(
        db,
      );
      if (hits.rows.length > 0) found.push(`${name}: ${word}`);
    }
  }
  return found;
}

async function exportOf(id: string) {
  await portal.as(id).post('/api/users/me/export');
  return portal.as(id).get('/api/users/me/export');
}

describe('USR-06 export', () => {
  test('everything that is stored, table by table, without a secret', async () => {
    const { id, email, canaries } = await givenRichPerson(portal);
    await logInBrowser(portal, email).catch(() => {});
    const answer = await exportOf(id);
    expect(answer.status).toBe(200);
    const { made_at, parts } = answer.json().data as { made_at: string; parts: ExportedPart[] };
    expect(Math.abs(Date.parse(made_at) - Date.now())).toBeLessThan(HOUR_MS);
    expect(parts.map(({ key }) => key)).toEqual(TABLES.map(({ table }) => table));
    const empty = parts.filter(({ rows }) => rows.length === 0).map(({ key }) => key);
    expect(empty).toEqual([]);
    const rowsOf = (key: string) => parts.find((part) => part.key === key)?.rows;
    expect(rowsOf('app_user')).toMatchObject([{ id, email, birth_date: '1977-05-17', has_national_id: true }]);
    expect(rowsOf('membership')).toMatchObject([{ organisation: 'Klubben', role: 'admin', status: 'active' }]);
    expect(rowsOf('attendance')).toHaveLength(2);
    expect(rowsOf('attendance')).toContainEqual(expect.objectContaining({ event: 'Har vært', status: 'attending' }));
    expect(rowsOf('audit_entry')).toContainEqual(
      expect.objectContaining({ action: 'user.block', details: { reason: 'Prøve på sperring' } }),
    );
    expect(answer.body).not.toContain(SECRET);
    expect(answer.body).not.toContain('argon2');
    expect(answer.body).toContain(canaries[3]);
    expect(
      (await portal.as(id).get('/api/users/me/audit')).json().data.map(({ action }: { action: string }) => action),
    ).toEqual(['user.unblock', 'user.block']);
  });

  test('is the person’s own: nothing of anybody else', async () => {
    const other = await givenRichPerson(portal);
    const id = await portal.given.person('Tom Tønne');
    const { body } = await exportOf(id);
    for (const word of other.canaries) expect(body).not.toContain(word);
  });

  test('D-05 is ordered first, for a quarter of an hour, and neither ordered nor fetched in readonly', async () => {
    let now = new Date();
    const late = await startPortal({ now: () => now });
    const id = await late.given.person('Ola Ordner');
    expect((await late.as(id).get('/api/users/me/export')).status).toBe(404);
    expect((await late.as(id).post('/api/users/me/export')).status).toBe(200);
    expect((await late.as(id).get('/api/users/me/export')).status).toBe(200);
    const readonly = { headers: { 'x-test-state': '{"mode":"readonly"}' } };
    expect((await late.as(id).post('/api/users/me/export', undefined, readonly)).status).toBe(405);
    expect((await late.as(id).get('/api/users/me/export', readonly)).status).toBe(405);
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await late.as(id).get('/api/users/me/export')).status).toBe(404);
    await late.close();
  });

  test('asks for proof that it is the person', async () => {
    let now = new Date();
    const late = await startPortal({ now: () => now });
    const { email } = await givenMember(late, 'Bevis Berg');
    const browser = await logInBrowser(late, email);
    expect((await browser.post('/api/users/me/export')).status).toBe(200);
    expect((await browser.get('/api/users/me/export')).status).toBe(200);
    now = new Date(now.getTime() + 11 * 60_000);
    for (const [method, url] of [
      ['POST', '/api/users/me/export'],
      ['GET', '/api/users/me/export'],
      ['DELETE', '/api/users/me'],
    ] as const) {
      const answer = await browser.send(method, url);
      expect([answer.status, answer.headers['problem-kind']]).toEqual([403, 'proof_required']);
    }
    await late.close();
  });
});

describe('USR-06 erasure', () => {
  test('nobody gets in from the moment it is asked for; two clicks are one', async () => {
    const { email, id } = await givenMember(portal, 'Slett Meg');
    const browser = await logInBrowser(portal, email);
    const both = await Promise.all([browser.send('DELETE', '/api/users/me'), browser.send('DELETE', '/api/users/me')]);
    expect(both.map(({ status }) => status).filter((status) => status === 204).length).toBeGreaterThanOrEqual(1);
    await expect.poll(async () => (await browser.get('/api/users/me')).status).toBe(401);
    await expect(logInBrowser(portal, email)).rejects.toThrow('refused');
    const farewell = await newestMessage(portal, email, 'erased');
    expect(farewell).toContain('Slett Meg');
    const { rows } = await sql`select 1 from outgoing_message where user_id = ${id} and template = 'erased'`.execute(
      portal.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('D-23 a document that stands with an activity stays there without its owner', async () => {
    const id = await portal.given.person('Doku Ment');
    const event = await portal.given.event({ name: 'Med papirer' });
    const upload_id = newId<'UploadId'>();
    await portal.db
      .insertInto('upload')
      .values({
        id: upload_id,
        owner_user_id: id,
        kind: 'document',
        name: 'Doku Ment sine papirer.pdf',
        type: 'application/pdf',
        bytes: 180,
        storage_key: randomUUID(),
        created_at: new Date(),
      })
      .execute();
    const document = { id: newId<'EventDocumentId'>(), event_id: event, upload_id, name: 'Praktisk informasjon.pdf' };
    await portal.db.insertInto('event_document').values(document).execute();
    expect((await portal.as(id).send('DELETE', '/api/users/me')).status).toBe(204);
    await portal.workOff();
    const { json } = await portal.get(`/api/events/${event}`);
    expect(json().data.documents).toEqual([expect.objectContaining({ name: 'Praktisk informasjon.pdf', bytes: 180 })]);
    const kept = portal.db
      .selectFrom('upload')
      .select(['owner_user_id', 'name', 'deleted_at'])
      .where('id', '=', upload_id);
    expect(await kept.execute()).toEqual([{ owner_user_id: null, name: '–', deleted_at: null }]);
  });

  test('D-23 takes the person out of every table, keeps what the law keeps, and can be done twice', async () => {
    const { id, email, canaries, coming, past } = await givenRichPerson(portal);
    await logInBrowser(portal, email).catch(() => {});
    expect((await portal.as(id).send('DELETE', '/api/users/me')).status).toBe(204);
    await portal.workOff();
    const dayAfter = new Date(Date.now() + 25 * HOUR_MS);
    await removeFarewells({ ...portal.jobServices, now: () => dayAfter });
    expect(await findEverywhere(canaries)).toEqual([]);
    const before = await personAsText(id);
    await erasePerson({ ...portal.jobServices, now: new Date(), userId: id }, PERSONAL_DATA);
    expect(await personAsText(id)).toBe(before);
    expect(before).toContain('Slettet bruker');
    const statuses = await portal.db
      .selectFrom('attendance')
      .innerJoin('occurrence', 'occurrence.id', 'occurrence_id')
      .select(['event_id', 'status'])
      .where('user_id', '=', id)
      .execute();
    expect(Object.fromEntries(statuses.map(({ event_id, status }) => [event_id, status]))).toEqual({
      [coming]: 'cancelled',
      [past]: 'attending',
    });
    expect((await occurrenceOf(portal, coming)).attending_count).toBe(3);
    expect((await portal.get(`/api/events/${coming}`)).json().data.attendees_count).toBe(3);
    const left = await portal.db
      .selectFrom('membership')
      .select(['status', 'note'])
      .where('user_id', '=', id)
      .execute();
    expect(left).toEqual([{ status: 'left', note: null }]);
    for (const [table, column] of [
      ['organisation', 'owner_user_id'],
      ['organisation', 'requested_by'],
      ['partnership', 'asked_by_user_id'],
      ['partnership', 'answered_by_user_id'],
      ['circular', 'sender_user_id'],
    ] as const) {
      expect(await rowsWith(table, [column], id), `${table}.${column}`).toBe(0);
    }
    for (const { table, owners, mentions = [], erasure } of TABLES) {
      const found = await rowsWith(table, owners, id);
      if (erasure === 'removed') expect(found, table).toBe(0);
      if (erasure === 'kept') expect(found, table).toBeGreaterThan(0);
      expect(await rowsWith(table, mentions, id), table).toBe(0);
    }
  });

  test('D-23 neither name, e-mail nor phone is in the queue, done or waiting', async () => {
    const queued = await startPortal({ hasJobs: true });
    const { id, email, canaries } = await givenRichPerson(queued);
    await queued.post('/api/auth/username-verifications', { username: email });
    expect((await queued.as(id).send('DELETE', '/api/users/me')).status).toBe(204);
    const erased = () => queued.db.selectFrom('app_user').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    await expect.poll(async () => (await erased()).name, PATIENCE).toBe('Slettet bruker');
    expect(await findEverywhere([id], queued, 'jobs')).not.toEqual([]);
    expect(await findEverywhere(canaries, queued, 'jobs')).toEqual([]);
    await queued.close();
  });

  test('the canaries would be seen: before the erasure they are everywhere', async () => {
    const { canaries } = await givenRichPerson(portal);
    const found = await findEverywhere(canaries);
    for (const canary of canaries)
      expect(
        found.some((place) => place.endsWith(`: ${canary}`)),
        canary,
      ).toBe(true);
  });

  test('IDN-15 D-12 an admin who is erased is nobody else any more either', async () => {
    const [admin, subject] = [await portal.given.person('Alf Admin'), await portal.given.person('Sara Subjekt')];
    await sql`
      insert into session (id, secret_digest, user_id, acting_user_id, acting_reason, method, created_at, seen_at,
        proved_at, expires_at, idle_seconds)
      values (${randomUUID()}, ${randomUUID()}, ${subject}, ${admin}, 'Hjelp', 'password', now(), now(), now(),
        now() + interval '1 hour', 3600)`.execute(portal.db);
    expect(await rowsWith('session', ['acting_user_id'], admin)).toBe(1);
    await sql`update app_user set erased_at = now() where id = ${admin}`.execute(portal.db);
    await erasePerson({ ...portal.jobServices, now: new Date(), userId: admin }, PERSONAL_DATA);
    expect(await rowsWith('session', ['user_id', 'acting_user_id'], admin)).toBe(0);
  });

  test('the job erases nobody who has not asked for it', async () => {
    const id = await portal.given.person('Blir Værende');
    await erasePerson({ ...portal.jobServices, now: new Date(), userId: id }, PERSONAL_DATA);
    expect((await portal.as(id).get('/api/users/me')).json().data.name).toBe('Blir Værende');
  });

  test('an address is free again for a new user', async () => {
    const { id, email } = await givenMember(portal, 'Gammel Eier');
    await portal.as(id).send('DELETE', '/api/users/me');
    await portal.workOff();
    await expect(portal.given.person('Ny Eier', { email })).resolves.toBeTruthy();
  });

  test.each([
    ['nb', 'Du eier Korpset og Laget. Gi eierskapet til noen andre først, så kan du slette brukeren din.'],
    ['nn', 'Du eig Korpset og Laget. Gi eigarskapen til nokon andre først, så kan du slette brukaren din.'],
    ['en', 'You own Korpset and Laget. Transfer ownership to someone else first, then you can delete your account.'],
  ])('an owner hands the organisation over first (%s)', async (language, message) => {
    const id = await portal.given.person('Eier Eilert');
    for (const name of ['Laget', 'Korpset']) {
      const organisation = await portal.given.organisation({ name });
      await portal.db.updateTable('organisation').set({ owner_user_id: id }).where('id', '=', organisation).execute();
    }
    const answer = await portal.as(id).send('DELETE', '/api/users/me', { language });
    expect([answer.status, answer.json().message]).toEqual([409, message]);
    expect((await portal.as(id).get('/api/users/me')).status).toBe(200);
    const { rows } = await sql`select 1 from outgoing_message where user_id = ${id}`.execute(portal.db);
    expect(rows).toHaveLength(0);
  });
});

const rowsWith = async (table: string, columns: readonly string[], id: string): Promise<number> => {
  const conditions = columns.map((column) => sql`${sql.ref(column)}::text = ${id}`);
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.join([sql`false`, ...conditions], sql` or `)}`.execute(portal.db);
  return rows.length;
};

const personAsText = async (id: string): Promise<string> => {
  const { rows } = await sql<{ text: string }>`select app_user::text as text from app_user where id = ${id}`.execute(
    portal.db,
  );
  return rows[0]?.text ?? '';
};
