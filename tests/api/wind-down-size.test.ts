import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlookOf } from '#features/wind-down/server/outlook.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { plansOf } from '#tests/support/plan-of.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const RESIDENTS = 6000;
const VOSS = 4621;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  await sql`
    insert into app_user (id, name, email, municipality_id, created_at, lang, scopes)
    select gen_random_uuid(), 'Beboer ' || nth, 'beboer-' || nth || '@example.no',
      case when nth <= ${RESIDENTS} then ${BERGEN}::int when nth % 100 = 1 then ${VOSS}::int else ${OSLO}::int end, ${NOW}, 'nb',
      case when nth % 1000 = 0 then '{admin}'::text[] else '{}' end
    from generate_series(1, ${RESIDENTS * 4}) as nth`.execute(portal.db);
  await sql`analyze app_user`.execute(portal.db);
});
afterAll(() => portal.close());

const END = { municipality_id: BERGEN, neighbour_id: null, at: NOW };

test('BEY-21 D-24 a rehearsal counts everybody in parts, each found by an index', async () => {
  const { people } = await outlookOf(portal.db, END);
  expect(people).toEqual({ moved: 0, deleted: RESIDENTS - 6, kept: 6 });
  const plans = await plansOf(portal.db, (db) => outlookOf(db, { ...END, municipality_id: VOSS }));
  const ofPeople = plans.filter((plan) => plan.includes('app_user'));
  expect(ofPeople).toHaveLength(1);
  expect(ofPeople.filter((plan) => !plan.includes('app_user_municipality'))).toEqual([]);
});
