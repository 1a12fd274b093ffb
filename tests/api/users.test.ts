import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember, logInBrowser, PASSWORD } from '#tests/support/sign-in.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const put = (as: string, url: string, body?: unknown, language = 'nb') =>
  portal.as(as).send('PUT', url, { body: body ?? {}, language });

async function givenUpload(owner: string, given: { kind?: 'image' | 'document'; isDeleted?: boolean } = {}) {
  const id = randomUUID();
  await portal.db
    .insertInto('upload')
    .values({
      id: asId(id),
      owner_user_id: asId(owner),
      kind: given.kind ?? 'image',
      name: 'bilde.png',
      type: 'image/webp',
      bytes: 100,
      storage_key: `${id}.webp`,
      created_at: new Date(),
      deleted_at: given.isDeleted ? new Date() : null,
    })
    .execute();
  return id;
}

describe('USR-02 one’s own account', () => {
  test('USR-02 tells what the person may see, and no secret', async () => {
    const id = await portal.given.person('Ida Berg', { phone: '+4741234599', passwordHash: 'argon' });
    const { data } = (await portal.as(id).get('/api/users/me')).json();
    expect(data).toMatchObject({
      id,
      name: 'Ida Berg',
      phone: '+4741234599',
      thumbnail_url: null,
      municipality: null,
      lang: 'nb',
      scopes: [],
      has_password: true,
      has_two_factor: false,
      has_authenticator: false,
      has_national_id: false,
      is_staff: false,
      terms_accepted: true,
    });
    expect(JSON.stringify(data)).not.toContain('argon');
  });

  test.each(['/api/users/me', '/api/users/me/info', '/api/users/me/organizations', '/api/users/me/export'])(
    'USR-02 %s is for nobody who is not logged in',
    async (url) => {
      expect((await portal.get(url)).status).toBe(401);
    },
  );

  test('USR-02 changes what is sent along and leaves the rest', async () => {
    const id = await portal.given.person('Ola Før');
    const first = { birth_date: '1988-03-07', postal_code: '5003', municipality_id: String(BERGEN), lang: 'nn' };
    expect((await put(id, '/api/users/me', first)).json().data).toMatchObject({
      name: 'Ola Før',
      birth_date: '1988-03-07',
      postal_code: '5003',
      municipality: { id: '4601', name: 'Bergen' },
      lang: 'nn',
    });
    const { data } = (await put(id, '/api/users/me', { name: 'Ola Etter', municipality_id: null })).json();
    expect(data).toMatchObject({ name: 'Ola Etter', postal_code: '5003', municipality: null, lang: 'nn' });
    expect((await put(id, '/api/users/me', {})).json().data).toEqual(data);
  });

  test('BEY-16 USR-02 a date of birth that comes with a national number stays, and so does its not being there', async () => {
    const id = await portal.given.person('Tuva Moen', { bornOn: '2012-04-12' });
    await sql`update app_user set ssn_digest = 'known' where id = ${id}`.execute(portal.db);
    for (const birth_date of ['1980-04-12', null]) {
      const refused = await put(id, '/api/users/me', { birth_date });
      expect([refused.status, refused.json().errors?.birth_date]).toEqual([
        422,
        ['Fødselsdatoen kommer fra fødselsnummeret ditt, og kan ikke endres'],
      ]);
    }
    expect((await put(id, '/api/users/me', { birth_date: '2012-04-12', name: 'Tuva Mo' })).status).toBe(200);
    await sql`update app_user set birth_date = null where id = ${id}`.execute(portal.db);
    expect((await put(id, '/api/users/me', { birth_date: '2012-04-12' })).status).toBe(200);
  });

  test.each([
    [{ name: '' }, 'name', 'Navn påkrevd', 'A name is required'],
    [{ postal_code: '50' }, 'postal_code', 'Postnummeret har fire sifre', 'The postcode has four digits'],
    [
      { postal_code: '9999' },
      'postal_code',
      'Vi finner ikke postnummeret. Se etter at det er riktig',
      'We cannot find the postcode. Check that it is right',
    ],
    [{ birth_date: '2990-01-01' }, 'birth_date', 'Fødselsdatoen er ikke gyldig', null],
    [{ birth_date: '1899-12-31' }, 'birth_date', 'Fødselsdatoen er ikke gyldig', null],
    [{ birth_date: '1999-02-30' }, 'birth_date', 'Datoen er ikke gyldig', null],
    [{ municipality_id: '9999' }, 'municipality_id', 'Velg et av alternativene', null],
    [{ municipality_id: 'x' }, 'municipality_id', 'Velg et av alternativene', null],
    [{ municipality_id: '' }, 'municipality_id', 'Velg et av alternativene', null],
    [{ picture_upload_id: randomUUID() }, 'picture_upload_id', 'Ugyldig', null],
    [{ lang: 'de' }, 'lang', 'Velg et av alternativene', null],
    [{ email: 'ny@test.example' }, 'email', 'Ukjent felt: email', null],
    [{ scopes: ['admin'] }, 'scopes', 'Ukjent felt: scopes', null],
  ])('VAL-06 USR-02 %j is refused at its own field', async (body, field, nb, en) => {
    const id = await portal.given.person('Feil Felt');
    const answer = await put(id, '/api/users/me', body);
    expect(answer.status).toBe(422);
    expect(answer.json().errors[field]).toEqual([nb]);
    const english = (await put(id, '/api/users/me', body, 'en')).json().errors[field][0];
    expect(english).not.toBe(nb);
    if (en) expect(english).toBe(en);
  });

  test('USR-04 the picture is an own upload of kind image, and nothing else', async () => {
    const id = await portal.given.person('Bilde Bråten');
    const other = await portal.given.person('Annen Person');
    const mine = await givenUpload(id);
    const { data } = (await put(id, '/api/users/me', { picture_upload_id: mine })).json();
    expect(data).toMatchObject({ picture_upload_id: mine, thumbnail_url: `/uploads/${mine}.webp` });
    expect((await portal.as(id).get('/api/users/me/info')).json().data.thumbnail_url).toBe(`/uploads/${mine}.webp`);
    for (const bad of [
      await givenUpload(other),
      await givenUpload(id, { kind: 'document' }),
      await givenUpload(id, { isDeleted: true }),
    ]) {
      expect((await put(id, '/api/users/me', { picture_upload_id: bad })).status).toBe(422);
    }
    await portal.db
      .updateTable('upload')
      .set({ deleted_at: new Date() })
      .where('id', '=', asId<'UploadId'>(mine))
      .execute();
    expect((await portal.as(id).get('/api/users/me')).json().data.thumbnail_url).toBeNull();
  });

  test('IDN-13 a user in readonly mode changes nothing', async () => {
    const id = await portal.given.person('Lise Lesbar', { isReadonly: true });
    expect((await put(id, '/api/users/me', { name: 'Ny' })).status).toBe(405);
    expect((await portal.as(id).get('/api/users/me/info')).json().data).toMatchObject({
      name: 'Lise Lesbar',
      mode: 'readonly',
    });
  });

  test('SHL-03 the info tells what is missing', async () => {
    const id = await portal.given.person('Uten Telefon');
    expect((await portal.as(id).get('/api/users/me/info')).json().data).toEqual({
      id,
      name: 'Uten Telefon',
      thumbnail_url: null,
      lang: 'nb',
      scopes: [],
      mode: 'full',
      has_email: true,
      has_phone: false,
      terms_accepted: true,
      is_organiser: false,
      acting: null,
      idle_seconds: null,
      cards: [],
    });
  });

  test('IDN-15 the info tells who acts as the person, and so does the list of what was done', async () => {
    const admin = await givenMember(portal, 'Sara Sjef', { scopes: ['admin'] });
    const person = await portal.given.person('Per Person', { email: 'per.person@test.example' });
    const ticket = await portal.as(admin.id).post(`/api/users/${person}/login`, { reason: 'Hjelp på telefon' });
    const browser = portal.browser();
    browser.keep(ticket.json().access_token);
    const { data } = (await browser.get('/api/users/me/info')).json();
    expect(data).toMatchObject({ id: person, acting: { name: 'Sara Sjef' } });
    expect(Date.parse(data.acting.until)).toBeGreaterThan(Date.now());
    await browser.post('/api/auth/acting/writing', { password: PASSWORD, is_sure: true });
    await browser.send('PUT', '/api/users/me', { body: { postal_code: '5003' } });
    const entries = (await portal.as(person).get('/api/users/me/audit')).json();
    expect(entries.meta.total).toBe(3);
    expect(entries.data).toMatchObject([
      { action: 'acted', by_name: 'Sara Sjef', call: 'PUT /users/me', reason: null },
      { action: 'log_in_as.write', by_name: 'Sara Sjef', call: null, reason: null },
      { action: 'log_in_as.start', by_name: 'Sara Sjef', call: null, reason: 'Hjelp på telefon' },
    ]);
    expect((await portal.as(person).get('/api/users/me/audit?page=2')).json()).toMatchObject({
      data: [],
      meta: { total: 3, last_page: 1 },
    });
    const stranger = await portal.given.person('Fremmed');
    expect((await portal.as(stranger).get('/api/users/me/audit')).json().data).toEqual([]);
    for (const [method, url] of [
      ['DELETE', '/api/users/me'],
      ['GET', '/api/users/me/export'],
      ['POST', '/api/users/me/terms'],
    ] as const) {
      expect((await browser.send(method, url)).headers['problem-kind'], url).toBe('own_only');
    }
  });
});

describe('IDN-18 terms', () => {
  test('IDN-18 until they are accepted little else is open; twice is once', async () => {
    const id = await portal.given.person('Vil Kår', { hasNotAccepted: true });
    expect((await portal.as(id).get('/api/users/me')).json().data.terms_accepted).toBe(false);
    expect((await portal.as(id).get('/api/users/me/info')).json().data.terms_accepted).toBe(false);
    const closed = await portal.as(id).get('/api/users/me/organizations');
    expect([closed.status, closed.headers['problem-kind']]).toEqual([403, 'terms_required']);
    expect((await portal.as(id).get('/api/users/me/terms')).json().data).toEqual({
      accepted: false,
      accepted_at: null,
    });
    const [first, second] = await Promise.all([
      portal.as(id).post('/api/users/me/terms'),
      portal.as(id).post('/api/users/me/terms'),
    ]);
    expect(first.json().data.accepted).toBe(true);
    expect(second.json()).toEqual(first.json());
    expect((await portal.as(id).get('/api/users/me/organizations')).status).toBe(200);
  });

  test('IDN-18 a ticket that was handed out before opens everything at once', async () => {
    const { email } = await givenMember(portal, 'Tone Terms', { hasNotAccepted: true });
    const browser = await logInBrowser(portal, email);
    expect((await browser.get('/api/users/me/counts')).status).toBe(403);
    await browser.post('/api/users/me/terms');
    await expect.poll(async () => (await browser.get('/api/users/me/counts')).status).toBe(200);
  });
});
