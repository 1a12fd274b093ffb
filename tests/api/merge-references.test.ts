import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { KIND_OF_TABLE, MERGE_STOPS } from '#features/users/merge-kinds.ts';
import { isMoved, referencesOf } from '#features/users/server/merge/move-rows.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Merging } from '#platform/server/merging.ts';
import { MERGE_TABLE } from '#tests/merge-table.ts';
import { mergeInto, previewOf } from '#tests/support/merge-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenRichPerson } from '#tests/support/rich-person.ts';
import { givenMember } from '#tests/support/sign-in.ts';

const REFERENCES = referencesOf(PERSONAL_DATA);

let portal: TestPortal;
let admin: UserId;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.given.person('Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());

/** As the table of the tests calls it. */
const nameOf = (rule: Merging): keyof typeof MERGE_TABLE => {
  if (typeof rule === 'object') return 'same' in rule ? 'joined' : 'moved';
  return ({ moves: 'moved', own: 'own', ends: 'ended', stops: 'stops', stays: 'history' } as const)[rule];
};

describe('DSH-02 every reference to a user', () => {
  test('DSH-02 of the database is decided on', async () => {
    const { rows } = await sql<{ place: string }>`
      select conrelid::regclass || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'app_user'::regclass`.execute(portal.db);
    const decided: readonly string[] = Object.values(MERGE_TABLE).flat();
    expect(rows.map(({ place }) => place).filter((place) => !decided.includes(place))).toEqual([]);
    expect(rows.length).toBeGreaterThan(100);
  });

  test('DSH-02 is in its feature as in the table', () => {
    const known = Object.fromEntries(Object.keys(MERGE_TABLE).map((name) => [name, [] as string[]]));
    for (const { table, column, rule } of REFERENCES) known[nameOf(rule)]?.push(`${table}.${column}`);
    for (const places of Object.values(known)) places.sort();
    const decided = Object.fromEntries(Object.entries(MERGE_TABLE).map(([name, places]) => [name, [...places].sort()]));
    expect(known).toEqual(decided);
  });

  test('DSH-02 that moves has words in the preview, and so has everything that stops', () => {
    const moved = REFERENCES.filter(({ table, rule }) => table !== 'app_user' && isMoved(rule));
    expect(moved.map(({ table }) => table).filter((table) => !(table in KIND_OF_TABLE))).toEqual([]);
    const stops = PERSONAL_DATA.flatMap(({ stops: own = [] }) => own.map(({ reason }) => reason));
    expect(stops.filter((reason) => !(MERGE_STOPS as readonly string[]).includes(reason))).toEqual([]);
    expect(new Set([...stops, 'own_account'])).toEqual(new Set(MERGE_STOPS));
  });
});

describe('DSH-02 a user of whom something is stored everywhere', () => {
  test('DSH-02 is not merged until what stops it is gone, and then each reference goes where the table says', async () => {
    const { id: gone } = await givenRichPerson(portal);
    const { id: kept } = await givenMember(portal, 'Kari Beholdt');
    const before = (await previewOf(portal, admin, kept, gone)).json().data;
    expect(before.stops).toEqual(
      expect.arrayContaining(['gone_has_rights', 'only_gone_verified', 'gone_is_child', 'gone_has_children']),
    );
    expect((await mergeInto(portal, admin, kept, gone)).status).toBe(409);
    await putRight(gone);
    const was = await countsOf(gone);
    const plan = (await previewOf(portal, admin, kept, gone)).json().data;
    expect(plan.stops).toEqual([]);
    expect((await mergeInto(portal, admin, kept, gone)).status).toBe(204);
    await portal.workOff();
    const [left, moved] = [await countsOf(gone), await countsOf(kept)];
    for (const place of [...MERGE_TABLE.moved, ...MERGE_TABLE.joined]) {
      expect([place, left[place], moved[place]]).toEqual([place, 0, expect.anything()]);
      expect([place, (moved[place] ?? 0) >= (was[place] ?? 0)]).toEqual([place, true]);
    }
    for (const place of MERGE_TABLE.ended) expect([place, left[place]]).toEqual([place, 0]);
    const aside = ['outgoing_message.user_id', 'notification_count.user_id', 'notification_folder_count.user_id'];
    for (const place of MERGE_TABLE.history.filter((name) => !aside.includes(name))) {
      expect([place, left[place]]).toEqual([place, was[place]]);
    }
    const filled = [...MERGE_TABLE.moved, ...MERGE_TABLE.joined, ...MERGE_TABLE.history].filter((place) => was[place]);
    expect(filled.length).toBeGreaterThan(60);
  });

  test('DSH-02 USR-06 who leaves takes what was merged into the account with them', async () => {
    const { id: gone, canaries } = await givenRichPerson(portal);
    const { id: kept } = await givenMember(portal, 'Kari Slettes');
    await putRight(gone);
    expect((await mergeInto(portal, admin, kept, gone)).status).toBe(204);
    await portal.workOff();
    const { parts } = await exportOf(kept);
    expect(
      parts
        .find(({ key }) => key === 'app_user')
        ?.rows.map(({ id }) => id)
        .sort(),
    ).toEqual([kept, gone].sort());
    await sql`update organisation set owner_user_id = null where owner_user_id = ${kept}`.execute(portal.db);
    expect((await portal.as(kept).send('DELETE', '/api/users/me')).status).toBe(204);
    await portal.workOff();
    const { rows } = await sql<{ name: string; email: string | null; merged_into: string | null }>`
      select name, email, merged_into from app_user where id = any(${[gone, kept]}::uuid[])`.execute(portal.db);
    expect(rows).toEqual([0, 1].map(() => ({ name: 'Slettet bruker', email: null, merged_into: null })));
    const { rows: found } = await sql`
      select from notification where user_id = any(${[gone, kept]}::uuid[])`.execute(portal.db);
    expect(found).toEqual([]);
    expect(canaries.length).toBeGreaterThan(0);
  });
});

async function exportOf(id: UserId): Promise<{ parts: { key: string; rows: Record<string, unknown>[] }[] }> {
  await portal.as(id).post('/api/users/me/export');
  return (await portal.as(id).get('/api/users/me/export')).json().data;
}

async function countsOf(id: UserId): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of REFERENCES) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)}::text = ${id}`.execute(portal.db);
    counts[`${table}.${column}`] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** What those concerned would have done before: rights taken, children moved, decisions made. */
async function putRight(id: UserId): Promise<void> {
  const { db } = portal;
  await sql`update app_user set scopes = '{}', ssn_digest = null, ssn_sealed = null, birth_date = null where id = ${id}`.execute(
    db,
  );
  await sql`delete from municipal_grant where user_id = ${id}`.execute(db);
  await sql`update child set user_id = null where user_id = ${id}`.execute(db);
  await sql`update guardianship set ended_at = now() where guardian_user_id = ${id}`.execute(db);
  await sql`update card set closed_at = now() where owner_user_id = ${id}`.execute(db);
  await sql`
    update report_case set decided_at = now(), decision = 'nothing', decision_reason = 'Ingenting galt',
      appeal_decided_at = case when appealed_at is not null then now() end,
      appeal_decision = case when appealed_at is not null then 'nothing' end
    where reported_user_id = ${id}`.execute(db);
  await sql`update office_run set state = 'stopped', decided_at = now() where asked_by = ${id} and state = 'asked'`.execute(
    db,
  );
  await sql`update member_list set state = 'stopped' where asked_by = ${id} and state = 'waiting'`.execute(db);
  await sql`
    update bank_file set state = 'withdrawn', withdrawn_at = now(), withdrawn_reason = 'Feil'
    where made_by = ${id} and state = 'made'`.execute(db);
}
