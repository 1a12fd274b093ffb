import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_INVITED, MAX_INVITES_TO_ONE_A_DAY } from '#features/event-invites/rules.ts';
import type { GivenEvent } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
const NOON = new Date('2026-03-10T11:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ now: () => NOON });
});
afterAll(() => portal.close());

async function givenTraining(event: GivenEvent = {}, isPrivate = false) {
  const { given } = portal;
  const [moderator, member] = [await given.person('Kim Koordinator'), await given.person('Mina Medlem')];
  const club = await given.organisation({ name: 'Solvik IL', isPrivate });
  await given.member(club, moderator, 'moderator');
  await given.member(club, member);
  const id = await given.event({
    name: 'Solvikdagen',
    organisation: club,
    startsAt: ['2026-03-14T09:00:00Z'],
    ...event,
  });
  return { id, url: `/api/events/${id}/invites`, club, moderator, member };
}
type Training = Awaited<ReturnType<typeof givenTraining>>;

const invite = (at: Training, body: object, as = at.moderator) => portal.as(as).post(at.url, body, { language: 'nb' });
const newAddress = () => `${randomUUID()}@test.example`;
const lettersAt = (address: string) =>
  portal.db
    .selectFrom('outgoing_message')
    .select(['subject', 'text', 'language', 'template'])
    .where('recipient', '=', address)
    .execute();

describe('EVF-03 inviting to an activity', () => {
  test('EVF-03 the letter says who it is from, when it is, and that it comes once', async () => {
    const at = await givenTraining();
    const address = newAddress();
    const answer = await invite(at, { emails: [address.toUpperCase(), address], note: 'Ta med\nhele familien' });
    expect([answer.status, answer.json().data]).toEqual([200, { sent: 1, already: 0, unreachable: 0 }]);
    const [letter, ...more] = await lettersAt(address);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      subject: 'Solvik IL inviterer deg til en aktivitet',
      template: 'eventInvitation',
      language: 'nb',
    });
    expect(letter?.text).toContain('Kim Koordinator i Solvik IL vil gjerne ha deg med på Solvikdagen.');
    expect(letter?.text).toContain('Neste gang: Lørdag 14. mars, 10:00–12:00');
    expect(letter?.text).toContain('«Ta med hele familien»');
    expect(letter?.text).toContain('bare én gang');
    expect(letter?.text).toMatch(new RegExp(`https?://\\S+/events/${at.id}`));
  });

  test('EVF-03 nobody is told twice of the same activity', async () => {
    const at = await givenTraining();
    const address = newAddress();
    await invite(at, { emails: [address] });
    const again = await invite(at, { emails: [address, newAddress()] });
    expect(again.json().data).toEqual({ sent: 1, already: 1, unreachable: 0 });
    expect(await lettersAt(address)).toHaveLength(1);
  });

  test('EVF-03 members by name, in their own language; those who want no e-mails are told of as a number', async () => {
    const at = await givenTraining();
    const quiet = await portal.given.person('Stille Medlem');
    await portal.given.member(at.club, quiet);
    await portal.db.insertInto('notification_setting').values({ user_id: quiet, by_email: false }).execute();
    await portal.db.updateTable('app_user').set({ lang: 'en' }).where('id', '=', at.member).execute();
    const { data } = (await invite(at, { user_ids: [at.member, quiet] })).json();
    expect(data).toEqual({ sent: 1, already: 0, unreachable: 1 });
    expect((await lettersAt(`${at.member}@test.example`))[0]?.subject).toBe('Solvik IL invites you to an activity');
    expect(await lettersAt(`${quiet}@test.example`)).toEqual([]);
    const byAddress = await invite(at, { emails: [`${at.member}@test.example`] });
    expect(byAddress.json().data).toEqual({ sent: 0, already: 1, unreachable: 0 });
  });

  test('EVF-03 D-06 an address with an account, a blocked one and one without are answered alike', async () => {
    const at = await givenTraining();
    const [known, blocked] = [await portal.given.person('Kjent'), await portal.given.person('Sperret')];
    await portal.db.updateTable('app_user').set({ blocked_at: NOON }).where('id', '=', blocked).execute();
    const answers = [];
    for (const email of [`${known}@test.example`, `${blocked}@test.example`, newAddress()]) {
      answers.push((await invite(at, { emails: [email] })).body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await lettersAt(`${blocked}@test.example`)).toEqual([]);
  });

  test('EVF-03 every address that is none is named, and nobody is told meanwhile', async () => {
    const at = await givenTraining();
    const good = newAddress();
    const { status, json } = await invite(at, { emails: ['kari', good, 'ola@', 'a@b.no\nBcc: x@y.no'] });
    expect(status).toBe(422);
    expect(Object.keys(json().errors)).toEqual(['emails.0', 'emails.2', 'emails.3']);
    expect(json().errors['emails.0']).toEqual(['«kari» er ikke en e-postadresse']);
    expect(await lettersAt(good)).toEqual([]);
    expect((await invite(at, {})).json().errors.emails[0]).toContain('minst én');
    const stranger = await portal.given.person('Fremmed');
    const [one, other] = [await invite(at, { user_ids: [stranger] }), await invite(at, { user_ids: [randomUUID()] })];
    expect([one.status, one.json()]).toEqual([422, other.json()]);
    expect((await invite(at, { emails: Array.from({ length: 51 }, newAddress) })).status).toBe(422);
  });

  test.each([
    ['a draft', { status: 'draft' }, 'ikke publisert'],
    ['what is cancelled', { status: 'cancelled' }, 'avlyst'],
    ['what is completed', { isCompleted: true }, 'utført'],
    ['what is over', { startsAt: ['2026-03-01T09:00:00Z'] }, 'over'],
  ] as const)('EVF-03 not to %s', async (_what, event, word) => {
    const at = await givenTraining(event as GivenEvent);
    const { status, json } = await invite(at, { emails: [newAddress()] });
    expect([status, json().message]).toEqual([409, expect.stringContaining(word)]);
  });

  test('EVF-03 only by those who run it', async () => {
    const at = await givenTraining();
    expect((await invite(at, { emails: [newAddress()] }, at.member)).status).toBe(403);
    expect((await portal.post(at.url, { emails: [newAddress()] })).status).toBe(401);
    const draft = await givenTraining({ status: 'draft' });
    expect((await invite(draft, { emails: [newAddress()] }, draft.member)).status).toBe(404);
  });

  test('EVF-03 to what a private organisation has only its members', async () => {
    const at = await givenTraining({}, true);
    const refused = await invite(at, { emails: [newAddress()] });
    expect([refused.status, refused.json().errors['emails.0'][0]]).toEqual([422, expect.stringContaining('medlemmer')]);
    expect((await invite(at, { user_ids: [at.member] })).json().data.sent).toBe(1);
  });

  test('EVF-03 so many of one activity, and so many to one address in a day', async () => {
    const at = await givenTraining();
    const address = newAddress();
    for (let count = 0; count < MAX_INVITES_TO_ONE_A_DAY; count += 1) {
      const other = await portal.given.event({ organisation: at.club, startsAt: ['2026-03-14T09:00:00Z'] });
      await portal.as(at.moderator).post(`/api/events/${other}/invites`, { emails: [address] });
    }
    const pestered = await invite(at, { emails: [address] });
    expect([pestered.status, pestered.json().message]).toEqual([429, expect.stringContaining(address)]);
    await sql`insert into event_invite (id, event_id, email, created_at)
      select gen_random_uuid(), ${at.id}, 'nr' || n || '@test.example', '2026-01-01'
      from generate_series(1, ${MAX_INVITED - 1}) n`.execute(portal.db);
    const tooMany = await invite(at, { emails: [newAddress(), newAddress()] });
    expect([tooMany.status, tooMany.json().message]).toEqual([409, expect.stringContaining('det er 1 igjen')]);
    expect((await invite(at, { emails: [newAddress()] })).status).toBe(200);
  });

  test('EVF-03 facts are recorded, and what is sent twice with the same key is sent once', async () => {
    const at = await givenTraining();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { emails: [newAddress()], user_ids: [at.member] };
    const send = () => portal.as(at.moderator).post(at.url, body, { headers });
    expect((await send()).json()).toEqual((await send()).json());
    const facts = await portal.db.selectFrom('fact').select('subject_user_id').where('event_id', '=', at.id).execute();
    expect(facts.map(({ subject_user_id }) => subject_user_id).sort()).toEqual([at.member, null].sort());
  });
});
