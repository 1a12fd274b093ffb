import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenRunningScheme } from '#tests/support/claim-scene.ts';
import { LISTS, type ListScene, listScene } from '#tests/support/list-scene.ts';
import { numbersBornOn } from '#tests/support/person-numbers.ts';

const HEAD = 'Fornavn;Etternavn;Fødselsnummer;Postnummer;Bydel';
const ARNA = '460101';
const FANA = '460103';

let scene: ListScene;
beforeAll(async () => {
  scene = await listScene();
});
afterAll(() => scene.close());

const districtOf = async (ssn: string) =>
  (
    await sql<{ district_id: number | null }>`
      select district_id from child where ssn_digest = ${scene.digest(ssn)}`.execute(scene.portal.db)
  ).rows[0]?.district_id;

describe('CRD-09 a list of children for a scheme with districts', () => {
  test('CRD-09 the district is read by its name, judged by the rules, and kept with the child', async () => {
    const { people } = scene;
    const { scheme } = await givenRunningScheme(scene.portal, { district_ids: [ARNA] });
    const [inside = '', shouting = '', outside = '', unsaid = '', unknown = ''] = numbersBornOn('2014-06-03', 5);
    const text = [
      HEAD,
      `Emma;Vik;${inside};5003;Arna`,
      `Emil;Vik;${shouting};5003;  Bydel ARNA `,
      `Utenfor;Vik;${outside};5003;Fana`,
      `Usagt;Vik;${unsaid};5003;`,
      `Ukjent;Vik;${unknown};5003;Atlantis`,
    ].join('\n');
    const { data } = (await scene.send(people.admin, text, { scheme })).json();
    expect(data).toMatchObject({ right_rows: 2, faulty_rows: 3, ignored: [] });
    expect(data.faults).toEqual([
      { row: 4, column: 'district', message: 'Ordningen gjelder ikke bydelen som barnet bor i.' },
      {
        row: 5,
        column: 'district',
        message: 'Ordningen gjelder bare noen bydeler. Skriv hvilken bydel barnet bor i.',
      },
      {
        row: 6,
        column: 'district',
        message: 'Kommunen har ingen bydel med dette navnet. Sjekk hvordan den skrives.',
      },
    ]);
    expect((await scene.take(people.admin, data.id, { leaves_faulty: true })).status).toBe(204);
    await scene.work('take-list', { id: data.id });
    expect(await scene.accountsOf([inside, shouting, outside, unsaid, unknown])).toBe(2);
    expect([await districtOf(inside), await districtOf(shouting)]).toEqual([Number(ARNA), Number(ARNA)]);
  });

  test('CRD-09 what the register has said of the district counts more than the list', async () => {
    const { scheme } = await givenRunningScheme(scene.portal, { district_ids: [ARNA] });
    const [ssn = ''] = numbersBornOn('2014-06-04', 1);
    await sql`insert into child (id, first_name, last_name, born_on, municipality_id, district_id, ssn_sealed, ssn_digest,
        created_at, checked_at)
      values (gen_random_uuid(), 'Kjent', 'Vik', '2014-06-04', 4601, ${Number(FANA)}, 'sealed', ${scene.digest(ssn)}, now(),
        now())`.execute(scene.portal.db);
    const { data } = (await scene.send(scene.people.admin, `${HEAD}\nKjent;Vik;${ssn};5003;Arna`, { scheme })).json();
    expect(data.faults).toMatchObject([{ row: 2, column: 'district' }]);
    expect(await districtOf(ssn)).toBe(Number(FANA));
  });

  test('CRD-09 without districts in the rules the column may be there, and is kept', async () => {
    const [ssn = ''] = numbersBornOn('2014-06-05', 1);
    const { data } = (await scene.send(scene.people.admin, `${HEAD}\nFri;Vik;${ssn};5003;Fana`)).json();
    expect(data).toMatchObject({ right_rows: 1, faulty_rows: 0 });
    await scene.take(scene.people.admin, data.id);
    await scene.work('take-list', { id: data.id });
    expect(await districtOf(ssn)).toBe(Number(FANA));
  });
});

describe('CRD-09 a list with very many faults', () => {
  const ROWS = 10_000;

  test('CRD-09 is read whole, shows a page at a time, and has all of them in the file', async () => {
    const { portal, people } = scene;
    const lines = Array.from({ length: ROWS }, (_, at) => `;;1234567${String(at).padStart(4, '0')};0000;`);
    const { data } = (await scene.send(people.admin, [HEAD, ...lines].join('\n'))).json();
    expect(data).toMatchObject({ right_rows: 0, faulty_rows: ROWS, faults_count: 3 * ROWS });
    expect(JSON.stringify(data).length).toBeLessThan(20_000);
    const page = async (number: number, as = people.admin) =>
      portal.as(as).get(`/api${LISTS}/${data.id}/fault-lines?page=${number}`, { language: 'nb' });
    const first = (await page(1)).json();
    expect(first.data).toHaveLength(50);
    expect(first.data[0]).toEqual({ row: 2, column: 'first_name', message: 'Cellen er tom. Fyll den ut.' });
    expect(first.meta).toMatchObject({ total: 3 * ROWS, last_page: (3 * ROWS) / 50 });
    const last = (await page((3 * ROWS) / 50)).json();
    expect(last.data.at(-1)).toMatchObject({ row: ROWS + 1, column: 'ssn' });
    const file = await portal.as(people.admin).get(`/api${LISTS}/${data.id}/faults`, { language: 'nb' });
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(3 * ROWS + 1);
    expect((await page(1, people.stranger)).status).toBe(403);
    expect((await scene.take(people.admin, data.id, { leaves_faulty: true })).status).toBe(409);
  });
});
