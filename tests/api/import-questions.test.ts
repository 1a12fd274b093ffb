import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SourceScene, sourceScene } from '#tests/support/source-scene.ts';
import { calendarOf } from '#tests/support/written-calendar.ts';

const NOW = new Date('2026-11-18T10:00:00Z');

let scene: SourceScene;
beforeAll(async () => {
  scene = await sourceScene(NOW);
});
afterAll(() => scene.close());
beforeEach(() => scene.startOver());

const namesOf = async (id: string) => (await scene.activities(id)).map(({ name, status }) => [name, status]);

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

  test('BEY-17 what is answered while the source is read is carried out the next time, changed or not', async () => {
    const there = await twin();
    let asked = 0;
    let release = () => {};
    scene.server.behave((request, response) => {
      asked += 1;
      const send = () => {
        const isKnown = request.headers['if-none-match'] === '"1"';
        response.writeHead(isKnown ? 304 : 200, { etag: '"1"' });
        response.end(isKnown ? undefined : calendarOf([{ uid: '1', name: 'Julekonsert i domkirka' }]));
      };
      if (asked === 2) release = send;
      else send();
    });
    const id = await scene.add('kor.ics');
    await scene.fetch(id);
    await sql`update import_source set etag = null where id = ${id}`.execute(scene.portal.db);
    const reading = scene.fetch(id);
    await expect.poll(() => asked).toBe(2);
    scene.wait(1);
    await answer((await scene.room()).questions[0]?.id ?? '', 'same');
    // As the second of two answers: the job that it brings finds this one at it.
    await scene.fetch(id);
    release();
    await reading;
    const known = async () =>
      (await sql<{ etag: string | null }>`select etag from import_source where id = ${id}`.execute(scene.portal.db))
        .rows;
    expect([asked, await known()]).toEqual([2, [{ etag: null }]]);
    await scene.fetch(id);
    expect([asked, await known()]).toEqual([3, [{ etag: '"1"' }]]);
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
