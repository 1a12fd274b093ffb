import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { givenMembership } from '#tests/support/memberships.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember, logInBrowser } from '#tests/support/sign-in.ts';

let portal: TestPortal;
let superAdmin: UserId;
beforeAll(async () => {
  portal = await startPortal();
  superAdmin = await portal.given.person('Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());

const put = (as: string, url: string, body?: unknown, language = 'nb') =>
  portal.as(as).send('PUT', url, { body: body ?? {}, language });
const REASON = 'Prøve på rettigheter';
const remove = (as: string, url: string) => portal.as(as).send('DELETE', url, { body: { reason: REASON } });

describe('USR-02 finding people', () => {
  const find = async (q: string, more = '', as = superAdmin) =>
    portal.as(as).get(`/api/users/search?q=${encodeURIComponent(q)}${more}`);
  const names = async (q: string) => (await find(q)).json().data.map(({ name }: { name: string }) => name);

  test('USR-02 D-05 is for super-admins and support only', async () => {
    const others = [
      await portal.given.person('Vanlig'),
      await portal.given.person('Mod', { scopes: ['moderator'] }),
      await portal.given.person('Kom', { adminOf: [BERGEN] }),
    ];
    for (const other of others) expect((await find('kari', '', other)).status).toBe(403);
    expect((await portal.get('/api/users/search?q=kari')).status).toBe(401);
  });

  test('USR-02 by the beginning of any word of the name, in Norwegian order, whatever the letters', async () => {
    await portal.given.person('Åse Quistgaard');
    await portal.given.person('Anne-Quila Øverås');
    await portal.given.person('Zita Quist');
    expect(await names('QUI')).toEqual(['Anne-Quila Øverås', 'Zita Quist', 'Åse Quistgaard']);
    expect(await names('åse qui')).toEqual(['Åse Quistgaard']);
    expect(await names('øve')).toEqual(['Anne-Quila Øverås']);
    expect(await names('uist')).toEqual([]);
    expect(await names('%%%')).toEqual([]);
    expect(await names('___')).toEqual([]);
    await portal.given.person("Quentin O'Quill\\Quirk");
    expect(await names("o'quill")).toEqual(["Quentin O'Quill\\Quirk"]);
    expect(await names("quentin o'quill\\q")).toEqual(["Quentin O'Quill\\Quirk"]);
    for (const q of ["'''", '\\\\\\', "' & :*", '!(|)', '---']) expect([q, await names(q)]).toEqual([q, []]);
    const short = await find('qu');
    expect([short.status, Object.keys(short.json().errors)]).toEqual([422, ['q']]);
  });

  test('USR-02 by the whole e-mail address or phone number, and tells neither whole', async () => {
    const id = await portal.given.person('Nora Nett', { email: 'nora.nett@test.example', phone: '+4740102030' });
    for (const q of ['Nora.Nett@test.example', '40102030', '+47 401 02 030']) {
      const { data } = (await find(q)).json();
      expect(data).toEqual([
        {
          id,
          name: 'Nora Nett',
          thumbnail_url: null,
          organizations: [],
          organizations_count: 0,
          municipality: null,
          address: 'n•••@test.example',
        },
      ]);
    }
    expect((await find('nora.nett@')).json().data).toEqual([]);
    expect((await find('nora.nett')).json().data).toEqual([]);
  });

  test('USR-05 up to three organisations and how many there are', async () => {
    const id = await portal.given.person('Mange Medlemskap');
    for (const name of ['Dyr', 'Amatør', 'Chess', 'Bil']) {
      await givenMembership(portal, id, await portal.given.organisation({ name }));
    }
    const [found] = (await find('mange')).json().data;
    expect(found.organizations.map(({ name }: { name: string }) => name)).toEqual(['Amatør', 'Bil', 'Chess']);
    expect(found.organizations_count).toBe(4);
  });

  test('D-06 never more than fifty, however one pages; erased people are not found', async () => {
    for (let count = 0; count < 60; count += 1) await portal.given.person(`Xaver Nummer ${'abc'[count % 3]}`);
    const seen = new Set<string>();
    for (let page = 1; page <= 6; page += 1) {
      const { data, meta } = (await find('xaver', `&page=${page}`)).json();
      expect(meta).toMatchObject({ total: 50, last_page: 4 });
      for (const { id } of data) seen.add(id);
    }
    expect(seen.size).toBe(50);
    expect((await find('xaver', '&perPage=100')).json().data).toHaveLength(50);
    expect((await find('xaver', '&perPage=100&page=2')).json().data).toHaveLength(0);
    await portal.db.updateTable('app_user').set({ erased_at: new Date() }).where('name', 'like', 'Xaver%').execute();
    expect((await find('xaver')).json().data).toEqual([]);
  });
});

describe('IDN-12 a person’s rights take effect at once', () => {
  const audited = (subject: string) =>
    portal.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_user_id', 'municipality_id', 'details'])
      .where('subject_user_id', '=', asId<'UserId'>(subject))
      .orderBy('position')
      .execute();

  test('D-11 the user who is blocked is out within moments, and stays out after it is lifted until they log in', async () => {
    const { id, email } = await givenMember(portal, 'Blokkert Bent');
    const browser = await logInBrowser(portal, email);
    expect((await browser.get('/api/users/me')).status).toBe(200);
    const block = () => put(superAdmin, `/api/users/${id}/block`, { reason: 'Søppelpost' });
    expect((await Promise.all([block(), block()])).map(({ status }) => status)).toEqual([204, 204]);
    await expect.poll(async () => (await browser.get('/api/users/me')).status).toBe(401);
    expect(await audited(id)).toEqual([
      { action: 'user.block', actor_user_id: superAdmin, municipality_id: null, details: { reason: 'Søppelpost' } },
    ]);
    expect((await remove(superAdmin, `/api/users/${id}/block`)).status).toBe(204);
    expect((await browser.get('/api/users/me')).status).toBe(401);
    expect((await (await logInBrowser(portal, email)).get('/api/users/me')).status).toBe(200);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['user.block', 'user.unblock']);
  });

  test('VAL-06 a block needs a reason, in the person’s language', async () => {
    const id = await portal.given.person('Uten Grunn');
    const answer = await put(superAdmin, `/api/users/${id}/block`, { reason: ' a ' });
    expect([answer.status, answer.json().errors.reason]).toEqual([422, ['Skriv hvorfor, med minst fem tegn']]);
    const nynorsk = await put(superAdmin, `/api/users/${id}/block`, { reason: '' }, 'nn');
    expect(nynorsk.json().errors.reason[0]).toMatch(/^Skriv kvifor/);
  });

  test('D-11 a new scope ends the session: the next one asks for the second factor', async () => {
    const { id, email } = await givenMember(portal, 'Oppe Ola');
    const browser = await logInBrowser(portal, email);
    expect(
      (await put(superAdmin, `/api/users/${id}/scopes`, { scopes: ['moderator', 'moderator'], reason: REASON })).status,
    ).toBe(204);
    await expect.poll(async () => (await browser.get('/api/users/me')).status).toBe(401);
    await put(superAdmin, `/api/users/${id}/scopes`, { scopes: ['moderator'], reason: REASON });
    await put(superAdmin, `/api/users/${id}/scopes`, { scopes: [], reason: REASON });
    expect((await audited(id)).map(({ details }) => details)).toEqual([
      { before: '', after: 'moderator', reason: REASON },
      { before: 'moderator', after: '', reason: REASON },
    ]);
    const wrong = await put(superAdmin, `/api/users/${id}/scopes`, { scopes: ['MUNICIPALITY_ADMIN'], reason: REASON });
    expect(wrong.status).toBe(422);
  });

  test('D-08 a municipal admin gives support in their own municipality, nothing else and nowhere else', async () => {
    const admin = await portal.given.person('Adm Inistrator', { adminOf: [BERGEN] });
    const support = await portal.given.person('Sup Port', { supportOf: [BERGEN] });
    const id = await portal.given.person('Ny Ansatt');
    const grant = (as: string, municipality: number, role: string, subject = id) =>
      put(as, `/api/users/${subject}/grants/${municipality}/${role}`, { reason: REASON });
    expect((await grant(admin, BERGEN, 'support')).status).toBe(204);
    expect((await grant(admin, BERGEN, 'support')).status).toBe(204);
    expect((await grant(admin, BERGEN, 'admin')).status).toBe(403);
    expect((await grant(admin, OSLO, 'support')).status).toBe(403);
    expect((await grant(admin, BERGEN, 'support', admin)).status).toBe(403);
    expect((await grant(support, BERGEN, 'support')).status).toBe(403);
    expect((await grant(superAdmin, OSLO, 'admin')).status).toBe(204);
    expect((await grant(superAdmin, 9999, 'admin')).status).toBe(404);
    expect((await grant(superAdmin, OSLO, 'owner')).status).toBe(404);
    expect((await portal.as(id).get('/api/users/me/permissions')).json().data.municipalities).toEqual([
      { id: '4601', name: 'Bergen', role: 'support' },
      { id: '301', name: 'Oslo', role: 'admin' },
    ]);
    expect((await remove(admin, `/api/users/${id}/grants/${OSLO}/admin`)).status).toBe(403);
    expect((await remove(admin, `/api/users/${id}/grants/${BERGEN}/support`)).status).toBe(204);
    expect((await audited(id)).map(({ action, municipality_id }) => [action, municipality_id])).toEqual([
      ['grant.give', BERGEN],
      ['grant.give', OSLO],
      ['grant.revoke', BERGEN],
    ]);
    expect((await portal.as(id).get('/api/users/me/audit')).json().data).toHaveLength(3);
  });

  test('DSH-02 a super-admin says why, also where the municipality is not their own; its own admin need not', async () => {
    const admin = await portal.given.person('Adm Inistrator', { adminOf: [BERGEN] });
    const id = await portal.given.person('Ny Ansatt');
    const path = `/api/users/${id}/grants/${BERGEN}/support`;
    const refused = await put(superAdmin, path);
    expect([refused.status, refused.json().errors.reason]).toEqual([422, ['Skriv hvorfor, med minst fem tegn']]);
    expect((await put(superAdmin, `/api/users/${id}/scopes`, { scopes: ['moderator'] })).status).toBe(422);
    expect((await portal.as(superAdmin).send('DELETE', `/api/users/${id}/block`)).status).toBe(422);
    expect((await put(admin, path)).status).toBe(204);
    expect((await remove(superAdmin, path)).status).toBe(204);
    expect((await audited(id)).map(({ details }) => details)).toEqual([
      { role: 'support' },
      { role: 'support', reason: REASON },
    ]);
  });

  test('DSH-02 of two super-admins who take each other’s right, or shut each other out, one stays', async () => {
    const others = { scopes: [], reason: REASON };
    const shut = await startPortal();
    try {
      const [one, two] = [
        await shut.given.person('En Super', { scopes: ['admin'] }),
        await shut.given.person('To Super', { scopes: ['admin'] }),
      ];
      const take = (as: string, from: string) => shut.as(as).send('PUT', `/api/users/${from}/scopes`, { body: others });
      const answers = await Promise.all([take(one, two), take(two, one)]);
      expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
      const people = await shut.db.selectFrom('app_user').select('scopes').execute();
      const left = people.filter(({ scopes }) => scopes.includes('admin'));
      expect(left).toHaveLength(1);
    } finally {
      await shut.close();
    }
  });

  test('D-05 nobody else gives rights, and nobody gives them to themselves', async () => {
    const moderator = await portal.given.person('Mo Derator', { scopes: ['moderator'] });
    const municipal = await portal.given.person('Ko Mmune', { adminOf: [BERGEN] });
    const user = await portal.given.person('Van Lig');
    const calls = (subject: string) =>
      [
        ['PUT', `/api/users/${subject}/block`, { reason: 'Fordi det' }],
        ['DELETE', `/api/users/${subject}/block`, { reason: REASON }],
        ['PUT', `/api/users/${subject}/scopes`, { scopes: ['admin'], reason: REASON }],
        ['PUT', `/api/users/${subject}/grants/301/admin`, { reason: REASON }],
        ['DELETE', `/api/users/${subject}/grants/301/admin`, { reason: REASON }],
      ] as const;
    for (const as of [moderator, municipal, user]) {
      for (const [method, url, body] of calls(user)) {
        expect((await portal.as(as).send(method, url, { body })).status, `${method} ${url}`).toBe(403);
      }
    }
    for (const [method, url, body] of calls(superAdmin)) {
      expect((await portal.as(superAdmin).send(method, url, { body })).status, `own ${method} ${url}`).toBe(403);
    }
    for (const [method, url, body] of calls(randomUUID())) {
      expect((await portal.as(superAdmin).send(method, url, { body })).status, `${method} ${url}`).toBe(404);
    }
    for (const [method, url, body] of calls(user)) expect((await portal.send(method, url, { body })).status).toBe(401);
  });

  test('D-12 who acts as a user is out when either of the two changes, and the end is written down', async () => {
    const admin = await givenMember(portal, 'Arne Admin', { scopes: ['admin'] });
    const person = await portal.given.person('Mål Person', { email: 'maal.person@test.example' });
    const ticket = await portal.as(admin.id).post(`/api/users/${person}/login`, { reason: 'Feilsøking' });
    const browser = portal.browser();
    expect(ticket.status).toBe(200);
    browser.keep(ticket.json().access_token);
    expect((await browser.get('/api/users/me')).status).toBe(200);
    await put(superAdmin, `/api/users/${admin.id}/scopes`, { scopes: [], reason: REASON });
    await expect.poll(async () => (await browser.get('/api/users/me')).status).toBe(401);
    expect((await audited(person)).map(({ action }) => action)).toEqual(['log_in_as.start', 'log_in_as.stop']);
  });
});
