import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issuePass } from '#features/passes/server/public.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { codeDigest } from '#platform/server/signed-code.ts';
import { type DoorScene, NOW, startDoor } from '#tests/support/door-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import type { TestPortal } from '#tests/support/portal.ts';
import { scansIn } from '#tests/support/scan-scene.ts';

let door: DoorScene;
let portal: TestPortal;
let scans: ReturnType<typeof scansIn>;
beforeAll(async () => {
  door = await startDoor();
  portal = door.portal;
  scans = scansIn(portal);
});
afterAll(() => portal.close());

const secrets = createSecrets(DEMO_SECRET);
const ticketIn = (municipality_id: number) =>
  issuePass({ db: portal.db, now: NOW, secrets }, { municipality_id, kind: 'ticket', thing_id: randomUUID() });

/** A club with a coach at its desk, and the code of a child who has a place there today. */
async function givenDesk() {
  const { coach, club, event, now, later } = await door.givenDoor();
  const comer = await door.givenComer('Nora Fjord', now);
  return {
    coach,
    club,
    event,
    now,
    later,
    comer,
    code: await door.codeOf(comer.id, now),
    desk: { organization_id: club },
  };
}

describe('BEY-04 one scanner: places at activities', () => {
  test('BEY-04 a place is let in once, on the list of the door as well', async () => {
    const { coach, desk, code, comer, now } = await givenDesk();
    const [first] = await scans.scan(coach, desk, { text: code });
    expect(first).toMatchObject({
      kind: 'place',
      outcome: 'used',
      title: 'Fotball',
      holder: 'Nora',
      is_conflict: false,
    });
    expect(await door.cameAt(coach, now, comer.attendance)).not.toBeNull();
    expect(await scans.scan(coach, desk, { text: code })).toMatchObject([{ outcome: 'used_before', holder: 'Nora' }]);
  });

  test('BEY-04 the same scan is one scan, with the same answer each time', async () => {
    const { coach, desk, code } = await givenDesk();
    const scan = { text: code, key: randomUUID() };
    for (let time = 0; time < 3; time += 1)
      expect(await scans.scan(coach, desk, scan)).toMatchObject([{ key: scan.key, outcome: 'used' }]);
  });

  test('BEY-04 looking changes nothing', async () => {
    const { coach, desk, code, comer, now } = await givenDesk();
    expect(await scans.scan(coach, desk, { text: code, is_use: false })).toMatchObject([{ outcome: 'holds' }]);
    expect(await door.cameAt(coach, now, comer.attendance)).toBeNull();
  });

  test('BEY-04 next week’s place is not for today, and one on the waiting list has none', async () => {
    const { coach, desk, later, now } = await givenDesk();
    const early = await door.givenComer('Odd Ofte', later);
    const waiting = await door.givenComer('Vera Venter', now);
    const code = await door.codeOf(waiting.id, now);
    await sql`update attendance set status = 'waiting' where id = ${waiting.attendance}`.execute(portal.db);
    const shown = await scans.scan(coach, desk, { text: await door.codeOf(early.id, later) }, { text: code });
    expect(shown).toMatchObject([{ outcome: 'not_yet' }, { outcome: 'no_place' }]);
  });

  test('BEY-04 yesterday’s place and a cancelled activity say so', async () => {
    const { coach, desk, code, now } = await givenDesk();
    await sql`update occurrence set is_cancelled = true where id = ${now}`.execute(portal.db);
    expect(await scans.scan(coach, desk, { text: code })).toMatchObject([{ outcome: 'cancelled' }]);
    await sql`update occurrence set is_cancelled = false, start_at = start_at - interval '1 day', end_at = end_at - interval '1 day'
      where id = ${now}`.execute(portal.db);
    expect(await scans.scan(coach, desk, { text: code })).toMatchObject([{ outcome: 'over', title: 'Fotball' }]);
  });
});

describe('BEY-04 one scanner: what leads nowhere', () => {
  test('BEY-04 another desk’s code says only that', async () => {
    const own = await givenDesk();
    const other = await givenDesk();
    expect(await scans.scan(own.coach, own.desk, { text: other.code })).toEqual([
      {
        key: expect.any(String),
        kind: null,
        outcome: 'other_place',
        title: null,
        holder: null,
        detail: null,
        until: null,
        is_conflict: false,
        take_back: null,
      },
    ]);
    expect(await door.cameAt(other.coach, other.now, other.comer.attendance)).toBeNull();
  });

  test('BEY-04 a code of another municipality, a mistyped digit, a damaged code and a forged one are told apart', async () => {
    const { coach, desk, code } = await givenDesk();
    const { digits } = await ticketIn(BERGEN);
    const wrong = `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
    const changed = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    const shown = await scans.scan(
      coach,
      desk,
      { text: (await ticketIn(OSLO)).code },
      { text: wrong },
      { text: code.slice(0, 30) },
      { text: changed },
      { text: 'https://example.no/' },
    );
    expect(shown.map(({ outcome }) => outcome)).toEqual(['not_ours', 'mistyped', 'damaged', 'forged', 'unknown']);
  });
});

describe('BEY-04 what a device takes along', () => {
  test('BEY-04 places of the next days, with digests in place of codes and first names in place of people', async () => {
    const { coach, desk, code, club } = await givenDesk();
    const list = (await scans.along(coach, desk)).json().data;
    expect(list).toMatchObject({ name: 'Solvik IL', as_of: expect.stringMatching(/^2026-05-04/) });
    expect(list.entries).toEqual([
      {
        digest: codeDigest(code),
        digits_mark: null,
        from: expect.any(String),
        reading: {
          kind: 'place',
          outcome: 'holds',
          title: 'Fotball',
          holder: 'Nora',
          detail: null,
          until: expect.any(String),
        },
      },
    ]);
    expect(JSON.stringify(list)).not.toContain(code);
    await sql`update organisation set permissions = '{"see_attendees": "admin"}' where id = ${club}`.execute(portal.db);
    expect((await scans.along(coach, desk)).json().data.entries).toEqual([]);
  });
});

describe('BEY-04 D-16 who stands at a desk', () => {
  test('BEY-04 moderators, admins and owners of an organisation, and the staff of a municipality', async () => {
    const { given } = portal;
    const { coach, club } = await givenDesk();
    const staff = await given.person('Kari Kommune', { supportOf: [BERGEN] });
    const member = await given.person('Mons Medlem');
    await given.member(club, member);
    expect(await scans.desks(coach)).toEqual([{ organization_id: club, municipality_id: null, name: 'Solvik IL' }]);
    expect(await scans.desks(staff)).toEqual([{ organization_id: null, municipality_id: '4601', name: 'Bergen' }]);
    expect(await scans.desks(member)).toEqual([]);
  });

  test('D-16 nobody else: low rank, former, stopped, deleted, another municipality, super-admin, readonly, nobody', async () => {
    const { given } = portal;
    const { coach, club, code, desk, comer, now } = await givenDesk();
    const bergen = { municipality_id: String(BERGEN) };
    const member = await given.person('Mons Medlem');
    await given.member(club, member);
    const former = await given.person('Frida Før');
    await given.member(club, former, 'moderator', { endsOn: '2026-05-03' });
    const elsewhere = await given.person('Osvald Oslo', { adminOf: [OSLO] });
    const superAdmin = await given.person('Super', { scopes: ['admin'] });
    const readonly = await given.person('Lese Bare', { isReadonly: true });
    await given.member(club, readonly, 'admin');
    const statuses = async (as: string, place: Parameters<typeof scans.post>[1]) => [
      (await scans.post(as, place, [{ text: code }])).status,
      (await scans.along(as, place)).status,
    ];
    expect(await statuses(member, desk)).toEqual([403, 403]);
    expect(await statuses(former, desk)).toEqual([403, 403]);
    expect(await statuses(superAdmin, desk)).toEqual([403, 403]);
    expect(await statuses(elsewhere, bergen)).toEqual([404, 404]);
    expect(await statuses(superAdmin, bergen)).toEqual([404, 404]);
    expect((await scans.post(readonly, desk, [{ text: code }])).status).toBe(405);
    expect(
      (await portal.post('/api/scans', { place: desk, entries: [{ key: randomUUID(), text: code, at: NOW }] })).status,
    ).toBe(401);
    expect((await scans.post(coach, {} as never, [{ text: code }])).status).toBe(404);
    await sql`update organisation set status = 'suspended', stop_reason = 'Uregelmessig', stopped_at = now() where id = ${club}`.execute(
      portal.db,
    );
    expect(await statuses(coach, desk)).toEqual([409, 409]);
    expect(await scans.desks(coach)).toEqual([]);
    await sql`update organisation
      set status = 'accepted', stop_reason = null, stopped_at = null, deleted_at = now() where id = ${club}`.execute(
      portal.db,
    );
    expect(await statuses(coach, desk)).toEqual([404, 404]);
    await sql`update organisation set deleted_at = null where id = ${club}`.execute(portal.db);
    expect(await door.cameAt(coach, now, comer.attendance)).toBeNull();
  });
});
