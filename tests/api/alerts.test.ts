import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_ALERTS } from '#features/alerts/rules.ts';
import { tidyAlerts } from '#features/alerts/server/jobs-declared.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { askedFor as askedNow, runAlertJob, runAlerts } from '#tests/support/alert-scene.ts';
import { type Club, filledForm, givenClub, once, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';

/** A Wednesday. */
const NOON = new Date('2026-11-18T11:00:00Z');
const FREE = { filters: 'events-filtersquick-filter-free(EQ)true' };

let now = NOON;
let portal: TestPortal;
let club: Club;
let kari: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  await sql`delete from alert`.execute(portal.db);
  await sql`delete from alert_filter`.execute(portal.db);
  await sql`delete from alert_news`.execute(portal.db);
  club = await givenClub(portal);
  kari = await portal.given.person('Kari Nordmann');
});
afterAll(() => portal.close());

/** A minute passes. */
const askedFor: typeof askedNow = async (...wanted) => {
  const id = await askedNow(...wanted);
  now = new Date(now.getTime() + 60_000);
  return id;
};
type Form = Parameters<typeof filledForm>[1];
const publish = (changes: Form = {}) => runningFor(portal, club.moderator).create(filledForm(club.id, changes));

/** The jobs run every five minutes. */
async function passMinutes(minutes: number): Promise<void> {
  await runAlerts(portal);
  now = new Date(now.getTime() + minutes * 60_000);
  await runAlerts(portal);
}
const subjects = async (user: UserId = kari) => (await lettersTo(portal, user)).map(({ subject }) => subject);

async function change(id: string, changes: Form): Promise<void> {
  const { form, version } = await runningFor(portal, club.moderator).formOf(id);
  const answer = await portal
    .as(club.moderator)
    .send('PUT', `/api/events/${id}`, { body: { form: { ...form, ...changes }, version } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
}
async function publishAgain(id: string): Promise<void> {
  const { version } = await runningFor(portal, club.moderator).formOf(id);
  await portal.as(club.moderator).post(`/api/events/${id}/publish`, { version });
}
const unpublish = (id: string) => portal.as(club.moderator).post(`/api/events/${id}/unpublish`, {});

describe('BEY-03 users are told of new activities on a list', () => {
  test('BEY-03 at once: after a quarter of an hour, at most once an hour, with all that is new', async () => {
    await askedFor(portal, kari, { q: 'bordtennis' });
    await publish();
    await publish({ name: 'Sjakk' });
    await passMinutes(10);
    expect(await subjects()).toEqual([]);
    await passMinutes(10);
    expect(await subjects()).toEqual(['Én ny: Aktiviteter i Bergen, «bordtennis»']);
    const [letter] = await lettersTo(portal, kari);
    expect(letter?.text).toContain('Bordtennis for alle – Torsdag 19. november, 18:00–19:30, Solvik samfunnshus');
    expect(letter?.text).toContain('https://bergen.nabolag.example/events?q=bordtennis');
    for (const name of ['Bordtennis for flere', 'Bordtennis for resten']) await publish({ name });
    await passMinutes(30);
    expect(await subjects()).toHaveLength(1);
    await passMinutes(40);
    expect((await subjects())[1]).toBe('2 nye: Aktiviteter i Bergen, «bordtennis»');
    await passMinutes(600);
    expect(await subjects()).toHaveLength(2);
  });

  test('BEY-03 every day and every week: in the morning, in one letter', async () => {
    const ola = await portal.given.person('Ola Nordmann');
    await askedFor(portal, kari, {}, 'daily');
    await askedFor(portal, ola, {}, 'weekly');
    await publish();
    await passMinutes(60);
    await publish({ name: 'Sjakk', times: once('2026-11-28') });
    await passMinutes(60);
    expect(await subjects()).toEqual([]);
    now = new Date('2026-11-19T06:05:00Z');
    await runAlerts(portal);
    expect(await subjects()).toEqual(['2 nye: Aktiviteter i Bergen']);
    expect(await subjects(ola)).toEqual([]);
    now = new Date('2026-11-23T06:05:00Z');
    await runAlerts(portal);
    expect(await subjects(ola)).toEqual(['2 nye: Aktiviteter i Bergen']);
    expect(await subjects()).toHaveLength(1);
  });

  test('BEY-03 what was there before is not new, and is told once when a change puts it on the list', async () => {
    const id = await publish({ is_free: false, price_ore: 5000 });
    const onTheList = await publish();
    await passMinutes(30);
    await askedFor(portal, kari, FREE);
    for (const one of [id, onTheList]) await change(one, { description: 'Ta med sko.' });
    await passMinutes(30);
    expect(await subjects()).toEqual([]);
    await change(id, { is_free: true, price_ore: null });
    await passMinutes(30);
    expect(await subjects()).toEqual(['Én ny: Aktiviteter i Bergen, gratis']);
    await change(id, { is_free: false, price_ore: 5000 });
    await passMinutes(90);
    await change(id, { is_free: true, price_ore: null });
    await passMinutes(90);
    expect(await subjects()).toHaveLength(1);
  });

  test('BEY-03 words that are written into it make it new, others do not', async () => {
    const id = await publish();
    await askedFor(portal, kari, { q: 'langhåndball' });
    await change(id, { description: 'Racketer kan lånes gratis.' });
    await passMinutes(30);
    expect(await subjects()).toEqual([]);
    await change(id, { description: 'Vi spiller også langhåndball.' });
    await passMinutes(30);
    expect(await subjects()).toHaveLength(1);
  });

  test('BEY-03 nobody is told twice, however often it is taken back, and by however many alerts', async () => {
    await askedFor(portal, kari, {});
    await askedFor(portal, kari, { q: 'bordtennis' });
    const id = await publish();
    await passMinutes(20);
    expect(await subjects()).toHaveLength(1);
    await unpublish(id);
    await passMinutes(90);
    await publishAgain(id);
    await passMinutes(90);
    expect(await subjects()).toHaveLength(1);
  });

  test('BEY-03 not of what is taken back or cancelled before the letter; of that again when it is there again', async () => {
    await askedFor(portal, kari, {});
    const [taken, cancelled] = [await publish(), await publish({ name: 'Sjakk' })];
    await passMinutes(5);
    await unpublish(taken);
    await portal.as(club.moderator).post(`/api/events/${cancelled}/cancel`, { reason: 'Syk trener' });
    await passMinutes(20);
    expect(await subjects()).toEqual([]);
    await publishAgain(taken);
    await portal.as(club.moderator).post(`/api/events/${cancelled}/uncancel`, { keeps_participants: true });
    await passMinutes(20);
    expect(await subjects()).toEqual(['2 nye: Aktiviteter i Bergen']);
  });

  test('BEY-03 never of a draft or of a private organisation, and of that when it opens', async () => {
    await askedFor(portal, club.member, {});
    await sql`update organisation set is_private = true where id = ${club.id}`.execute(portal.db);
    const id = await publish();
    await passMinutes(60);
    expect(await subjects(club.member)).toEqual([]);
    await sql`update organisation set is_private = false where id = ${club.id}`.execute(portal.db);
    await passMinutes(5);
    await sql`update organisation set is_private = true where id = ${club.id}`.execute(portal.db);
    await passMinutes(60);
    expect(await subjects(club.member)).toEqual([]);
    await sql`update organisation set is_private = false where id = ${club.id}`.execute(portal.db);
    await passMinutes(60);
    expect(await subjects(club.member)).toHaveLength(1);
    await sql`update event set deleted_at = now() where id = ${id}`.execute(portal.db);
  });

  test('BEY-03 nobody who is blocked or has turned it off, and nobody in the night', async () => {
    const [ola, eva] = [await portal.given.person('Ola Nordmann'), await portal.given.person('Eva Nordmann')];
    for (const user of [kari, ola, eva]) await askedFor(portal, user, {});
    await sql`update app_user set blocked_at = ${now} where id = ${ola}`.execute(portal.db);
    await sql`insert into notification_setting (user_id, category, by_email, by_portal)
      values (${eva}, 'news', false, false)`.execute(portal.db);
    now = new Date('2026-11-18T21:30:00Z');
    const [, left] = [await publish(), await publish({ name: 'Sjakk' })];
    await passMinutes(60);
    await unpublish(left);
    expect(await subjects()).toEqual([]);
    now = new Date('2026-11-19T06:05:00Z');
    await runAlerts(portal);
    expect(await subjects()).toEqual(['Én ny: Aktiviteter i Bergen']);
    expect([await subjects(ola), await subjects(eva)]).toEqual([[], []]);
  });

  test('BEY-03 fifteen at once are one letter, with the first ten of them', async () => {
    await askedFor(portal, kari, {});
    await publish();
    for (let index = 0; index < 14; index += 1) await publish({ name: `Nr. ${index}`, times: once('2026-12-01') });
    await passMinutes(20);
    const [letter] = await lettersTo(portal, kari);
    expect(letter?.subject).toBe('15 nye: Aktiviteter i Bergen');
    expect(letter?.text).toContain('og 5 til');
  });
});

describe('BEY-14 one click in a letter', () => {
  test('BEY-14 BEY-03 turns the letters of that alert off, and of no other', async () => {
    const [first] = [await askedFor(portal, kari, { q: 'bordtennis' }), await askedFor(portal, kari, { q: 'sjakk' })];
    await publish();
    await passMinutes(20);
    const { rows } = await sql<{ unsubscribe_url: string }>`
      select unsubscribe_url from outgoing_message where user_id = ${kari}`.execute(portal.db);
    const { pathname } = new URL(rows[0]?.unsubscribe_url ?? '');
    expect((await portal.get(pathname)).body).toContain('nye på listen «Aktiviteter i Bergen, «bordtennis»»');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = await portal.send('POST', pathname, { body: 'List-Unsubscribe=One-Click', headers });
    expect(click.status).toBe(200);
    const own: { id: string; by_email: boolean }[] = (await portal.as(kari).get('/api/alerts')).json().data;
    expect(own.filter(({ by_email }) => !by_email).map(({ id }) => id)).toEqual([first]);
    await publish({ name: 'Bordtennis igjen' });
    await publish({ name: 'Sjakk' });
    await passMinutes(120);
    expect(await subjects()).toEqual([
      'Én ny: Aktiviteter i Bergen, «bordtennis»',
      'Én ny: Aktiviteter i Bergen, «sjakk»',
    ]);
    await portal.as(kari).send('DELETE', `/api/alerts/${first}`);
    expect((await portal.get(pathname)).body).not.toContain('bordtennis');
  });
});

describe('BEY-03 the alerts of a user', () => {
  const listOf = async (user: UserId) => (await portal.as(user).get('/api/alerts', { language: 'nb' })).json().data;

  test('BEY-03 are named in plain words, changed and deleted', async () => {
    const id = await askedFor(
      portal,
      kari,
      {
        filters:
          'events-filterscategories(EQ)music_dance$$false(AND)events-filtersage-group(EQ)children$$false(AND)events-filtersquick-filter-free(EQ)true',
        sort: 'asc',
      },
      'daily',
    );
    expect(await listOf(kari)).toMatchObject([
      { id, name: 'Musikk og dans for barn i Bergen, gratis', frequency: 'daily', told_at: null },
    ]);
    const changed = await portal.as(kari).send('PUT', `/api/alerts/${id}`, { body: { frequency: 'weekly' } });
    expect(changed.json().data).toMatchObject({ id, frequency: 'weekly' });
    expect((await portal.as(kari).send('DELETE', `/api/alerts/${id}`)).status).toBe(204);
    expect(await listOf(kari)).toEqual([]);
    await runAlertJob(portal, tidyAlerts);
    expect((await portal.db.selectFrom('alert_filter').select('id').execute()).length).toBe(0);
  });

  test('BEY-03 the same list in another order is the same alert, and shares its filter with others', async () => {
    const ola = await portal.given.person('Ola Nordmann');
    const first = await askedFor(portal, kari, { municipalities: '301,4601', q: 'Dans' });
    expect(await askedFor(portal, kari, { municipalities: '4601,301', q: ' dans ', sort: 'desc' }, 'weekly')).toBe(
      first,
    );
    await askedFor(portal, ola, { municipalities: '4601,301', q: 'dans' });
    expect(await listOf(kari)).toMatchObject([{ frequency: 'weekly' }]);
    expect((await portal.db.selectFrom('alert_filter').select('id').execute()).length).toBe(1);
  });

  test('BEY-03 another’s is not there', async () => {
    const ola = await portal.given.person('Ola Nordmann');
    const id = await askedFor(portal, kari, {});
    expect(await listOf(ola)).toEqual([]);
    const refusals = [
      await portal.as(ola).send('PUT', `/api/alerts/${id}`, { body: { frequency: 'weekly' } }),
      await portal.as(ola).send('DELETE', `/api/alerts/${id}`),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404]);
    expect(await listOf(kari)).toMatchObject([{ id, frequency: 'at_once' }]);
  });

  test('BEY-03 twenty are enough, and dates that are over are refused in plain words', async () => {
    for (let index = 0; index < MAX_ALERTS; index += 1) await askedFor(portal, kari, { q: `ord${index}` });
    const body = { filters: { q: 'dans' }, frequency: 'daily' };
    const refused = await portal.as(kari).post('/api/alerts', body, { language: 'nb' });
    expect([refused.status, refused.json().message]).toEqual([
      409,
      'Du har 20 varsler allerede, og flere kan du ikke ha. Slett et du ikke trenger lenger, så er det plass til et nytt.',
    ]);
    expect((await portal.as(kari).post('/api/alerts', { ...body, filters: { q: 'ord3' } })).status).toBe(200);
    const past = { ...body, filters: { end_at: '2026-11-01' } };
    const over = await portal.as(club.member).post('/api/alerts', past, { language: 'nb' });
    expect([over.status, over.json().message]).toEqual([
      422,
      'Datoene i filteret er over, så det kommer ingen nye. Velg andre datoer, eller ta dem bort.',
    ]);
    const wrong = await portal.as(kari).post('/api/alerts', { filters: {}, frequency: 'hourly' });
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ['frequency']]);
  });
});
