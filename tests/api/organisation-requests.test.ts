import { afterAll, describe, expect, test } from 'vitest';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { requestScene } from '#tests/support/request-scene.ts';

const { portal, register, staff, support, staffElsewhere, superAdmin, wanted, ask, asked, request, decline, mailTo } =
  await requestScene();
afterAll(() => portal.close());

describe('ORG-02 asking for an organisation', () => {
  test('ORG-02 it waits: there for the user who asked and the municipality, for nobody else', async () => {
    const person = await portal.given.person('Anne Asker');
    const answer = await ask(person, { website: 'https://kor.example', address: 'Ibsens gate 3', lat: 60.3, lng: 5.3 });
    expect([answer.status, answer.json().data.status]).toEqual([200, 'pending']);
    const { id } = answer.json().data;
    const status = async (as?: string) => (await portal.as(as).get(`/api/organizations/${id}`)).status;
    expect(await Promise.all([person, staff, support, superAdmin].map(status))).toEqual([200, 200, 200, 200]);
    expect(await Promise.all([undefined, staffElsewhere].map(status))).toEqual([404, 404]);
    expect(await status(await portal.given.person('Fremmed'))).toBe(404);
    const { data } = (await portal.as(person).get('/api/organizations/requested')).json();
    expect(data).toMatchObject([{ id, name: 'Årstad Sangkor', status: 'pending', municipality: { name: 'Bergen' } }]);
    expect((await portal.as(staff).get('/api/organizations/requested')).json().data).toEqual([]);
  });

  test('ORG-02 D-07 half a place is refused, and a place without an address is not kept', async () => {
    const person = await portal.given.person('Halv Plass');
    expect((await ask(person, { address: 'Ibsens gate 3', lat: 60.3, lng: null })).status).toBe(422);
    expect((await ask(person, { address: '', lat: 60.3, lng: null })).status).toBe(422);
    const answer = await ask(person, { address: '', lat: 60.3, lng: 5.3 });
    expect(answer.status).toBe(200);
    const { id } = answer.json().data;
    const places = portal.db.selectFrom('organisation').select(['lat', 'lng']).where('id', '=', id);
    expect(await places.execute()).toEqual([{ lat: null, lng: null }]);
    await decline(id);
  });

  test('BEY-09 the server asks the register itself, and those who decide see what it said', async () => {
    const person = await portal.given.person('Anne Asker');
    expect((await ask(person, { register_facts: { outcome: 'found' } })).status).toBe(422);
    const honest = await asked(person);
    expect(await request(honest)).toMatchObject({
      request_note: 'Vi øver hver tirsdag.',
      requested_by: { id: person, name: 'Anne Asker' },
      register: { name: 'Årstad Sangkor', is_voluntary: true, municipality_id: '4601' },
      decided_by: null,
    });
  });

  test('BEY-09 signs are those of this moment', async () => {
    const signsOf = async (more: object) => {
      const id = await asked(await portal.given.person('Ulike'), more);
      const { signs } = await request(id);
      await decline(id);
      return signs;
    };
    expect(await signsOf({ number: null, name: 'Uten nummer' })).toEqual(['no_number']);
    expect(await signsOf({ number: '999906192', name: 'Ukjent' })).toEqual(['not_in_register']);
    expect(await signsOf({ number: '999902863', name: 'Laksevåg Kurs og Leir AS' })).toEqual([
      'bankrupt',
      'not_voluntary',
    ]);
    expect(await signsOf({ number: '999903606', name: 'Hage' })).toEqual(['name_differs', 'other_municipality']);
    register.isAway = true;
    expect(await signsOf({ number: '999901018', name: 'Fjellsiden Friluftslag' })).toEqual(['register_not_asked']);
    register.isAway = false;
    expect(await signsOf({ number: '999901018', name: 'Fjellsiden Friluftslag' })).toEqual([]);
    const [one, other] = [await portal.given.person('En'), await portal.given.person('To')];
    const same = { number: '999901018', name: 'Fjellsiden Friluftslag' };
    const [first, second] = [await asked(one, same), await asked(other, same)];
    expect((await request(first)).signs).toEqual(['number_in_use']);
    await decline(second);
    expect((await request(first)).signs).toEqual([]);
    await decline(first);
  });

  test('ORG-02 the same one twice is refused, also at once; declined it can be asked for again', async () => {
    const person = await portal.given.person('Dobbel');
    const answers = await Promise.all([ask(person), ask(person), ask(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json().message).toMatch(
      /^Du har allerede bedt om en side for/,
    );
    const unnumbered = { number: null, name: 'Kveldsvandrerne' };
    expect((await ask(person, unnumbered)).status).toBe(200);
    expect((await ask(person, { ...unnumbered, name: 'KVELDSVANDRERNE' })).status).toBe(409);
    expect((await ask(person, { ...unnumbered, name: 'Morgenvandrerne' })).status).toBe(200);
    const [mine] = (await portal.as(person).get('/api/organizations/requested')).json().data.slice(-1);
    expect((await decline(mine.id)).status).toBe(204);
    expect((await ask(person)).status).toBe(200);
  });

  test('ORG-02 nobody waits for more than five, also when they are sent at once', async () => {
    const person = await portal.given.person('Ivrig');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => ask(person, { number: null, name: `Lag ${place}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 409)?.json().message).toMatch(/^Du har 5 forespørsler/);
  });

  test('ORG-02 D-06 only for a municipality of this portal; the whole country’s takes all', async () => {
    const person = await portal.given.person('Anne');
    const elsewhere = { municipality_id: String(OSLO), number: null, name: 'Osloensere' };
    const refused = await ask(person, elsewhere);
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['municipality_id']]);
    const national = (more: object) =>
      portal.as(person).post('/api/organizations', wanted(more), { host: 'localhost' });
    expect((await national(elsewhere)).status).toBe(200);
    expect((await national({ ...elsewhere, municipality_id: '9999' })).status).toBe(422);
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ number: '999901388' }, 'number'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ email: 'ikke en adresse' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ request_note: 'x'.repeat(1001) }, 'request_note'],
    [{ municipality_id: '4601; drop table' }, 'municipality_id'],
  ])('VAL-06 %o is told at its field', async (more, field) => {
    const answer = await ask(await portal.given.person('Anne'), more);
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test('ORG-02 the municipality’s admins are told by e-mail, in their language and unless they said no', async () => {
    const silent = await portal.given.person('Stille Stine', { adminOf: [BERGEN] });
    await portal.db
      .insertInto('notification_setting')
      .values({ user_id: silent, by_email: false, by_sms: false, by_push: false })
      .execute();
    const blocked = await portal.given.person('Blokkert Bent', { adminOf: [BERGEN] });
    await portal.db.updateTable('app_user').set({ blocked_at: new Date() }).where('id', '=', blocked).execute();
    const unverified = await portal.given.person('Ubekreftet Une', { adminOf: [BERGEN] });
    await portal.db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', unverified).execute();
    const nynorsk = await portal.given.person('Nils Nynorsk', { adminOf: [BERGEN] });
    await portal.db.updateTable('app_user').set({ lang: 'nn' }).where('id', '=', nynorsk).execute();
    await ask(await portal.given.person('Anne Asker'), { number: null, name: 'Fortalt om' });
    const about = async (person: string) =>
      (await mailTo(person, 'organisationRequested')).filter(({ text }) => text?.includes('Fortalt om'));
    expect(await about(staff)).toMatchObject([
      { recipient: 'kari@kommune.example', subject: 'En ny arrangør venter på svar' },
    ]);
    const [mail] = await about(nynorsk);
    expect(mail?.text).toContain('http://bergen.localhost:3000/nn/dashboard/admin');
    for (const person of [silent, blocked, unverified, support, staffElsewhere, superAdmin]) {
      expect(await about(person)).toEqual([]);
    }
  });

  test('ORG-02 where a municipality has no admin, those who look after all portals are told', async () => {
    const person = await portal.given.person('Anne Asker');
    const answer = await portal
      .as(person)
      .post('/api/organizations', wanted({ municipality_id: '1577', number: null, name: 'Volda noko' }), {
        host: 'localhost',
      });
    expect(answer.status).toBe(200);
    const mails = await mailTo(superAdmin, 'organisationRequested');
    expect(mails.filter(({ text }) => text?.includes('Volda noko'))).toHaveLength(1);
  });
});
