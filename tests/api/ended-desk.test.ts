import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { issuePass } from '#features/passes/server/public.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { DESK_CALLS } from '#tests/ended-desk.ts';
import { IN_TOWN } from '#tests/support/card-scene.ts';
import { IN_LENDING_TOWN, LENDING_TOWN } from '#tests/support/equipment-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { FAMILY_TOWN } from '#tests/support/household-scene.ts';
import { municipalRows } from '#tests/support/municipal-rows.ts';
import { tableStates, writtenBetween } from '#tests/support/written-tables.ts';

let scene: Awaited<ReturnType<typeof municipalRows>>;
let leader: string;
let colleague: string;
beforeAll(async () => {
  scene = await municipalRows();
  const { portal, ids } = scene;
  leader = await portal.given.person('Lars Leder');
  colleague = await portal.given.person('Kjersti Kasse');
  const card = { municipality_id: BERGEN, kind: 'culture_card', thing_id: ids.holder } as const;
  await issuePass({ db: portal.db, now: new Date(), secrets: createSecrets(DEMO_SECRET) }, card);
  for (const id of [leader, colleague]) await portal.given.member(ids.club, id, 'admin');
  await portal.db.transaction().execute(async (db) => {
    // Where the portal has such things: Bergen's has none. What they are of never changes, by triggers that are passed by.
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`update ticket_group set municipality_id = ${FAMILY_TOWN}, organisation_id = ${ids.club}`.execute(db);
    await sql`update lending_place set municipality_id = ${LENDING_TOWN}, organisation_id = ${ids.club}`.execute(db);
    for (const table of ['equipment_item', 'equipment_loan']) {
      await sql`update ${sql.table(table)} set municipality_id = ${LENDING_TOWN}`.execute(db);
    }
  });
});
afterAll(() => scene.close());

type Call = readonly [name: string, (typeof DESK_CALLS)[string]];
const CALLS: readonly Call[] = Object.entries(DESK_CALLS);
const OF_CULTURE = CALLS.filter(([name, { answer }]) => /culture|visits/.test(name) && answer === 'refused');

function ask(as: string, [name, { body, query = '' }]: Call) {
  const ids: Record<string, string> = scene.ids;
  const named = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => ids[id] ?? whole);
  const [method = '', path = ''] = name.split(' ');
  return scene.portal.as(as).send(method as 'GET', `/api${named(path + query)}`, {
    ...(/equipment|loans|lending/.test(path) ? IN_LENDING_TOWN : IN_TOWN),
    ...(body && { body: JSON.parse(named(JSON.stringify(body))) }),
    headers: { 'idempotency-key': randomUUID() },
  });
}

const club = (change: string) => sql`update organisation set ${sql.raw(change)} where id = ${scene.ids.club}`;

type Ending = { who: () => string; end: () => ReturnType<typeof sql>; calls?: readonly Call[]; isTold?: true };
const ENDINGS: Record<string, Ending> = {
  'membership ended': {
    who: () => colleague,
    end: () => sql`update membership set status = 'left' where user_id = ${colleague}`,
  },
  'venue ended': {
    who: () => leader,
    end: () => sql`update culture_venue set ended_at = now() where municipality_id = ${BERGEN}`,
    calls: OF_CULTURE,
  },
  'person blocked': {
    who: () => scene.people.clubAdmin,
    end: () => sql`update app_user set blocked_at = now() where id = ${scene.people.clubAdmin}`,
  },
  'organisation stopped': {
    who: () => leader,
    isTold: true,
    end: () => club("status = 'suspended', stop_reason = 'Klage', stopped_at = now()"),
  },
  'organisation deleted': { who: () => leader, end: () => club('deleted_at = now()') },
};

describe('D-05 a desk that is no longer one’s own', () => {
  test('D-05 every call of a desk stands in the table', async () => {
    const declared = (await describedApi())
      .filter(({ access }) => access === 'user')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) =>
        /\/(?:culture_\w+|visits|scans|lending-places)\b|\/use$|pieces|hand-out|return$|loans.*picture/.test(call),
      );
    const placed = CALLS.map(([name]) => name.replace(/\{\w+\}/, '{id}'));
    expect(placed.toSorted()).toEqual(declared.toSorted());
  });

  test('D-05 until then they are answered there', async () => {
    const reads = CALLS.filter(([name, { answer }]) => name.startsWith('GET') && answer === 'refused');
    const answers: string[] = [];
    for (const call of reads) {
      for (const who of [leader, colleague]) {
        const { status } = await ask(who, call);
        // No picture was taken of it.
        if (status !== (call[0].includes('picture') ? 404 : 200)) answers.push(`${call[0]}: ${status}`);
      }
    }
    expect(answers).toEqual([]);
  });

  test.each(Object.entries(ENDINGS))(
    'D-05 %s: nothing is read there, and nothing is taken',
    { timeout: 120_000 },
    async (...[, { who, end, calls = CALLS, isTold }]) => {
      await end().execute(scene.portal.db);
      const before = await tableStates(scene.portal.db);
      const wrong: string[] = [];
      for (const call of calls) {
        const [name, { answer }] = call;
        const { status, body } = await ask(who(), call);
        // Its own people are told that it is stopped.
        const isRefused = [401, 403, 404].includes(status) || (isTold && status === 409);
        if (status >= 500 || (answer === 'refused' && !isRefused)) wrong.push(`${name}: ${status} ${body}`);
        if (/Grete|Emil|Seniorkoret/.test(body)) wrong.push(`${name}: ${body}`);
      }
      expect(wrong).toEqual([]);
      expect(writtenBetween(before, await tableStates(scene.portal.db))).toEqual([]);
    },
  );
});
