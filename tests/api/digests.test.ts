import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dueReaders } from '#features/notifications/server/due-entries.ts';
import { MAX_LINES, sendDigests } from '#features/notifications/server/send-digests.ts';
import {
  MONDAY_MORNING,
  ORIGINS,
  SETTINGS,
  startDigestScene,
  TUESDAY,
  WEDNESDAY_MORNING,
} from '#tests/support/digest-scene.ts';
import { plansOf } from '#tests/support/plan-of.ts';
import type { TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

let at: Awaited<ReturnType<typeof startDigestScene>>;
let portal: TestPortal;
let club: Awaited<ReturnType<(typeof at)['scene']['givenClub']>>;
beforeAll(async () => {
  at = await startDigestScene();
  portal = at.portal;
});
beforeEach(async () => {
  at.setClock(TUESDAY);
  club = await at.scene.givenClub({ name: 'Solvik IL' });
});
afterAll(() => portal.close());

describe('BEY-14 one letter for what has come together', () => {
  test('BEY-14 daily: nothing at once, one letter in the morning, and then nothing again', async () => {
    await at.chooseFor(club.admin, 'running', 'daily');
    await at.ask(club);
    await at.ask(club);
    expect(await templatesTo(portal, club.admin)).toEqual([]);
    expect(await templatesTo(portal, club.owner)).toEqual(['memberRequested', 'memberRequested']);
    await at.digestsAt(new Date(WEDNESDAY_MORNING.getTime() - 60_000));
    expect(await templatesTo(portal, club.admin)).toEqual([]);
    await at.digestsAt(WEDNESDAY_MORNING);
    const [letter, ...more] = await at.digestTo(club.admin);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Siden i går: 2 nye varsler');
    expect(letter?.text).toContain('NÅR DU ER ARRANGØR');
    expect(letter?.text).toContain('Solvik IL · Tirsdag 17. november, 15:00');
    expect(letter?.text).toContain(`/organisations/${club.id}`);
    await at.digestsAt(new Date(WEDNESDAY_MORNING.getTime() + 86_400_000));
    expect(await at.digestTo(club.admin)).toHaveLength(1);
  });

  test('BEY-14 weekly: on Monday; daily and weekly on that day are one letter', async () => {
    await at.choose(club.admin, '', 'weekly');
    await at.ask(club);
    await at.digestsAt(WEDNESDAY_MORNING);
    expect(await at.digestTo(club.admin)).toEqual([]);
    at.setClock(new Date('2026-11-22T12:00:00Z'));
    await at.chooseFor(club.admin, 'running', 'daily');
    await at.ask(club);
    await at.digestsAt(MONDAY_MORNING);
    expect((await at.digestTo(club.admin)).map(({ subject }) => subject)).toEqual(['Sist uke: 2 nye varsler']);
  });

  test('BEY-14 the organisation’s choice beats the category’s, and that the general one', async () => {
    await at.choose(club.admin, '', 'weekly');
    await at.chooseFor(club.admin, 'running', 'daily');
    await at.choose(club.admin, `/${club.id}`, 'at_once');
    await at.ask(club);
    expect(await templatesTo(portal, club.admin)).toEqual(['memberRequested']);
    const { categories, organizations } = (await portal.as(club.admin).get(SETTINGS)).json().data;
    expect(categories.map(({ email_pace }: { email_pace: string }) => email_pace)).toEqual([
      'weekly',
      'weekly',
      'weekly',
      'weekly',
      'weekly',
      'daily',
      'weekly',
    ]);
    expect(organizations[0]).toMatchObject({ email_pace: 'at_once', is_own: true });
  });

  test('BEY-14 what is urgent or always told is not gathered, nor is an SMS', async () => {
    await at.choose(club.applicant, '', 'weekly');
    await at.choose(club.member, '', 'daily');
    expect(await at.scene.act(club.admin, `${club.url}/members/${club.applicant}/accept`)).toBe(204);
    const event = await portal.given.event({ name: 'Turen', organisation: club.id, startsInHours: [20] });
    const [time = ''] = await portal.given.timesOf(event);
    await portal.given.attendance(time, club.member);
    await at.scene.act(club.admin, `/api/events/${event}/cancel`, { reason: '' });
    await portal.workOff();
    expect(await templatesTo(portal, club.applicant)).toEqual(['memberAccepted']);
    expect(await templatesTo(portal, club.member)).toEqual(['eventCancelled']);
    await at.choose(club.admin, '', 'daily');
    await sql`
      update app_user set email_verified_at = null, phone = '+4790001' || (100 + (random() * 800)::int), phone_verified_at = now()
      where id = ${club.admin}`.execute(portal.db);
    await sql`update notification_setting set by_sms = true where user_id = ${club.admin}`.execute(portal.db);
    await at.ask(club);
    expect(await templatesTo(portal, club.admin)).toEqual(['memberRequested']);
  });

  test('BEY-14 also what stands nowhere in the portal, and of a bundle the newest alone', async () => {
    await at.choose(club.outsider, '', 'daily');
    await sql`update notification_setting set by_portal = false where user_id = ${club.outsider}`.execute(portal.db);
    await portal.as(club.outsider).post(`${club.url}/follow`);
    const event = await portal.given.event({ name: 'Kveldsturen', organisation: club.id, startsInHours: [72] });
    for (let time = 0; time < 3; time += 1) await at.tellOfNews(club, club.outsider, [event], { bundle_key: 'one' });
    for (let time = 0; time < 2; time += 1) await at.tellOfNews(club, club.outsider, [event], { once_key: 'once' });
    expect(await at.waitingFor(club.outsider)).toBe(2);
    expect((await portal.as(club.outsider).get('/api/notifications')).json().meta.total).toBe(0);
    await at.digestsAt(WEDNESDAY_MORNING);
    expect(await at.digestTo(club.outsider)).toHaveLength(1);
  });

  test('BEY-14 new activities stand in it with time and place; no more than are read, and how many there are besides', async () => {
    await at.choose(club.outsider, '', 'daily');
    await portal.as(club.outsider).post(`${club.url}/follow`);
    const events: string[] = [];
    for (let nr = 0; nr < MAX_LINES + 2; nr += 1) {
      events.push(await portal.given.event({ name: `Tur ${nr}.`, organisation: club.id, startsInHours: [72 + nr] }));
    }
    await sql`update event set venue = 'Solvikhallen' where id = ${events[0]}`.execute(portal.db);
    await at.tellOfNews(club, club.outsider, events);
    await at.digestsAt(WEDNESDAY_MORNING);
    const [letter] = await at.digestTo(club.outsider);
    expect(letter?.subject).toBe(`Siden i går: ${MAX_LINES + 2} nye varsler`);
    expect(letter?.text).toMatch(/\* Tur 0\.\n {2}Solvik IL · Fredag 20\. november, 15:00–\d\d:00 · Solvikhallen\n/);
    expect(letter?.text?.match(/\* Tur/g)).toHaveLength(MAX_LINES);
    expect(letter?.text).toContain('… og 2 til.');
  });
});

describe('BEY-14 the letter is sent once', () => {
  beforeEach(async () => {
    await at.chooseFor(club.admin, 'running', 'daily');
    await at.ask(club);
  });

  test('D-27 two who send at the same moment send one, and a second run none', async () => {
    at.setClock(WEDNESDAY_MORNING);
    const run = () => sendDigests({ ...portal.jobServices, now: WEDNESDAY_MORNING, origins: ORIGINS });
    await Promise.all([run(), run()]);
    await run();
    expect(await at.digestTo(club.admin)).toHaveLength(1);
  });

  test('D-29 what fails half-way is as if it had not begun, and keeps nobody else waiting', async () => {
    at.setClock(WEDNESDAY_MORNING);
    await at.chooseFor(club.owner, 'running', 'daily');
    at.setClock(TUESDAY);
    await at.ask(club);
    await sql`update app_user set email = 'no address' where id = ${club.admin}`.execute(portal.db);
    await expect(at.digestsAt(WEDNESDAY_MORNING)).rejects.toThrow('no address');
    expect(await at.waitingFor(club.admin)).toBe(2);
    expect(await at.digestTo(club.owner)).toHaveLength(1);
    await sql`update app_user set email = ${`${club.admin}@test.example`} where id = ${club.admin}`.execute(portal.db);
    await at.digestsAt(new Date(WEDNESDAY_MORNING.getTime() + 600_000));
    expect(await at.digestTo(club.admin)).toHaveLength(1);
  });

  test('NOT-04 later, where the user wants to be left in peace for longer', async () => {
    await portal.as(club.admin).send('PUT', '/api/users/me/quiet-hours', { body: { from_hour: 22, until_hour: 9 } });
    await at.digestsAt(WEDNESDAY_MORNING);
    const { rows } = await sql<{ not_before: string }>`
      select not_before from outgoing_message where user_id = ${club.admin} and template = 'digest'`.execute(portal.db);
    expect(rows.map(({ not_before }) => new Date(not_before).toISOString())).toEqual(['2026-11-18T08:00:00.000Z']);
  });

  test('BEY-14 one click turns it off and on again; what never waits comes as before', async () => {
    await at.choose(club.admin, '', 'daily');
    await at.digestsAt(WEDNESDAY_MORNING);
    const { rows } = await sql<{ unsubscribe_url: string }>`
      select unsubscribe_url from outgoing_message where user_id = ${club.admin} and template = 'digest'`.execute(
      portal.db,
    );
    const path = new URL(rows[0]?.unsubscribe_url ?? '').pathname;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await portal.get(path)).body).toContain('dagen som gikk');
    const done = await portal.send('POST', path, { body: 'List-Unsubscribe=One-Click', headers });
    const mailed = async () => {
      const { by_email, categories } = (await portal.as(club.admin).get(SETTINGS)).json().data;
      return [by_email, ...categories.map((one: { by_email: boolean }) => one.by_email)];
    };
    expect(await mailed()).toEqual([false, true, true, false, false, false, false, false]);
    const undo = /name="undo" value="([^"]+)"/.exec(done.body)?.[1];
    expect((await portal.send('POST', path, { body: `undo=${undo}`, headers })).status).toBe(200);
    expect(await mailed()).toEqual([true, true, true, true, true, true, true, true]);
  });
});

test('D-20 only those with something that is due are looked for, in the order of an index', async () => {
  await sql`
    insert into digest_entry (id, user_id, pace, due_at, tenant_key, category, is_for_team, event_ids, texts, created_at)
    select gen_random_uuid(), ${club.member}, 'weekly', ${MONDAY_MORNING}::timestamptz + nr * interval '1 second', 'bergen',
      'messages', false, '{}', '{}', now()
    from generate_series(1, 5000) as nr`.execute(portal.db);
  await sql`analyze digest_entry`.execute(portal.db);
  const plans = await plansOf(portal.db, (db) => dueReaders({ db, now: TUESDAY }));
  expect(plans.join('\n')).toContain('digest_entry_due');
});
