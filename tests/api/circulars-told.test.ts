import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellNextReaders } from '#features/bulk-messages/server/tell-readers.ts';
import type { Notification } from '#features/notifications/contract.ts';
import { addTo } from '#features/notifications/server/add-notifications.ts';
import type { NewNotification } from '#features/notifications/server/jobs-declared.ts';
import type { BulkMessageId, OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let kari: UserId;
let anne: UserId;
let solvik: OrganisationId;
const NOON = new Date('2026-11-19T12:00:00Z');

beforeAll(async () => {
  portal = await startPortal({ now: () => NOON, settings: { SMS_PRICE_ORE: '50' } });
});
beforeEach(async () => {
  kari = await portal.given.person('Kari Leder');
  anne = await portal.given.person('Anne');
  solvik = await portal.given.organisation({ name: 'Solvik IL', owner: kari });
  await portal.given.member(solvik, anne);
});
afterAll(() => portal.close());

const LETTER = { subject: 'Dugnad på lørdag', body: 'Hei!\nTa med spade.' };
async function write(more: object = {}) {
  const { status } = await portal.as(kari).post(`/api/organizations/${solvik}/messages`, { ...LETTER, ...more });
  await portal.workOff();
  return status;
}
async function toldTo(who: string): Promise<Notification[]> {
  return (await portal.as(who).get('/api/notifications', { language: 'nb' })).json().data;
}
const choose = (person: string, organisation: string | null, by_portal: boolean) =>
  sql`insert into notification_setting (user_id, organisation_id, by_portal, by_email, by_sms, by_push)
    values (${person}, ${organisation}, ${by_portal}, false, false, false)`.execute(portal.db);

describe('NOT-03 what an organisation writes to its members stands in their list', () => {
  test('NOT-03 with what was written and the way to the organisation, to all but the one who wrote it', async () => {
    expect(await write()).toBe(200);
    expect(await toldTo(anne)).toMatchObject([
      {
        type: 'organization:message',
        is_read: false,
        user: null,
        text: 'Solvik IL: Dugnad på lørdag',
        path: `/organisations/${solvik}`,
        payload: { organization: { id: solvik, name: 'Solvik IL' }, message: { body: 'Hei! Ta med spade.' } },
      },
    ]);
    expect(await templatesTo(portal, anne)).toEqual(['circular']);
    expect(await toldTo(kari)).toEqual([]);
  });

  test('NOT-03 also to those who get no letter; not to those who do without it in the portal', async () => {
    const [unproved, no, noHere] = await Promise.all(
      ['Uten adresse', 'Nei til alt', 'Nei til dere'].map((name) => portal.given.person(name)),
    );
    for (const person of [unproved, no, noHere]) await portal.given.member(solvik, person ?? '');
    await sql`update app_user set email_verified_at = null where id = ${unproved}`.execute(portal.db);
    await choose(anne, null, true);
    await choose(no ?? '', null, false);
    await choose(noHere ?? '', solvik, false);
    await write();
    for (const person of [unproved, anne]) {
      expect(await toldTo(person ?? '')).toHaveLength(1);
      expect(await templatesTo(portal, (person ?? '') as UserId)).toEqual([]);
    }
    for (const person of [no, noHere]) expect(await toldTo(person ?? '')).toEqual([]);
  });

  test('NOT-03 not to those below the role that it is for, who are blocked, or no members today', async () => {
    const coordinator = await portal.given.person('Koordinator');
    await portal.given.member(solvik, coordinator, 'moderator');
    const [blocked, former, applicant] = await Promise.all(
      ['Blokkert', 'Ferdig', 'Søker'].map((name) => portal.given.person(name)),
    );
    await portal.given.member(solvik, blocked ?? '', 'moderator');
    await portal.given.member(solvik, former ?? '', 'moderator', { endsOn: '2026-11-18' });
    await portal.given.member(solvik, applicant ?? '', 'applicant');
    await sql`update app_user set blocked_at = now() where id = ${blocked}`.execute(portal.db);
    await write({ from_role: 'moderator' });
    const { rows } = await sql<{ user_id: string }>`
      select user_id from notification where once_key like 'circular %' and payload #>> '{organization,id}' = ${solvik}`.execute(
      portal.db,
    );
    expect(rows.map(({ user_id }) => user_id)).toEqual([coordinator]);
  });

  test('NOT-03 it stays, without a name, when the user who typed it leaves', async () => {
    const coordinator = await portal.given.person('Kim Koordinator');
    await portal.given.member(solvik, coordinator, 'moderator');
    await portal.as(coordinator).post(`/api/organizations/${solvik}/messages`, LETTER);
    await portal.workOff();
    await portal.as(coordinator).send('DELETE', '/api/users/me');
    await portal.workOff();
    const told = (await toldTo(anne)).filter(({ type }) => type === 'organization:message');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('Kim');
  });

  test('NOT-03 an SMS too, also to those without a phone: its beginning is the subject', async () => {
    await sql`update organisation set has_sms = true, sms_sender = 'Solvik', sms_sender_status = 'approved' where id = ${solvik}`.execute(
      portal.db,
    );
    const phone = await portal.given.person('Per Telefon', { phone: '+4790000001' });
    await portal.given.member(solvik, phone);
    await sql`update app_user set phone_verified_at = now() where id = ${phone}`.execute(portal.db);
    await sql`insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
      values (${phone}, null, true, true, true)`.execute(portal.db);
    const body = 'Treningen er avlyst i dag.';
    const price = await portal.as(kari).post(`/api/organizations/${solvik}/sms/price`, { body });
    const sms = { body, agreed_cost_ore: price.json().data.cost_ore };
    expect((await portal.as(kari).post(`/api/organizations/${solvik}/sms`, sms)).status).toBe(200);
    await portal.workOff();
    for (const person of [anne, phone]) {
      expect((await toldTo(person)).map(({ text }) => text)).toEqual(['Solvik IL: Treningen er avlyst i dag.']);
    }
    expect(await templatesTo(portal, anne)).toEqual([]);
  });

  test('NOT-03 450 members are told in three jobs, each once, whatever runs twice', async () => {
    await sql`
      with people as (
        insert into app_user (id, name, email, email_verified_at, terms_accepted_at)
        select gen_random_uuid(), 'Medlem ' || n, 'medlem' || n || '@test.example', now(), now()
        from generate_series(1, 450) n returning id)
      insert into membership (organisation_id, user_id, role, status, created_at)
      select ${solvik}, id, 'member', 'active', now() from people`.execute(portal.db);
    await write();
    const { rows } = await sql<{
      id: BulkMessageId;
    }>`select id from circular where organisation_id = ${solvik}`.execute(portal.db);
    const [{ id }] = rows as [{ id: BulkMessageId }];
    const origins = { baseDomain: 'localhost', scheme: 'http' } as const;
    const waiting: { id: BulkMessageId; tenant: string; after: UserId | null }[] = [
      { id, tenant: 'bergen', after: null },
    ];
    const entries: NewNotification[] = [];
    let batches = 0;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      batches += 1;
      const enqueue = async (_db: unknown, { name }: { name: string }, ...payloads: readonly object[]) => {
        for (const payload of payloads) {
          if (name === 'circulars.tell') waiting.push(payload as (typeof waiting)[number]);
          if (name === 'notifications.add') entries.push(...(payload as { entries: NewNotification[] }).entries);
        }
      };
      await tellNextReaders({ ...portal.jobServices, now: NOON, enqueue, origins }, next);
    }
    expect([batches, entries.length]).toEqual([3, 451]);
    await addTo(portal.jobServices, entries);
    const { rows: told } = await sql<{ all: number; different: number }>`
      select count(*)::int as all, count(distinct user_id)::int as different from notification
      where once_key = ${`circular ${id}`}`.execute(portal.db);
    expect(told).toEqual([{ all: 451, different: 451 }]);
  });

  test('NOT-03 nobody hears from an organisation that is gone by then', async () => {
    await portal.as(kari).post(`/api/organizations/${solvik}/messages`, LETTER);
    await sql`update organisation set deleted_at = now() where id = ${solvik}`.execute(portal.db);
    await portal.workOff();
    expect(await toldTo(anne)).toEqual([]);
  });
});

describe('NOT-03 what organisers write to those who take part stands in their list', () => {
  test('NOT-03 with the way to the activity; those who wait when they were chosen', async () => {
    const event = await portal.given.event({ name: 'Åpen hall', organisation: solvik, municipality: BERGEN });
    const [time = ''] = await portal.given.timesOf(event);
    const [taking, waiting, elsewhere] = await Promise.all(
      ['Dina', 'Vilde', 'Elise'].map((name) => portal.given.person(name)),
    );
    await portal.given.attendance(time, taking ?? '');
    await portal.given.attendance(time, waiting ?? '', 'waiting');
    const writeToThem = async (more: object) => {
      await portal.as(kari).post(`/api/events/${event}/messages`, { ...LETTER, ...more });
      await portal.workOff();
    };
    await writeToThem({});
    expect(await toldTo(taking ?? '')).toMatchObject([
      {
        type: 'event:message',
        text: 'Åpen hall: Dugnad på lørdag',
        path: `/events/${event}`,
        payload: { event: { id: event, name: 'Åpen hall' }, message: { body: 'Hei! Ta med spade.' } },
      },
    ]);
    for (const person of [waiting, elsewhere, anne]) expect(await toldTo(person ?? '')).toEqual([]);
    await writeToThem({ includes_waiting: true });
    expect(await toldTo(waiting ?? '')).toHaveLength(1);
    expect(await toldTo(taking ?? '')).toHaveLength(2);
  });
});
