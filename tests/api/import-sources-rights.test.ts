import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_SOURCES } from '#features/imports/source-rules.ts';
import { type SourceScene, sourceScene } from '#tests/support/source-scene.ts';

const NOW = new Date('2026-11-18T10:00:00Z');

let scene: SourceScene;
beforeAll(async () => {
  scene = await sourceScene(NOW);
});
afterAll(() => scene.close());
beforeEach(() => scene.startOver());

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

  test('BEY-17 D-22 an address that is a secret stands in no log', async () => {
    await scene.add('private-7f3a9c/basic.ics');
    const entry = await scene.portal.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'import_source.create')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.details).toMatchObject({ host: new URL(scene.addressOf('x.ics')).host });
    expect(JSON.stringify(entry)).not.toContain('7f3a9c');
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
