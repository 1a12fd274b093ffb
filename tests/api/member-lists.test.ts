import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenCard, givenRunningScheme } from '#tests/support/claim-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { HEAD, LISTS, type ListScene, listScene, rowsOf } from '#tests/support/list-scene.ts';
import { childNumbers, numbersBornOn } from '#tests/support/person-numbers.ts';

const DAY_HOURS = 24;

let scene: ListScene;
beforeAll(async () => {
  scene = await listScene();
});
afterAll(() => scene.close());

const one = async <Value>(statement: ReturnType<typeof sql<{ value: Value }>>) =>
  (await statement.execute(scene.portal.db)).rows[0]?.value;

describe('CRD-09 a list of children', () => {
  test('CRD-09 is read first, and every fault is told by row and column', async () => {
    const [right = '', twice = '', old = '', young = '', far = ''] = [
      ...numbersBornOn('2014-05-02', 2),
      ...numbersBornOn('2001-05-02', 1),
      ...numbersBornOn('2025-05-02', 1),
      ...numbersBornOn('2015-05-02', 1),
    ];
    const before = await one(sql<{ value: number }>`select count(*)::int as value from child`);
    const text = [
      `${HEAD};Skole`,
      `Emma;Vik;${right};5003;Sentrum`,
      `Ola;Vik;${twice};5003;`,
      `Ola;Vik;${twice};5003;`,
      `Gammel;Vik;${old};5003;`,
      `Ung;Vik;${young};5003;`,
      `;Vik;${numbersBornOn('2016-05-02', 1)[0]};0150;`,
      `Langt;Unna;${far};0150;`,
      `Kode;Feil;${numbersBornOn('2013-05-02', 1)[0]};0000;`,
    ].join('\n');
    const { data } = (await scene.send(scene.people.admin, text)).json();
    expect(data).toMatchObject({
      state: 'waiting',
      right_rows: 2,
      known_rows: 0,
      faulty_rows: 6,
      faults_count: 6,
      ignored: ['Skole'],
      sheet: null,
      cost_ore: 400_000,
      room_ore: expect.any(Number),
      can: { take: true, stop: true },
      first_rows: [
        { first_name: 'Emma', last_name: 'Vik', ssn: `${right.slice(0, 6)} *****`, postal_code: '5003' },
        { ssn: `${twice.slice(0, 6)} *****` },
        { ssn: `${old.slice(0, 6)} *****` },
      ],
    });
    expect(data.faults).toEqual([
      { row: 4, column: 'ssn', message: 'Samme barn står allerede i rad 3. Ta bort den ene raden.' },
      { row: 5, column: 'ssn', message: 'Barnet er for gammelt. Ordningen gjelder til og med 18 år.' },
      { row: 6, column: 'ssn', message: 'Barnet er for ungt. Ordningen gjelder fra 6 år.' },
      { row: 7, column: 'first_name', message: 'Cellen er tom. Fyll den ut.' },
      { row: 8, column: 'postal_code', message: 'Postnummeret hører til en annen kommune.' },
      { row: 9, column: 'postal_code', message: 'Dette postnummeret finnes ikke. Et postnummer har fire sifre.' },
    ]);
    expect(await one(sql<{ value: number }>`select count(*)::int as value from child`)).toBe(before);
    const faulty = await scene.take(scene.people.admin, data.id);
    expect([faulty.status, faulty.json().message]).toEqual([409, expect.stringContaining('6 rader har feil')]);
    expect((await scene.lists())[0]).toMatchObject({ id: data.id, state: 'waiting' });
  });

  test('CRD-09 of which the right ones are taken becomes accounts, each once', async () => {
    const { people, balance, version, portal } = scene;
    const numbers = childNumbers(3, 2012);
    const budget = await balance('budget', version);
    const { id } = await scene.read([...numbers, '12345678901']);
    const key = randomUUID();
    expect((await scene.take(people.admin, id, { leaves_faulty: true }, key)).status).toBe(204);
    expect((await scene.take(people.admin, id, { leaves_faulty: true }, key)).status).toBe(204);
    expect((await scene.take(people.admin, id, { leaves_faulty: false }, key)).status).toBe(409);
    expect((await scene.take(people.second, id, { leaves_faulty: true })).status).toBe(409);
    await scene.work('take-list', { id });
    await scene.work('take-list', { id });
    expect(await scene.accountsOf(numbers)).toBe(3);
    expect(await balance('budget', version)).toEqual({ ...budget, posted: budget.posted - 600_000 });
    expect((await scene.lists())[0]).toMatchObject({
      state: 'done',
      opened: 3,
      left_out: 0,
      can: { take: false, stop: false },
    });
    const kept = sql<{ value: string }>`
      select json_build_object('first', first_name, 'last', last_name, 'born', born_on, 'code', postal_code,
        'place', municipality_id)::text as value
      from child where ssn_digest = ${portal.jobServices.secrets.digest('ssn', numbers[0] ?? '')}`;
    expect(JSON.parse((await one(kept)) ?? '')).toEqual({
      first: 'Barn0',
      last: 'Vik',
      born: '2012-01-01',
      code: '5003',
      place: BERGEN,
    });
    const granted = sql<{ value: number }>`select count(*)::int as value from card_grant
      where actor_user_id = ${people.admin} and reason = 'granted'`;
    expect(await one(granted)).toBe(3);
    // The same list again: they have an account already, which is no fault.
    const again = await scene.read(numbers);
    expect(again).toMatchObject({ right_rows: 0, known_rows: 3, faulty_rows: 0, can: { take: false } });
    const nothing = await scene.take(people.admin, again.id);
    expect([nothing.status, nothing.json().message]).toEqual([409, expect.stringContaining('gir en ny fritidskonto')]);
    expect(await scene.sum()).toBe(0);
  });

  test('CRD-09 a guardian who asks the register later finds the account', async () => {
    const { portal, people } = scene;
    const [ssn = ''] = numbersBornOn('2013-07-07', 1);
    const { id } = await scene.read([ssn]);
    await scene.take(people.admin, id);
    await scene.work('take-list', { id });
    const digest = portal.jobServices.secrets.digest('ssn', ssn);
    const child = sql<{ value: string }>`select id as value from child where ssn_digest = ${digest}`;
    const card = sql<{ value: string }>`
      select card.id as value from card join child on child.id = card.child_id where ssn_digest = ${digest}`;
    const history = async () => portal.as(people.stranger).get(`/api/cards/${await one(card)}/history`);
    expect((await history()).status).toBe(404);
    await sql`insert into guardianship (id, child_id, guardian_user_id, source, started_at)
      values (${randomUUID()}, ${await one(child)}, ${people.stranger}, 'register', now())`.execute(portal.db);
    expect((await history()).status).toBe(200);
  });

  test('CRD-09 what the register has said of a child counts; one who lives elsewhere is told', async () => {
    const { portal, people } = scene;
    const [moved = '', unknown = ''] = numbersBornOn('2013-08-08', 2);
    const digest = (ssn: string) => portal.jobServices.secrets.digest('ssn', ssn);
    const cards = [
      [moved, OSLO],
      [unknown, null],
    ] as const;
    for (const [ssn, place] of cards) {
      await sql`insert into child (id, first_name, last_name, born_on, municipality_id, ssn_sealed, ssn_digest, created_at,
          checked_at)
        values (${randomUUID()}, 'Kjent', 'Fra Før', '2013-08-08', ${place}, 'sealed', ${digest(ssn)}, now(), now())`.execute(
        portal.db,
      );
    }
    const list = await scene.read([moved, unknown]);
    expect(list).toMatchObject({ right_rows: 1, faulty_rows: 1, faults: [{ row: 2, column: 'ssn' }] });
    expect(list.faults[0].message).toBe('Barnet er registrert med adresse i en annen kommune.');
    await scene.take(people.admin, list.id, { leaves_faulty: true });
    await scene.work('take-list', { id: list.id });
    const kept = sql<{ value: string }>`
      select first_name || ' ' || postal_code as value from child where ssn_digest = ${digest(unknown)}`;
    expect(await one(kept)).toBe('Kjent 5003');
    expect(await scene.accountsOf([moved, unknown])).toBe(1);
  });

  test('CRD-09 one that was interrupted goes on from where it was; who got an account meanwhile gets no second', async () => {
    const { people, portal } = scene;
    const numbers = childNumbers(450, 2011);
    const first = await scene.read(numbers.slice(0, 250));
    await scene.take(people.admin, first.id);
    const other = await scene.send(people.second, `${HEAD}\n${rowsOf(numbers)}`);
    const second = other.json().data;
    const busy = await scene.take(people.second, second.id);
    expect([busy.status, busy.json().message]).toEqual([409, expect.stringContaining('Vent til den er ferdig')]);
    await sql`create function fall_over() returns trigger language plpgsql as $$ begin
        if new.next_batch = 2 then raise exception 'killed'; end if; return new; end $$`.execute(portal.db);
    await sql`create trigger fall_over before update on member_list for each row execute function fall_over()`.execute(
      portal.db,
    );
    await expect(scene.work('take-list', { id: first.id })).rejects.toThrow('killed');
    await sql`drop trigger fall_over on member_list`.execute(portal.db);
    await sql`drop function fall_over()`.execute(portal.db);
    expect((await scene.lists()).find(({ id }: { id: string }) => id === first.id)).toMatchObject({
      state: 'running',
      opened: 200,
    });
    await scene.work('take-list', { id: first.id });
    expect((await scene.take(people.second, second.id)).status).toBe(204);
    await scene.work('take-list', { id: second.id });
    expect(await scene.accountsOf(numbers)).toBe(450);
    expect((await scene.lists())[0]).toMatchObject({ id: second.id, state: 'done', opened: 200, known_rows: 250 });
    expect(await scene.sum()).toBe(0);
  }, 60_000);

  test('CRD-09 a frame that is too small is told before anything is taken, and stops what runs', async () => {
    const { people, portal } = scene;
    const tight = await givenRunningScheme(portal, { budget: '4 000', amount: '2 000' });
    const numbers = childNumbers(3, 2010);
    const { id } = await scene.read(numbers, { scheme: tight.scheme });
    const short = await scene.take(people.admin, id);
    expect([short.status, short.json().message]).toEqual([409, expect.stringMatching(/kr 6.000.*kr 4.000/)]);
    const fits = await scene.read(numbers.slice(0, 2), { scheme: tight.scheme });
    expect((await scene.take(people.admin, fits.id)).status).toBe(204);
    await givenCard(portal, tight, []);
    await scene.work('take-list', { id: fits.id });
    expect((await scene.lists())[0]).toMatchObject({ id: fits.id, state: 'stopped', opened: 0 });
    expect(await scene.accountsOf(numbers)).toBe(0);
  });

  test('CRD-09 ten thousand faults answer with the first of them, and a file has all', async () => {
    const { people, portal } = scene;
    const wrong = Array.from({ length: 10_000 }, (_, at) => `;Vik;${at};5003`).join('\n');
    const { data } = (await scene.send(people.admin, `${HEAD}\n${wrong}`, { language: 'nn' })).json();
    expect(data).toMatchObject({ right_rows: 0, faulty_rows: 10_000, faults_count: 20_000 });
    expect(data.faults).toHaveLength(50);
    expect(JSON.stringify(data).length).toBeLessThan(20_000);
    const file = await portal.as(people.admin).get(`/api${LISTS}/${data.id}/faults`, { language: 'nn' });
    expect(file.headers['content-type']).toContain('text/csv');
    const lines = file.body.trim().split('\r\n');
    expect([lines.length, lines[1], lines.at(-1)]).toEqual([
      20_001,
      '"2";"Førenamn";"Cella er tom. Fyll ho ut."',
      expect.stringMatching(/^"10001";"Fødselsnummer";"Dette er ikkje eit gyldig/),
    ]);
  }, 60_000);

  test('CRD-09 numbers are sealed where they wait, leave no trace elsewhere, and go after a day', async () => {
    const { people } = scene;
    const numbers = childNumbers(2, 2009);
    const { id } = await scene.read(numbers);
    const everything = sql<{ value: string }>`select coalesce((select json_agg(member_list) from member_list)::text, '')
      || (select json_agg(member_list_batch) from member_list_batch)::text
      || (select json_agg(audit_entry) from audit_entry)::text as value`;
    const stored = (await one(everything)) ?? '';
    expect(stored).toContain(id);
    for (const ssn of numbers) expect(stored).not.toContain(ssn);
    const waiting = sql<{ value: number }>`
      select count(rows_sealed)::int as value from member_list_batch where list_id = ${id}`;
    expect(await one(waiting)).toBe(1);
    const later = (hours: number) => new Date(Date.parse('2026-11-17T12:00:00Z') + hours * 3_600_000).toISOString();
    await scene.work('tidy-lists', {}, later(DAY_HOURS - 1));
    expect(await one(waiting)).toBe(1);
    await scene.work('tidy-lists', {}, later(DAY_HOURS + 1));
    expect(await one(waiting)).toBe(0);
    const gone = await scene.take(people.admin, id);
    expect([gone.status, gone.json().message]).toEqual([404, expect.stringContaining('24 timer')]);
    const taken = await scene.read(numbers);
    await scene.take(people.admin, taken.id);
    await scene.work('take-list', { id: taken.id });
    const left = sql<{ value: number }>`
      select count(rows_sealed)::int as value from member_list_batch where list_id = ${taken.id}`;
    expect(await one(left)).toBe(0);
  });

  test('CRD-09 of each user one list waits, and one that waits or runs can be stopped', async () => {
    const { people } = scene;
    const [first, second] = [await scene.read(childNumbers(1, 2014)), await scene.read(childNumbers(2, 2014))];
    const stop = (id: string) => scene.stop(people.second, id);
    expect((await scene.take(people.admin, first.id)).status).toBe(404);
    expect((await stop(second.id)).status).toBe(204);
    const third = await scene.read(childNumbers(2, 2014));
    await scene.take(people.admin, third.id);
    expect((await stop(third.id)).status).toBe(204);
    await scene.work('take-list', { id: third.id });
    expect((await scene.lists())[0]).toMatchObject({ state: 'stopped', opened: 0 });
    expect((await stop(third.id)).status).toBe(409);
  });
});
