import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { decidedVersion, isYes, runningVersions, why } from '#features/schemes/server/public.ts';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { NB, schemeScene } from '#tests/support/scheme-scene.ts';

const scene = await schemeScene();
const { portal, people, office, begin, show, save, send, takeBack, publish, end, next, draft, published } = scene;
const { admin, other } = people;
afterAll(() => scene.close());

const stateOf = async (id: string) => (await show(admin, id)).json().data.state;
const auditOf = async (id: string) =>
  (
    await sql<{ action: string }>`
      select action from audit_entry where details ->> 'version' = ${id} and municipality_id = ${BERGEN} order by position`.execute(
      portal.db,
    )
  ).rows.map(({ action }) => action);

describe('BEY-06 a scheme from its first draft to its end', () => {
  test('BEY-06 draft, sent, published, ended: each step by its call, and each in the log', async () => {
    const { id, scheme, revision } = await draft();
    expect((await send(admin, id, revision)).status).toBe(204);
    expect(await stateOf(id)).toBe('sent');
    expect((await publish(other, id)).status).toBe(204);
    const shown = (await show(admin, id)).json().data;
    expect(shown).toMatchObject({
      state: 'published',
      starts_on: '2027-08-01',
      ends_on: '2028-07-31',
      case_number: '43/26',
      decided_by: 'Kommunestyret',
      sent_by: 'Tor Vik',
      published_by: 'Anne Berg',
      rules: { amount_ore: 100_000, budget_ore: 240_000_000, activity_cap_ore: 80_000, min_age: 6, max_age: 18 },
      can: { edit: false, send: false, take_back: false, publish: false, end: true },
    });
    expect((await end(other, id, '2027-12-31')).status).toBe(204);
    expect(await show(admin, id).then((answer) => answer.json().data)).toMatchObject({
      state: 'ended',
      ended_on: '2027-12-31',
    });
    expect(await auditOf(id)).toEqual(['scheme.create', 'scheme.save', 'scheme.send', 'scheme.publish', 'scheme.end']);
    expect((await next(admin, scheme)).status).toBe(200);
  });

  test('BEY-06 the next draft is what was decided, a year later; there is one at a time', async () => {
    const { scheme } = await published({ age_on: '2027-12-31', amount: '2 000' });
    const { id } = (await next(admin, scheme)).json().data;
    expect((await show(admin, id)).json().data).toMatchObject({
      number: 2,
      form: { starts_on: '2028-08-01', ends_on: '2029-07-31', age_on: '2028-12-31', amount: '2\u00a0000' },
      rules: { amount_ore: 200_000 },
    });
    const second = await next(other, scheme);
    expect([second.status, second.json().message]).toEqual([409, expect.stringContaining('allerede en kladd')]);
  });

  test('BEY-06 what was sent comes back as a draft, with a new revision', async () => {
    const { id, revision, form } = await draft();
    await send(admin, id, revision);
    expect((await save(admin, id, form, revision)).status).toBe(409);
    expect((await takeBack(other, id)).status).toBe(204);
    expect((await show(admin, id)).json().data).toMatchObject({
      state: 'draft',
      revision: revision + 1,
      sent_by: null,
    });
    expect((await takeBack(other, id)).status).toBe(409);
  });

  test('BEY-06 two who save at once: the second hears who was first, and nothing is written over', async () => {
    const { id, revision, form } = await draft();
    expect((await save(other, id, { ...form, max_age: '19' }, revision)).json().data.revision).toBe(revision + 1);
    const late = await save(admin, id, { ...form, max_age: '16' }, revision);
    expect([late.status, late.json().message]).toEqual([409, expect.stringContaining('Anne Berg endret kladden')]);
    expect((await show(admin, id)).json().data.form.max_age).toBe('19');
    expect((await send(admin, id, revision)).status).toBe(409);
  });

  test('BEY-06 what is typed wrong is kept as it was typed, and told field by field in each language', async () => {
    const { id, form } = await draft();
    const wrong = {
      ...form,
      min_age: '19',
      amount: '1.005',
      budget: '-5',
      activity_cap: '0',
      starts_on: '2027-08-01',
      ends_on: '1.7.2027',
      category_ids: [],
      min_times: '0',
      trial_times: '1,5',
      high_percent: '12',
    };
    const { revision } = (await save(admin, id, wrong, 2)).json().data;
    expect((await show(admin, id)).json().data).toMatchObject({ form: wrong, rules: null });
    const told = async (language: string) => (await send(admin, id, revision, language)).json().errors;
    const nb = await told('nb');
    expect(Object.keys(nb).sort()).toEqual(
      [
        'activity_cap',
        'amount',
        'budget',
        'category_ids',
        'ends_on',
        'high_percent',
        'max_age',
        'min_times',
        'trial_times',
      ].sort(),
    );
    expect(nb.ends_on).toEqual(['Perioden slutter før den begynner. Velg en senere dag.']);
    expect((await told('nn')).amount[0]).toContain('Skriv eit beløp over 0 i kroner');
    expect((await told('en')).max_age).toEqual(['The highest age cannot be below the lowest one.']);
    expect(await stateOf(id)).toBe('draft');
  });

  test('BEY-06 districts of another place and categories that are not there are refused when it is sent', async () => {
    const { id, revision } = await draft({ district_ids: ['30101'], category_ids: ['29'] });
    expect(Object.keys((await send(admin, id, revision)).json().errors).sort()).toEqual([
      'category_ids',
      'district_ids',
    ]);
  });

  test('BEY-06 two versions of a scheme never hold on the same day', async () => {
    const { scheme, id: first } = await published();
    const { id } = (await next(admin, scheme)).json().data;
    const { form } = (await show(admin, id)).json().data;
    await save(admin, id, { ...form, starts_on: '2028-07-31' }, 1);
    const refused = await send(admin, id, 2);
    expect([refused.status, refused.json().errors.starts_on[0]]).toEqual([
      422,
      expect.stringContaining('En annen versjon'),
    ]);
    // One that has ended makes room from the day after on.
    expect((await end(admin, first, '2028-07-30')).status).toBe(204);
    expect((await send(admin, id, 2)).status).toBe(204);
    expect((await publish(other, id)).status).toBe(204);
  });

  test('BEY-06 a decision of the future, and an end in the past or after the period, are refused', async () => {
    const { id, revision } = await draft();
    await send(admin, id, revision);
    expect((await publish(other, id, { decided_on: '2026-11-18' })).json().errors.decided_on[0]).toContain('framtiden');
    expect((await publish(other, id, { case_number: ' ' })).status).toBe(422);
    expect((await end(other, id, '2027-12-31')).status).toBe(409);
    await publish(other, id, { decided_on: '2026-11-17' });
    for (const day of ['2026-11-16', '2028-07-31']) expect((await end(other, id, day)).status).toBe(422);
  });

  test('BEY-06 a name that is there already, and a municipality’s own names', async () => {
    expect((await begin(admin, 'Ferie på Askøy')).status).toBe(200);
    expect((await begin(other, 'FERIE på Askøy!')).status).toBe(409);
    expect((await begin(people.elsewhere, 'Ferie på Askøy', String(OSLO))).status).toBe(200);
    const { municipality, schemes, categories, can } = await office(admin);
    expect(municipality).toMatchObject({ id: '4601', name: 'Bergen', in_place: 'i Bergen' });
    expect(schemes.at(-1).key).toBe('ferie-pa-askoy');
    expect([categories.length > 5, can.change]).toEqual([true, true]);
  });

  test('BEY-06 the same key creates once', async () => {
    const ask = { ...NB, headers: { 'idempotency-key': 'ordning-1' } };
    const body = { municipality_id: String(BERGEN), name: 'Bare én gang' };
    const [one, two] = [
      await portal.as(admin).post('/api/municipality/schemes', body, ask),
      await portal.as(admin).post('/api/municipality/schemes', body, ask),
    ];
    expect(two.json()).toEqual(one.json());
  });
});

describe('BEY-06 what other features are told', () => {
  test('BEY-06 what holds on a day, what something was granted under, and why', async () => {
    const { id } = await published({ starts_on: '1.8.2030', ends_on: '31.7.2031' });
    const idsOn = async (day: string) => (await runningVersions(portal, BERGEN, day)).map((version) => version.id);
    expect(await idsOn('2030-07-31')).not.toContain(id);
    expect(await idsOn('2030-08-01')).toContain(id);
    expect(await idsOn('2031-07-31')).toContain(id);
    expect(await idsOn('2031-08-01')).not.toContain(id);
    expect((await runningVersions(portal, OSLO, '2030-08-01')).map((version) => version.id)).not.toContain(id);
    await end(admin, id, '2030-12-31');
    expect(await idsOn('2031-01-01')).not.toContain(id);
    const granted = await decidedVersion(portal, asId<'SchemeVersionId'>(id));
    expect(granted).toMatchObject({ last_day: '2030-12-31', municipality_id: '4601', rules: { amount_ore: 100_000 } });
    const child = { name: 'Ask', born_on: '2021-02-03', postal_code: null, district_id: null, is_within_income: null };
    const facts = { ...child, municipality_id: '4601', on: '2030-09-01' };
    expect(granted && isYes(why(facts, granted))).toBe(true);
    const { id: open } = await draft();
    expect(await decidedVersion(portal, asId<'SchemeVersionId'>(open))).toBeUndefined();
  });
});

describe('BEY-06 the database holds it too', () => {
  const refused = (statement: ReturnType<typeof sql>) =>
    statement.execute(portal.db).then(
      () => 'done',
      (error: Error) => error.message,
    );

  test('BEY-06 what is published is not changed, deleted, or made something else', async () => {
    const { id } = await published();
    expect(
      await refused(sql`update scheme_version set rules = jsonb_set(rules, '{amount_ore}', '1') where id = ${id}`),
    ).toContain('is not changed');
    expect(await refused(sql`update scheme_version set case_number = '1/27' where id = ${id}`)).toContain(
      'is not changed',
    );
    expect(await refused(sql`update scheme_version set published_by = ${admin} where id = ${id}`)).toContain(
      'is not changed',
    );
    expect(await refused(sql`update scheme_version set state = 'draft' where id = ${id}`)).toContain(
      'there is no step',
    );
    expect(await refused(sql`delete from scheme_version where id = ${id}`)).toContain('never deleted');
    await end(admin, id, '2027-12-31');
    expect(await refused(sql`update scheme_version set ended_on = '2028-01-01' where id = ${id}`)).toContain(
      'is not changed',
    );
    expect(await refused(sql`update scheme_version set state = 'published' where id = ${id}`)).toContain(
      'there is no step',
    );
  });

  test('BEY-06 what was sent stays as it was sent, and nothing begins as anything but a draft', async () => {
    const { id, scheme, revision } = await draft();
    expect(await refused(sql`update scheme_version set state = 'published' where id = ${id}`)).toContain(
      'there is no step',
    );
    await send(admin, id, revision);
    expect(
      await refused(sql`update scheme_version set rules = jsonb_set(rules, '{max_age}', '99') where id = ${id}`),
    ).toContain('sent for decision');
    const columns = sql`(id, scheme_id, number, state, form, created_at, changed_at)`;
    expect(
      await refused(sql`
        insert into scheme_version ${columns}
        values (gen_random_uuid(), ${scheme}, 9, 'published', '{}'::jsonb, now(), now())`),
    ).toContain('begins as a draft');
    expect(
      await refused(sql`
        insert into scheme_version ${columns}
        values (gen_random_uuid(), ${scheme}, 9, 'draft', '{}'::jsonb, now(), now())`),
    ).toContain('scheme_version_open');
  });

  test('BEY-06 the table of steps is the one that the code has', async () => {
    const { STEPS } = await import('#features/schemes/rules.ts');
    const { rows } = await sql<{ from: string; to: string }>`
      select from_state as "from", to_state as "to" from scheme_version_step order by 1, 2`.execute(portal.db);
    const inCode = Object.values(STEPS).map(({ from, to }) => `${from} ${to}`);
    expect(rows.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(inCode.sort());
  });
});
