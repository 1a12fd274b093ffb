import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import type { GivenEvent } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';
import { participantsScene } from './participants-scene.ts';

let portal: TestPortal;
let scene: ReturnType<typeof participantsScene>;
let club: Awaited<ReturnType<typeof scene.givenClub>>;
const NOW = new Date('2026-11-19T12:00:00Z');
let now = NOW;
const FULL = { startsInHours: [48], capacity: 1 };

beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  scene = participantsScene(portal);
});
beforeEach(async () => {
  now = NOW;
  club = await scene.givenClub();
});
afterAll(() => portal.close());

const waitingAt = (time: string) => scene.namesIn(club.owner, time, '?status=waiting');
const move = (as: string, id: string | undefined, way: 'up' | 'down', reason = 'Trenger plassen') =>
  scene.act(as, 'POST', `/attendees/${id}/${way}`, { reason });
const countsOf = async (time: string) => (await scene.list(club.owner, time)).counts;
const factsOf = async (event: string) =>
  (
    await portal.db
      .selectFrom('fact')
      .select('kind')
      .where('event_id', '=', asId<'EventId'>(event))
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('OCC-04 moving on the waiting list', () => {
  test('OCC-04 one step up or down, with a reason that is kept', async () => {
    const { time, event } = await scene.givenActivity(club, FULL);
    const [, , third] = await scene.givenPeopleAt(time, ['A', 'B', 'C'], 'waiting');
    expect(await move(club.moderator, third?.id, 'up')).toEqual([204, null]);
    expect(await waitingAt(time)).toEqual(['A', 'C', 'B']);
    await move(club.moderator, third?.id, 'up', 'Søsken er med');
    expect(await waitingAt(time)).toEqual(['C', 'A', 'B']);
    await move(club.moderator, third?.id, 'down', 'Ombestemte seg');
    expect(await waitingAt(time)).toEqual(['A', 'C', 'B']);
    const { data } = await scene.list(club.owner, time, '?status=waiting');
    expect(data.map(({ last_reason }: { last_reason: string | null }) => last_reason)).toEqual([
      null,
      'Ombestemte seg',
      null,
    ]);
    const changes = (await portal.as(club.moderator).get(`/api/attendees/${third?.id}/changes`)).json().data;
    expect(changes).toMatchObject([
      { kind: 'moved_down', person: 'Kim Koordinator', reason: 'Ombestemte seg' },
      { kind: 'moved_up', person: 'Kim Koordinator', reason: 'Søsken er med' },
      { kind: 'moved_up', person: 'Kim Koordinator', reason: 'Trenger plassen' },
    ]);
    expect(await factsOf(event)).toEqual(['attendee:moved', 'attendee:moved', 'attendee:moved']);
  });

  test('OCC-04 also past those who come first; both keep a place in the order', async () => {
    const { time } = await scene.givenActivity(club, FULL);
    const [first, second] = await scene.givenPeopleAt(time, ['Forrang', 'Vanlig'], 'waiting');
    await sql`update attendance set is_prior = true where id = ${first?.id}`.execute(portal.db);
    await move(club.moderator, second?.id, 'up');
    expect(await waitingAt(time)).toEqual(['Vanlig', 'Forrang']);
    await move(club.moderator, second?.id, 'down');
    expect(await waitingAt(time)).toEqual(['Forrang', 'Vanlig']);
  });

  test('OCC-04 at the ends, without a reason, and for those who have a place it is refused', async () => {
    const { time } = await scene.givenActivity(club, FULL);
    const [placed] = await scene.givenPeopleAt(time, ['Har plass']);
    const [first, last] = await scene.givenPeopleAt(time, ['A', 'B'], 'waiting');
    expect(await move(club.moderator, first?.id, 'up')).toEqual([
      409,
      'Deltakeren står allerede først på ventelisten.',
    ]);
    expect(await move(club.moderator, last?.id, 'down')).toEqual([
      409,
      'Deltakeren står allerede sist på ventelisten.',
    ]);
    expect((await move(club.moderator, placed?.id, 'up'))[0]).toBe(409);
    for (const reason of ['', '   ', 'x'.repeat(501)]) {
      expect((await move(club.moderator, last?.id, 'up', reason))[0]).toBe(422);
    }
    expect((await move(club.moderator, randomUUID(), 'up'))[0]).toBe(404);
    expect(await waitingAt(time)).toEqual(['A', 'B']);
  });

  test('OCC-04 two organisers who move the same person at once move them two steps, and lose nobody', async () => {
    const { time } = await scene.givenActivity(club, FULL);
    const placed = await scene.givenPeopleAt(time, ['A', 'B', 'C', 'D', 'E'], 'waiting');
    const answers = await Promise.all([
      move(club.moderator, placed[4]?.id, 'up'),
      move(club.admin, placed[4]?.id, 'up'),
    ]);
    expect(answers).toEqual([
      [204, null],
      [204, null],
    ]);
    expect(await waitingAt(time)).toEqual(['A', 'B', 'E', 'C', 'D']);
    await Promise.all(placed.flatMap(({ id }) => [move(club.moderator, id, 'up'), move(club.admin, id, 'down')]));
    expect((await waitingAt(time)).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
    const { rows } = await sql<{ places: number }>`
      select count(distinct position)::int as places from attendance where occurrence_id = ${time}`.execute(portal.db);
    expect(rows[0]?.places).toBe(5);
  });
});

describe('OCC-04 removing a user', () => {
  test('OCC-04 they are told why, and the first in line gets the place at once', async () => {
    const { time, event } = await scene.givenActivity(club, FULL);
    const [placed] = await scene.givenPeopleAt(time, ['Anne']);
    const [next, other] = await scene.givenPeopleAt(time, ['Bjørn', 'Camilla'], 'waiting');
    expect(
      await scene.act(club.moderator, 'DELETE', `/attendees/${placed?.id}`, { reason: 'Feil aldersgruppe' }),
    ).toEqual([204, null]);
    expect(await scene.namesIn(club.owner, time)).toEqual(['Bjørn']);
    expect(await waitingAt(time)).toEqual(['Camilla']);
    expect(await countsOf(time)).toMatchObject({ attending: 1, waiting: 1 });
    expect(await factsOf(event)).toEqual(['attendee:removed', 'attendee:promoted']);
    await portal.workOff();
    expect(await templatesTo(portal, placed?.user ?? '')).toEqual(['placeRemoved']);
    expect(await templatesTo(portal, next?.user ?? '')).toEqual(['placePromoted']);
    expect(await templatesTo(portal, other?.user ?? '')).toEqual([]);
    const { rows } = await sql<{ text: string }>`
      select text from outgoing_message where user_id = ${placed?.user}`.execute(portal.db);
    expect(rows[0]?.text).toContain('Feil aldersgruppe');
  });

  test('OCC-04 twice is told apart, and what is over stays as it was', async () => {
    const { time } = await scene.givenActivity(club);
    const [placed, other] = await scene.givenPeopleAt(time, ['Anne', 'Bjørn']);
    const remove = (id: string | undefined) => scene.act(club.moderator, 'DELETE', `/attendees/${id}`, {});
    expect((await remove(placed?.id))[0]).toBe(204);
    expect(await remove(placed?.id)).toEqual([409, 'Deltakeren er ikke på listen lenger. Last inn siden på nytt.']);
    now = new Date(NOW.getTime() + 51 * 3_600_000);
    expect(await remove(other?.id)).toEqual([409, 'Denne gangen er over, så listen kan ikke endres.']);
  });

  test('OCC-04 two organisers who remove the same person promote one', async () => {
    const { time } = await scene.givenActivity(club, FULL);
    const [placed] = await scene.givenPeopleAt(time, ['Anne']);
    await scene.givenPeopleAt(time, ['Bjørn', 'Camilla'], 'waiting');
    const statuses = await Promise.all(
      [club.moderator, club.admin].map((as) => scene.act(as, 'DELETE', `/attendees/${placed?.id}`, {})),
    );
    expect(statuses.map(([status]) => status).toSorted()).toEqual([204, 409]);
    expect(await scene.namesIn(club.owner, time)).toEqual(['Bjørn']);
  });
});

describe('OCC-01 registering others', () => {
  const register = (as: string, time: string, user_ids: string[], reason = '') =>
    scene.act(as, 'POST', `/occurrences/${time}/attend-multiple`, { user_ids, reason });

  test('OCC-01 in the order in which they were picked; who finds no room waits; all are told', async () => {
    const { time } = await scene.givenActivity(club, FULL);
    const picked = [club.member, club.admin, club.member];
    expect(await register(club.moderator, time, picked, 'Ringte og spurte')).toEqual([
      200,
      { attending: 1, waiting: 1, already: 0, no_room: 0 },
    ]);
    expect(await scene.namesIn(club.owner, time)).toEqual(['Mina Medlem']);
    expect(await waitingAt(time)).toEqual(['Adam Administrator']);
    await portal.workOff();
    expect(await templatesTo(portal, club.member)).toEqual(['placeTaken']);
    expect(await templatesTo(portal, club.admin)).toEqual(['placeWaiting']);
    const [row] = (await scene.list(club.owner, time)).data;
    const changes = (await portal.as(club.owner).get(`/api/attendees/${row.id}/changes`)).json().data;
    expect(changes).toMatchObject([{ kind: 'signed_up', person: 'Kim Koordinator', reason: 'Ringte og spurte' }]);
    expect(await register(club.moderator, time, [club.member])).toEqual([
      200,
      { attending: 0, waiting: 0, already: 1, no_room: 0 },
    ]);
  });

  test('OCC-01 full and without a waiting list there is no room', async () => {
    const { time } = await scene.givenActivity(club, { ...FULL, settings: { has_waiting_list: false } });
    expect((await register(club.moderator, time, [club.member, club.admin]))[1]).toEqual({
      attending: 1,
      waiting: 0,
      already: 0,
      no_room: 1,
    });
  });

  test('OCC-01 a person must be picked, and not more than a hundred', async () => {
    const { time } = await scene.givenActivity(club);
    const none = await portal
      .as(club.moderator)
      .post(`/api/occurrences/${time}/attend-multiple`, { user_ids: [] }, { language: 'nb' });
    expect([none.status, none.json().errors.user_ids]).toEqual([422, ['Velg minst én person']]);
    const many = Array.from({ length: 101 }, () => randomUUID());
    expect((await register(club.moderator, time, many))[0]).toBe(422);
  });

  test('D-13 only members and people who have taken part here within 90 days; else nobody is registered', async () => {
    const before = await scene.givenActivity(club, { startsInHours: [-100] });
    const [known] = await scene.givenPeopleAt(before.time, ['Kjent fra før']);
    const elsewhere = await portal.given.event({ organisation: club.other, startsInHours: [-100] });
    const [stranger] = await scene.givenPeopleAt((await portal.given.timesOf(elsewhere))[0] ?? '', ['Fremmed']);
    const old = await scene.givenActivity(club, { startsInHours: [-24 * 91] });
    const [forgotten] = await scene.givenPeopleAt(old.time, ['Glemt']);
    const { time } = await scene.givenActivity(club);
    expect((await register(club.moderator, time, [known?.user ?? '', club.member]))[0]).toBe(200);
    for (const person of [stranger?.user, forgotten?.user, club.applicant, club.outsider, randomUUID()]) {
      const answer = await portal
        .as(club.moderator)
        .post(`/api/occurrences/${time}/attend-multiple`, { user_ids: [club.admin, person] }, { language: 'nb' });
      expect([answer.status, answer.json().errors.user_ids[0]]).toEqual([
        422,
        'En av dem du valgte, er verken medlem eller har vært med før. Søk opp personen på nytt, eller be personen melde seg på selv.',
      ]);
    }
    expect(await scene.namesIn(club.owner, time)).toEqual(['Kjent fra før', 'Mina Medlem']);
  });

  test('OCC-06 not-attendees: those who can be registered, by name, without those on the list', async () => {
    const before = await scene.givenActivity(club, { startsInHours: [-100] });
    await scene.givenPeopleAt(before.time, ['Åse Kjent', 'Blokkert']);
    await sql`update app_user set blocked_at = now() where name = 'Blokkert'`.execute(portal.db);
    const { time } = await scene.givenActivity(club);
    await portal.given.attendance(time, club.member);
    const read = async (query = '') => {
      const { data, meta } = (
        await portal.as(club.moderator).get(`/api/occurrences/${time}/not-attendees${query}`)
      ).json();
      return [data.map(({ name }: { name: string }) => name), meta.total];
    };
    expect(await read()).toEqual([['Adam Administrator', 'Kim Koordinator', 'Oda Eier', 'Åse Kjent'], 4]);
    expect(await read('?q=åse')).toEqual([['Åse Kjent'], 1]);
    expect(await read('?perPage=3&page=2')).toEqual([['Åse Kjent'], 4]);
    expect(await read('?page=9')).toEqual([[], 4]);
  });

  test('OCC-05 after the time limit an organiser can still register a user, but not for what is over or cancelled', async () => {
    const closed = await scene.givenActivity(club, { startsInHours: [2], settings: { sign_up_closes_minutes: 600 } });
    expect((await register(club.moderator, closed.time, [club.member]))[0]).toBe(200);
    const cases: [GivenEvent, string][] = [
      [{ startsInHours: [-4] }, 'Denne gangen er over, så ingen kan meldes på.'],
      [{ status: 'cancelled' }, 'Denne gangen er avlyst, så ingen kan meldes på.'],
      [{ cancelledTimes: [0] }, 'Denne gangen er avlyst, så ingen kan meldes på.'],
      [{ isCompleted: true }, 'Aktiviteten er avsluttet, så ingen kan meldes på.'],
      [{ settings: { has_sign_up: false } }, 'Aktiviteten har ikke påmelding. Slå den på i skjemaet først.'],
      [{ status: 'draft' }, 'Aktiviteten er ikke publisert. Publiser den først, så kan du melde på deltakere.'],
    ];
    for (const [about, sentence] of cases) {
      const { time } = await scene.givenActivity(club, { startsInHours: [48], ...about });
      expect(await register(club.moderator, time, [club.member])).toEqual([409, sentence]);
    }
  });

  test('OCC-03 two organisers who fill the last places at once oversell nothing', async () => {
    const { time } = await scene.givenActivity(club, { startsInHours: [48], capacity: 2 });
    await Promise.all([
      register(club.moderator, time, [club.member, club.owner]),
      register(club.admin, time, [club.admin, club.moderator]),
    ]);
    expect(await countsOf(time)).toMatchObject({ attending: 2, waiting: 2 });
  });
});
