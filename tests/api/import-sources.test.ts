import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
