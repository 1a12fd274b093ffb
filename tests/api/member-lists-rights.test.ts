import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zip } from '#tests/support/files.ts';
import { BERGEN } from '#tests/support/given.ts';
import { HEAD, LISTS, type ListScene, listScene, rowsOf } from '#tests/support/list-scene.ts';
import { childNumbers } from '#tests/support/person-numbers.ts';

let scene: ListScene;
beforeAll(async () => {
  scene = await listScene();
});
afterAll(() => scene.close());

test.each([
  ['', 'ingen rader'],
  ['Navn;Nummer\nEmil;1', 'Fornavn, Etternavn, Fødselsnummer, Postnummer'],
  ['PK\x03\x04', 'ikke å lese filen'],
])('CRD-09 a file that is no list is refused with what to do', async (text, message) => {
  const refused = await scene.send(scene.people.admin, text);
  expect([refused.status, refused.json().errors.file[0]]).toEqual([422, expect.stringContaining(message)]);
});

test('CRD-09 a spreadsheet that asks for more than there is falls over alone', async () => {
  const far = '<worksheet><sheetData><row r="2000000000"><c r="A2000000000"><v>1</v></c></row></sheetData></worksheet>';
  const bytes = zip([
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: far },
  ]);
  const refused = await scene.sendBytes(scene.people.admin, bytes);
  expect([refused.status, refused.json().message]).toEqual([422, expect.stringContaining('ikke å lese filen')]);
});

test.each(['xlsx', 'csv'])(
  'CRD-09 the template as %s has the headings, and is itself a list without children',
  async (type) => {
    const { portal, people } = scene;
    const file = await portal
      .as(people.admin)
      .get(`/api/municipality/leisure-cards/import/template?type=${type}`, { language: 'en' });
    expect(file.headers['content-disposition']).toContain(`list-of-children.${type}`);
    if (type === 'csv') {
      expect(file.body).toContain('"First name";"Last name";"National identity number";"Date of birth";"Postcode"');
      const empty = await scene.send(people.admin, file.body);
      expect([empty.status, empty.json().message]).toEqual([422, expect.stringContaining('Bruk malen')]);
    }
  },
);

test('CRD-09 who may not hand in lists, see them, or say yes', async () => {
  const { people, portal } = scene;
  const { id } = await scene.read(childNumbers(1, 2015));
  const auditor = await portal.given.person('Rita Revisor', { auditorOf: [BERGEN] });
  const former = await portal.given.person('Fred Før', { adminOf: [BERGEN] });
  await sql`delete from municipal_grant where user_id = ${former}`.execute(portal.db);
  const text = `${HEAD}\n${rowsOf(childNumbers(1, 2015))}`;
  const faults = (as: string) => portal.as(as).get(`/api${LISTS}/${id}/faults`);
  for (const as of [people.mother, people.clubAdmin, auditor, former, people.support]) {
    expect((await scene.send(as, text)).status).toBe(403);
    expect((await portal.as(as).get(`/api${LISTS}`)).status).toBe(403);
    expect((await portal.as(as).get('/api/municipality/leisure-cards/import/template')).status).toBe(403);
    for (const deed of [scene.take(as, id), scene.stop(as, id), faults(as)]) expect((await deed).status).toBe(403);
  }
  for (const as of [people.elsewhere, people.superAdmin]) {
    for (const deed of [scene.take(as, id), scene.stop(as, id), faults(as)]) expect((await deed).status).toBe(404);
  }
  expect((await scene.send(people.elsewhere, text)).status).toBe(404);
  expect(await scene.lists(people.elsewhere)).toEqual([]);
  expect((await scene.send(people.admin, text, { state: { acting_user_id: people.superAdmin } })).status).toBe(403);
  expect((await scene.send(people.admin, text, { state: { mode: 'readonly' } })).status).toBe(405);
  const post = (state: object) =>
    portal
      .as(people.admin)
      .post(`/api${LISTS}/${id}/take`, {}, { language: 'nb', headers: { 'x-test-state': JSON.stringify(state) } });
  expect((await post({ acting_user_id: people.superAdmin })).status).toBe(403);
  expect((await post({ mode: 'readonly' })).status).toBe(405);
  expect((await post({ proved_at: '2026-11-17T11:00:00Z' })).headers['problem-kind']).toBe('proof_required');
  expect((await scene.lists())[0]).toMatchObject({ id, state: 'waiting' });
});
