import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_SOURCES } from '#features/imports/source-rules.ts';
import { type SourceScene, sourceScene } from '#tests/support/source-scene.ts';
import { calendarOf } from '#tests/support/written-calendar.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const DAY_MS = 86_400_000;

let scene: SourceScene;
beforeAll(async () => {
  scene = await sourceScene(NOW);
});
afterAll(() => scene.close());
beforeEach(() => scene.startOver());

const namesOf = async (id: string) => (await scene.activities(id)).map(({ name, status }) => [name, status]);

describe('BEY-17 what a source says becomes activities', () => {
  test('BEY-17 an activity of a calendar is shown in the municipality, as plain text, with its source', async () => {
    scene.calendar([
      { uid: '1', name: 'Julekonsert <b>i</b> domkirken', more: ['DESCRIPTION:Kor\\nog orgel', 'LOCATION:Domkirken'] },
    ]);
    const id = await scene.add('kor.ics', { name: 'Koret', organization_id: scene.club });
    await scene.fetch(id);
    const [activity] = await scene.activities(id);
    const { data } = (await scene.portal.get(`/api/events/${activity?.id}`)).json();
    expect(data).toMatchObject({
      name: 'Julekonsert i domkirken',
      description: 'Kor\nog orgel',
      venue: 'Domkirken',
      organization: { id: scene.club, name: 'Fana Korps' },
      event_source: `import:${id}`,
      is_free: false,
      has_sign_up: false,
      municipalities: [{ name: 'Bergen' }],
      occurrences: [{ start_at: expect.stringContaining('2026-12-05T1') }],
    });
    const listed = (await scene.portal.get('/api/events?perPage=100')).json().data as { id: string }[];
    expect(listed.map((one) => one.id)).toContain(activity?.id);
    expect(await scene.source(id)).toMatchObject({
      name: 'Koret',
      organization: { name: 'Fana Korps' },
      events_count: 1,
      last_run: { outcome: 'done', created_count: 1, skipped_count: 0 },
      faults: [],
    });
  });

  test('BEY-17 a page that tells of its events is a source too', async () => {
    const event = { '@type': 'Event', '@id': 'a', name: 'Forestilling', startDate: '2026-12-05T18:00:00+01:00' };
    scene.server.say(`<script type="application/ld+json">${JSON.stringify(event)}</script>`, {
      'content-type': 'text/html',
    });
    const id = await scene.add('program', { kind: 'schema_org' });
    await scene.fetch(id);
    expect(await namesOf(id)).toEqual([['Forestilling', 'published']]);
  });

  test('BEY-17 doing it twice does it once, and what the server has not changed is not sent again', async () => {
    const seen: (string | undefined)[] = [];
    const text = calendarOf([{ uid: '1', name: 'Trening', more: ['RRULE:FREQ=WEEKLY'] }]);
    scene.server.behave((request, response) => {
      seen.push(request.headers['if-none-match']);
      response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' });
      response.end(request.headers['if-none-match'] === '"1"' ? undefined : text);
    });
    const id = await scene.add('trening.ics');
    await scene.fetch(id);
    const before = await scene.activities(id);
    await scene.fetch(id);
    expect(await scene.activities(id)).toEqual(before);
    expect((await scene.source(id)).last_run).toMatchObject({
      outcome: 'done',
      created_count: 0,
      message: 'unchanged',
    });
    scene.wait(8 * DAY_MS);
    await scene.fetch(id);
    expect(seen).toEqual([undefined, '"1"', undefined]);
    expect((await scene.source(id)).last_run).toMatchObject({ changed_count: 0, unchanged_count: 1 });
    const [after] = await scene.activities(id);
    expect(after?.id).toBe(before[0]?.id);
    expect(after?.starts).toEqual([...(before[0]?.starts ?? []), expect.any(String)]);
  });

  test('BEY-17 what was changed follows, what was cancelled is cancelled, and what is over stays', async () => {
    scene.calendar([
      { uid: '1', name: 'Konsert', start: '20261119T170000Z', more: ['RRULE:FREQ=DAILY;COUNT=3'] },
      { uid: '2', name: 'Møte' },
    ]);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    const [first] = await scene.activities(id);
    scene.wait(2 * DAY_MS);
    scene.calendar([
      { uid: '1', name: 'Stor konsert', start: '20261130T180000Z' },
      { uid: '2', name: 'Møte', more: ['STATUS:CANCELLED'] },
    ]);
    await scene.fetch(id);
    expect((await scene.source(id)).last_run).toMatchObject({ created_count: 0, changed_count: 2 });
    expect(await scene.activities(id)).toMatchObject([
      { name: 'Møte', status: 'cancelled' },
      { id: first?.id, name: 'Stor konsert', starts: ['2026-11-19T17:00', '2026-11-30T18:00'] },
    ]);
  });

  test('BEY-17 what vanished is cancelled and comes back when it comes back; a calendar cut off cancels nothing', async () => {
    const both = [
      { uid: '1', name: 'Konsert' },
      { uid: '2', name: 'Møte' },
    ];
    scene.calendar(both);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    const whole = calendarOf(both);
    scene.server.say(whole.slice(0, whole.indexOf('UID:2')));
    await scene.fetch(id);
    expect(await namesOf(id)).toEqual([
      ['Konsert', 'published'],
      ['Møte', 'published'],
    ]);
    expect((await scene.source(id)).faults).toMatchObject([{ kind: 'not_closed', line: 8 }]);
    scene.calendar(both.slice(0, 1));
    await scene.fetch(id);
    expect((await scene.source(id)).last_run).toMatchObject({ removed_count: 1 });
    expect(await namesOf(id)).toEqual([
      ['Konsert', 'published'],
      ['Møte', 'cancelled'],
    ]);
    scene.calendar(both);
    await scene.fetch(id);
    expect(await namesOf(id)).toEqual([
      ['Konsert', 'published'],
      ['Møte', 'published'],
    ]);
  });

  test('BEY-17 when most of it is gone at once, an admin is asked', async () => {
    const many = Array.from({ length: 8 }, (_, at) => ({ uid: String(at), name: `Nummer ${at}` }));
    scene.calendar(many);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    scene.calendar(many.slice(0, 2));
    await scene.fetch(id);
    expect((await scene.source(id)).last_run).toMatchObject({ outcome: 'broken', message: 'lost_too_much' });
    expect((await scene.activities(id)).every(({ status }) => status === 'published')).toBe(true);
    const path = `/municipality/import-sources/${id}/fetch`;
    expect((await scene.send(scene.people.admin, 'POST', path, { accepts_loss: true })).status).toBe(204);
    await scene.fetch(id, true);
    expect((await scene.activities(id)).filter(({ status }) => status === 'cancelled')).toHaveLength(6);
  });

  test('BEY-17 faults are told with their line, and the rest is taken over', async () => {
    scene.calendar([
      { uid: '1', name: 'Konsert' },
      { uid: '2', name: 'Uten tid', start: 'i morgen' },
    ]);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    expect(await scene.source(id)).toMatchObject({
      events_count: 1,
      last_run: { created_count: 1, skipped_count: 1 },
      faults: [{ kind: 'bad_time', line: 11, detail: 'Uten tid' }],
    });
  });

  test('BEY-17 thousands are taken over in batches, and no more than agreed', async () => {
    const many = Array.from({ length: 1500 }, (_, at) => ({ uid: String(at), name: `Nummer ${at}` }));
    scene.calendar(many);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    expect(await scene.source(id)).toMatchObject({
      last_run: { created_count: 1000, skipped_count: 500 },
      faults: [{ kind: 'too_many', line: null, detail: '500' }],
    });
  });
});

describe('BEY-17 sources that are broken or mean harm', () => {
  const outcome = async (file = 'kor.ics') => {
    const id = await scene.add(file);
    await scene.fetch(id);
    const { last_run, events_count } = await scene.source(id);
    return [last_run?.outcome, last_run?.message, events_count];
  };

  test.each([
    ['refused', 404, {}, 'Ikke her'],
    ['refused', 500, {}, ''],
    ['not_a_calendar', 200, {}, '<html>Logg inn</html>'],
    ['compressed', 200, { 'content-encoding': 'gzip' }, 'x'],
    ['refused', 302, {}, ''],
    ['refused', 302, { location: 'https://a:b@kor.example/' }, ''],
    ['inside', 302, { location: 'https://10.0.0.1/kor.ics' }, ''],
    ['inside', 301, { location: 'https://169.254.169.254/latest' }, ''],
    ['inside', 307, { location: 'https://[::ffff:127.0.0.1]/' }, ''],
    ['not_https', 302, { location: 'http://kor.example/kor.ics' }, ''],
    ['not_https', 302, { location: 'file:///etc/passwd' }, ''],
    ['too_many_redirects', 302, { location: '/rundt' }, ''],
    ['too_large', 200, {}, 'x'.repeat(5_000_001)],
  ] as const)('BEY-17 %s: %i %j', async (message, status, headers, body) => {
    scene.server.say(body, headers, status);
    expect(await outcome()).toEqual(['broken', message, 0]);
  });

  test('BEY-17 text that is not UTF-8, and a server that hangs up', async () => {
    scene.server.behave((_request, response) => response.end(Buffer.from([0x42, 0xff, 0xfe])));
    expect(await outcome()).toEqual(['broken', 'not_utf8', 0]);
    scene.server.behave((request) => request.socket.destroy());
    expect(await outcome('annen.ics')).toEqual(['broken', 'unreachable', 0]);
  });

  test('BEY-17 a redirect to another file of the same server is followed', async () => {
    scene.server.behave((request, response) => {
      if (request.url === '/ny.ics') response.end(calendarOf([{ uid: '1', name: 'Flyttet' }]));
      else response.writeHead(301, { location: '/ny.ics' }).end();
    });
    expect(await outcome('gammel.ics')).toEqual(['done', null, 1]);
  });

  test('BEY-17 nothing is taken over for an organisation that was stopped', async () => {
    scene.calendar([{ uid: '1', name: 'Konsert' }]);
    const id = await scene.add('kor.ics', { organization_id: scene.club });
    await sql`update organisation set status = 'suspended', stop_reason = 'Klage', stopped_at = now()
      where id = ${scene.club}`.execute(scene.portal.db);
    await scene.fetch(id);
    await sql`update organisation set status = 'accepted', stop_reason = null, stopped_at = null
      where id = ${scene.club}`.execute(scene.portal.db);
    expect((await scene.source(id)).last_run).toMatchObject({ outcome: 'broken', message: 'organisation_stopped' });
    expect(scene.server.asked).toEqual([]);
  });
});

describe('BEY-17 what looks the same waits for an admin', () => {
  const twin = async (more: object = {}) =>
    scene.portal.given.event({
      name: 'Julekonsert i Domkirken',
      organisation: scene.club,
      startsAt: ['2026-12-05T17:00:00Z'],
      ...more,
    });
  const answer = (id: string, said: string, as = scene.people.admin) =>
    scene.send(as, 'POST', `/municipality/import-questions/${id}/answer`, { answer: said });

  test('BEY-17 it is not published twice, and the answer is remembered', async () => {
    const there = await twin();
    scene.calendar([
      { uid: '1', name: 'Julekonsert i domkirka' },
      { uid: '2', name: 'Dugnad' },
    ]);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    expect(await namesOf(id)).toEqual([['Dugnad', 'published']]);
    const { questions } = await scene.room();
    expect(questions).toMatchObject([
      {
        kind: 'duplicate',
        source_name: 'Kalenderen',
        name: 'Julekonsert i domkirka',
        event: { id: there, name: 'Julekonsert i Domkirken', organizer: 'Fana Korps' },
      },
    ]);
    expect((await scene.room(scene.people.support)).questions).toEqual([]);
    const question = questions[0]?.id ?? '';
    expect((await answer(question, 'taken')).status).toBe(422);
    expect((await answer(question, 'same')).status).toBe(204);
    expect((await answer(question, 'different')).status).toBe(409);
    await scene.fetch(id);
    expect(await namesOf(id)).toEqual([['Dugnad', 'published']]);
    expect((await scene.room()).questions).toEqual([]);
    await sql`update event set deleted_at = now() where id = ${there}`.execute(scene.portal.db);
    await scene.fetch(id);
    expect((await scene.activities(id)).map(({ name }) => name)).toEqual(['Dugnad', 'Julekonsert i domkirka']);
  });

  test('BEY-17 what an admin says is different is published, and not asked about again', async () => {
    const there = await twin();
    scene.calendar([{ uid: '1', name: 'Julekonsert i domkirka' }]);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    await answer((await scene.room()).questions[0]?.id ?? '', 'different');
    await scene.fetch(id);
    await scene.fetch(id);
    expect(await namesOf(id)).toEqual([['Julekonsert i domkirka', 'published']]);
    expect((await scene.room()).questions).toEqual([]);
    await sql`update event set deleted_at = now() where id = ${there}`.execute(scene.portal.db);
  });

  test('BEY-17 a question goes when what it was about is no longer alike, or gone', async () => {
    const there = await twin();
    scene.calendar([{ uid: '1', name: 'Julekonsert i domkirka' }]);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    expect((await scene.room()).questions).toHaveLength(1);
    scene.calendar([]);
    await scene.fetch(id);
    expect((await scene.room()).questions).toEqual([]);
    await sql`update event set deleted_at = now() where id = ${there}`.execute(scene.portal.db);
  });
});

describe('BEY-17 what people have changed here is not overwritten without a yes', () => {
  async function changed() {
    scene.calendar([{ uid: '1', name: 'Konsert' }]);
    const id = await scene.add('kor.ics', { organization_id: scene.club });
    await scene.fetch(id);
    const [event] = await scene.activities(id);
    const path = `/events/${event?.id}`;
    const form = (await scene.send(scene.people.leader, 'GET', `${path}/form`)).json().data;
    await sql`update event set name = 'Vår egen konsert' where id = ${event?.id}`.execute(scene.portal.db);
    return { id, event: event?.id ?? '', form };
  }
  const ask = async (id: string) => {
    await scene.fetch(id);
    return (await scene.room()).questions;
  };
  const answer = (id: string | undefined, said: string) =>
    scene.send(scene.people.admin, 'POST', `/municipality/import-questions/${id}/answer`, { answer: said });

  test('BEY-17 as long as the source says the same, nobody is asked', async () => {
    const { id } = await changed();
    expect(await ask(id)).toEqual([]);
    expect(await namesOf(id)).toEqual([['Vår egen konsert', 'published']]);
  });

  test('BEY-17 what the source says otherwise waits; kept is remembered until it says something else', async () => {
    const { id, event } = await changed();
    scene.calendar([{ uid: '1', name: 'Konsert i kveld' }]);
    const [question] = await ask(id);
    expect(question).toMatchObject({ kind: 'changed', name: 'Konsert i kveld', event: { id: event } });
    expect(await namesOf(id)).toEqual([['Vår egen konsert', 'published']]);
    expect((await answer(question?.id, 'kept')).status).toBe(204);
    expect(await ask(id)).toEqual([]);
    scene.calendar([{ uid: '1', name: 'Konsert i morgen' }]);
    const [next] = await ask(id);
    expect(next).toMatchObject({ kind: 'changed', name: 'Konsert i morgen' });
    expect((await answer(next?.id, 'taken')).status).toBe(204);
    expect(await ask(id)).toEqual([]);
    expect(await namesOf(id)).toEqual([['Konsert i morgen', 'published']]);
  });

  test('BEY-17 what vanished is not cancelled over the heads of those who changed it', async () => {
    const { id } = await changed();
    scene.calendar([]);
    const [question] = await ask(id);
    expect(question).toMatchObject({ kind: 'changed', name: 'Vår egen konsert' });
    expect(await namesOf(id)).toEqual([['Vår egen konsert', 'published']]);
    await answer(question?.id, 'taken');
    expect(await ask(id)).toEqual([]);
    expect(await namesOf(id)).toEqual([['Vår egen konsert', 'cancelled']]);
  });

  test('BEY-17 what was deleted or taken down here stays so', async () => {
    scene.calendar([
      { uid: '1', name: 'Konsert' },
      { uid: '2', name: 'Lotteri' },
    ]);
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    const [concert, lottery] = await scene.activities(id);
    await sql`update event set deleted_at = now() where id = ${concert?.id}`.execute(scene.portal.db);
    const down = await scene.send(scene.people.admin, 'POST', `/events/${lottery?.id}/unpublish`, {
      reason: 'Ulovlig salg',
    });
    expect(down.status).toBe(200);
    scene.calendar([
      { uid: '1', name: 'Konsert i kveld' },
      { uid: '2', name: 'Lotteri i kveld' },
    ]);
    await scene.fetch(id);
    expect(await scene.activities(id)).toMatchObject([
      { name: 'Konsert', is_deleted: true },
      { name: 'Lotteri i kveld', status: 'draft' },
    ]);
  });
});

describe('BEY-17 a source that is taken away', () => {
  test('BEY-17 takes along what is to come, but for what people have changed', async () => {
    scene.calendar([
      { uid: '1', name: 'Konsert' },
      { uid: '2', name: 'Møte' },
    ]);
    const id = await scene.add('kor.ics', { organization_id: scene.club });
    await scene.fetch(id);
    const [concert] = await scene.activities(id);
    await sql`update event set name = 'Vår konsert' where id = ${concert?.id}`.execute(scene.portal.db);
    const path = `/municipality/import-sources/${id}`;
    expect((await scene.send(scene.people.admin, 'DELETE', path)).status).toBe(204);
    expect((await scene.room()).sources).toEqual([]);
    expect((await scene.send(scene.people.admin, 'DELETE', path)).status).toBe(404);
    await scene.fetch(id);
    await scene.fetch(id);
    expect(await scene.activities(id)).toMatchObject([{ name: 'Møte', is_deleted: true }]);
    expect((await scene.portal.get(`/api/events/${concert?.id}`)).json().data).toMatchObject({
      name: 'Vår konsert',
      event_source: 'local',
      organization: { name: 'Fana Korps' },
    });
    await sql`delete from event where id = ${concert?.id}`.execute(scene.portal.db);
  });

  test('BEY-17 while a run is at it, no other begins, and it takes over nothing more', async () => {
    let release = () => {};
    scene.server.behave((_request, response) => {
      release = () => response.end(calendarOf([{ uid: '1', name: 'Konsert' }]));
    });
    const id = await scene.add('kor.ics');
    const first = scene.fetch(id);
    await expect.poll(() => scene.server.asked.length).toBe(1);
    await scene.fetch(id);
    expect(scene.server.asked).toHaveLength(1);
    await scene.send(scene.people.admin, 'DELETE', `/municipality/import-sources/${id}`);
    release();
    await first;
    expect(await scene.activities(id)).toEqual([]);
  });
});

describe('BEY-17 who may', () => {
  test('BEY-17 D-08 admins of the municipality change its sources; its other people see them; others have none', async () => {
    const { people, send } = scene;
    scene.calendar([{ uid: '1', name: 'Konsert' }]);
    const id = await scene.add('kor.ics');
    const former = await scene.portal.given.person('Fred Flyttet', { adminOf: [4601, 301] });
    await sql`delete from municipal_grant where user_id = ${former} and municipality_id = 4601`.execute(
      scene.portal.db,
    );
    const body = { name: 'Ny', organization_id: null };
    const calls = [
      [
        'POST',
        '/municipality/import-sources',
        { ...body, kind: 'ical', address: scene.addressOf('x.ics'), municipality_id: '4601' },
      ],
      ['PUT', `/municipality/import-sources/${id}`, body],
      ['POST', `/municipality/import-sources/${id}/fetch`, { accepts_loss: false }],
      ['DELETE', `/municipality/import-sources/${id}`],
    ] as const;
    const { support, auditor, elsewhere, superAdmin, leader, stranger } = people;
    for (const [method, path, sent] of calls) {
      for (const other of [support, auditor, elsewhere, superAdmin, leader, stranger, former]) {
        expect([403, 404], `${method} ${path}`).toContain((await send(other, method, path, sent)).status);
      }
      expect((await send(undefined, method, path, sent)).status).toBe(401);
    }
    for (const other of [auditor, elsewhere, superAdmin, leader, stranger, former]) {
      expect([403, 404]).toContain(
        (await send(other, 'GET', '/municipality/import-sources?municipality_id=4601')).status,
      );
    }
    expect(await scene.room(support)).toMatchObject({ sources: [{ id }], can: { change: false } });
    expect(await scene.room()).toMatchObject({ sources: [{ id, name: 'Kalenderen' }], can: { change: true } });
    expect((await send(people.admin, 'PUT', `/municipality/import-sources/${id}`, body)).status).toBe(204);
    const log = (await send(people.admin, 'GET', '/municipality/log?area=portal')).json().data as { action: string }[];
    expect(log.slice(0, 2).map(({ action }) => action)).toEqual(['import_source.change', 'import_source.create']);
  });

  test.each([
    ['ikke en adresse', 'address'],
    ['http://kor.example/kor.ics', 'address'],
    ['ftp://kor.example/kor.ics', 'address'],
    ['javascript:alert(1)', 'address'],
    ['https://ola:hemmelig@kor.example/', 'address'],
    ['https://10.0.0.1/kor.ics', 'address'],
    ['https://192.168.1.1/', 'address'],
    ['https://[fd00::1]:5432/', 'address'],
    ['https://169.254.169.254/latest/meta-data', 'address'],
    ['https://167772161/', 'address'],
  ])('BEY-17 D-18 %s is refused at once', async (address) => {
    const body = { name: 'Kor', kind: 'ical', address, organization_id: null };
    const refused = await scene.send(scene.people.admin, 'POST', '/municipality/import-sources', body);
    expect(refused.status).toBe(422);
    expect(refused.json().errors.address).toHaveLength(1);
  });

  test('BEY-17 an address once, so many sources and no more, and only organisations of the municipality', async () => {
    const { people, send } = scene;
    const add = (address: string, more: object = {}) =>
      send(people.admin, 'POST', '/municipality/import-sources', {
        ...{ name: 'Kor', kind: 'ical', address, organization_id: null },
        ...more,
      });
    expect((await add('webcal://kor.example/kor.ics')).status).toBe(200);
    expect((await add('https://kor.example/kor.ics#opp')).status).toBe(422);
    const theirs = await scene.portal.given.organisation({ name: 'I Oslo', municipality: 301 });
    const waiting = await scene.portal.given.organisation({ name: 'Venter', status: 'pending' });
    for (const organization_id of [theirs, waiting]) {
      expect((await add('https://kor.example/to.ics', { organization_id })).json().errors.organization_id).toHaveLength(
        1,
      );
    }
    for (let at = 1; at < MAX_SOURCES; at += 1) await add(`https://kor.example/${at}.ics`);
    expect((await add('https://kor.example/en-til.ics')).status).toBe(409);
    expect((await scene.room()).sources).toHaveLength(MAX_SOURCES);
  });

  test('BEY-17 the clock has all of them fetched', async () => {
    const added = [await scene.add('a.ics'), await scene.add('b.ics')];
    expect(await scene.enqueued()).toEqual(added.sort());
  });
});
