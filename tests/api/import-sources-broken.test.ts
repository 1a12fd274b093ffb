import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowTenants, type Tenant, tenantsNow } from '#features/tenants/resolve.ts';
import { type SourceScene, sourceScene } from '#tests/support/source-scene.ts';
import { calendarOf } from '#tests/support/written-calendar.ts';

const NOW = new Date('2026-11-18T10:00:00Z');

let scene: SourceScene;
beforeAll(async () => {
  scene = await sourceScene(NOW);
});
afterAll(() => scene.close());
beforeEach(() => scene.startOver());

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

  test('TEN-07 nothing is fetched for a portal that has ended', async () => {
    scene.calendar([{ uid: '1', name: 'Konsert' }]);
    const id = await scene.add('kor.ics');
    const register = tenantsNow();
    const ended = (tenant: Tenant | undefined) => tenant && { ...tenant, is_sunset: true };
    knowTenants({ ...register, ofMunicipality: (municipality) => ended(register.ofMunicipality(municipality)) });
    await scene.fetch(id);
    knowTenants(register);
    expect(scene.server.asked).toEqual([]);
    await scene.fetch(id);
    expect((await scene.source(id)).events_count).toBe(1);
  });
});
