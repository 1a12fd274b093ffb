import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { newId } from '#platform/server/new-id.ts';
import { FAMILY_CALLS, NAMES_NO_ACCOUNT } from '#tests/ended-family.ts';
import { IN_TOWN } from '#tests/support/card-scene.ts';
import { IN_LENDING_TOWN, LENDING_TOWN } from '#tests/support/equipment-scene.ts';
import { FAMILY_TOWN } from '#tests/support/household-scene.ts';
import { municipalRows } from '#tests/support/municipal-rows.ts';
import { tableStates, writtenBetween } from '#tests/support/written-tables.ts';

let scene: Awaited<ReturnType<typeof municipalRows>>;
let share: string;
beforeAll(async () => {
  scene = await municipalRows();
  await moveTo(FAMILY_TOWN, ['card', 'ticket_group']);
  await moveTo(LENDING_TOWN, ['lending_place', 'equipment_item', 'equipment_loan']);
  share = newId();
  await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
    values (${share}, ${scene.ids.card}, ${scene.people.stranger}, true, now())`.execute(scene.portal.db);
});
afterAll(() => scene.close());

/** Where the portal has such things: Bergen's has none. What they are of never changes, by triggers that are passed by. */
const moveTo = (municipality: number, tables: readonly string[]): Promise<void> =>
  scene.portal.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    for (const table of tables) await sql`update ${sql.table(table)} set municipality_id = ${municipality}`.execute(db);
  });

const CALLS = Object.entries(FAMILY_CALLS);

function ask(as: string, [name, { body, query = '' }]: (typeof CALLS)[number]) {
  const ids: Record<string, string> = { ...scene.ids, event: scene.event, share };
  const named = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => ids[id] ?? whole);
  const [method = '', path = ''] = name.split(' ');
  return scene.portal.as(as).send(method as 'GET', `/api${named(path + query)}`, {
    ...(/equipment|loans/.test(path) ? IN_LENDING_TOWN : IN_TOWN),
    ...(body && { body: JSON.parse(named(JSON.stringify(body))) }),
    headers: { 'idempotency-key': randomUUID() },
  });
}

/** Each way in which a user loses an account, and who it is. */
const ENDINGS: Record<string, { who: 'father' | 'stranger' | 'mother'; end: () => ReturnType<typeof sql> }> = {
  'guardianship ended': {
    who: 'father',
    end: () => sql`update guardianship set ended_at = now() where guardian_user_id = ${scene.people.father}`,
  },
  'share ended': {
    who: 'stranger',
    end: () => sql`
      with settled as (delete from guardianship where guardian_user_id = ${scene.people.stranger})
      update card_share set ended_at = now() where user_id = ${scene.people.stranger}`,
  },
  'guardian blocked': {
    who: 'mother',
    end: () => sql`update app_user set blocked_at = now() where id = ${scene.people.mother}`,
  },
};

describe('D-05 a child’s account that is no longer one’s own', () => {
  test('D-05 every call that names an account, or what was got with one, stands in the table', async () => {
    const declared = (await describedApi())
      .filter(({ access }) => access === 'user')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /^\w+ \/(?:v2\/)?(?:cards|tickets|equipment|loans|transactions|household)\b/.test(call));
    const placed = CALLS.map(([name]) =>
      name
        .replace('{tickets}/', '{group}/')
        .replace(/\{(?!share|receipt|group)\w+\}/, '{id}')
        .replace('{receipt}', '{file}'),
    );
    expect([...placed, ...NAMES_NO_ACCOUNT].toSorted()).toEqual(declared.toSorted());
  });

  test('D-05 until then they see it', async () => {
    for (const who of ['father', 'mother', 'stranger'] as const) {
      const { status } = await ask(scene.people[who], ['GET /cards/{card}/history', { answer: 'refused' }]);
      expect([who, status]).toEqual([who, 200]);
    }
    const isTheirs = ([name, { answer, isAtDesk }]: (typeof CALLS)[number]) =>
      name.startsWith('GET') && answer === 'refused' && !isAtDesk;
    for (const call of CALLS.filter(isTheirs)) {
      const { status } = await ask(scene.people.mother, call);
      // The PIN of a test is not sealed, and its receipt is in no storage.
      const isSealed = /share|receipt/.test(call[0]);
      expect([call[0], status]).toEqual([call[0], isSealed ? 500 : 200]);
    }
  });

  test.each(Object.entries(ENDINGS))(
    'D-05 %s: nothing of it is read, and nothing is done with it',
    { timeout: 120_000 },
    async (...[, { who, end }]) => {
      await end().execute(scene.portal.db);
      const before = await tableStates(scene.portal.db);
      const wrong: string[] = [];
      for (const call of CALLS) {
        const [name, { answer }] = call;
        const { status, body } = await ask(scene.people[who], call);
        const isRefused = [401, 403, 404].includes(status);
        if (status >= 500 || (answer === 'refused' && !isRefused)) wrong.push(`${name}: ${status} ${body}`);
        if (body.includes('Emil') || body.includes(scene.ids.card)) wrong.push(`${name}: ${body}`);
      }
      expect(wrong).toEqual([]);
      expect(writtenBetween(before, await tableStates(scene.portal.db))).toEqual([]);
    },
  );
});
