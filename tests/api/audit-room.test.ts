import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { GivenPerson } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const BERGEN = 4601;
let portal: TestPortal;
let admin: UserId;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.given.person('Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());

const read = async (query = '') => (await portal.as(admin).get(`/api/audit${query}`)).json();
const actions = ({ data }: { data: { action: string }[] }) => data.map(({ action }) => action);

test('DSH-02 says who did what to whom, where and why, and is narrowed by kind, place and time', async () => {
  const person = await portal.given.person('Bo Bruker');
  await portal.as(admin).send('PUT', `/api/users/${person}/block`, { body: { reason: 'Søppelpost' } });
  await portal.as(admin).send('PUT', `/api/users/${person}/grants/${BERGEN}/support`, { body: { reason: 'Begynner' } });
  const { data } = await read();
  expect(data[1]).toMatchObject({
    action: 'user.block',
    kind: 'accounts',
    by: 'Solveig Super',
    acting_as: null,
    about: 'Bo Bruker',
    details: { reason: 'Søppelpost' },
  });
  expect(actions(await read(`?municipality_id=${BERGEN}`))).toEqual(['grant.give']);
  expect(actions(await read('?municipality_id=301'))).toEqual([]);
  expect(actions(await read('?kind=accounts&days=1'))).toEqual(['grant.give', 'user.block']);
  for (const kind of ['money', 'other']) expect(actions(await read(`?kind=${kind}`))).toEqual([]);
  await sql`insert into audit_entry (at, action, digest) values (now() - interval '3 days', 'screen.pair', '')`.execute(
    portal.db,
  );
  expect(actions(await read('?kind=other'))).toEqual(['screen.pair']);
  expect(actions(await read('?kind=other&days=1'))).toEqual([]);
});

test('DSH-02 comes page by page, each entry once, and looks through a bounded number for each', async () => {
  await sql`insert into audit_entry (at, action, digest)
    select now(), case when turn in (1, 2) then 'card.read' else 'event.lift' end, '' from generate_series(1, 5100) as turn`.execute(
    portal.db,
  );
  const first = await read();
  const second = await read(`?before=${first.next}`);
  expect([first.data.length, second.data.length]).toEqual([30, 30]);
  expect(Number(second.data[0].id)).toBeLessThan(Number(first.data.at(-1).id));
  const little = await read('?kind=money');
  expect(actions(little)).toEqual([]);
  const rest = await read(`?kind=money&before=${little.next}`);
  expect([actions(rest), rest.next]).toEqual([['card.read', 'card.read'], null]);
});

test('DSH-02 D-12 the chain is whole, and says where it is not', async () => {
  const check = async () => (await portal.as(admin).get('/api/audit/chain')).json().data;
  const { checked, first_fault } = await check();
  expect([checked > 100, first_fault]).toEqual([true, null]);
  await sql`alter table audit_entry disable trigger audit_entry_append_only`.execute(portal.db);
  const { rows } = await sql<{ position: string }>`
    update audit_entry set action = 'event.other'
    where position = (select max(position) - 10 from audit_entry) returning position::text`.execute(portal.db);
  await sql`alter table audit_entry enable trigger audit_entry_append_only`.execute(portal.db);
  expect((await check()).first_fault).toBe(rows[0]?.position);
});

test.each<[string, GivenPerson]>([
  ['an ordinary user', {}],
  ['a moderator', { scopes: ['moderator'] }],
  ['an admin of a municipality', { adminOf: [BERGEN] }],
  ['support of a municipality', { supportOf: [BERGEN] }],
  ['an auditor', { auditorOf: [BERGEN] }],
])('DSH-02 D-05 is not for %s', async (_, rights) => {
  const other = await portal.given.person('Nei', rights);
  for (const path of ['/api/audit', '/api/audit/chain']) expect((await portal.as(other).get(path)).status).toBe(403);
});
