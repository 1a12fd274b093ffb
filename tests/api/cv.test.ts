import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTHING_SHOWN } from '#features/cv/rules.ts';
import { splitSealed } from '#features/cv/sealed-file.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
let now = new Date('2026-11-18T10:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

const SHOW_ALL = { hours: 'paper', activities: 'paper', roles: 'paper', certificates: 'paper' };

/** A shift of an activity that a user has had, or has. */
async function givenShift(event: string, user: string, start: string, hours: number) {
  await sql`
    with made as (
      insert into slot (id, event_id, name, start_at, end_at, taken_count, version, created_at)
      values (gen_random_uuid(), ${event}, 'Kiosk', ${start}::timestamptz,
        ${start}::timestamptz + make_interval(mins => ${hours * 60}), 1, 1, now())
      returning id
    )
    insert into slot_user (slot_id, user_id, created_at) select id, ${user}, now() from made`.execute(portal.db);
}

async function givenVolunteer() {
  const club = await scene.givenClubWithCertificate({ name: 'Solvik IL' });
  const event = await portal.given.event({ organisation: club.id, name: 'Vinterlek' });
  await givenShift(event, club.member, '2024-02-01T10:00:00Z', 4);
  await givenShift(event, club.member, '2025-02-01T10:00:00Z', 2);
  await givenShift(event, club.member, '2026-02-01T10:00:00Z', 1.5);
  await givenShift(event, club.member, '2026-11-18T09:00:00Z', 3);
  const stamp = await scene.givenStamp(club, club.member, { start_at: '2026-01-01', end_at: '2026-12-19' });
  return { ...club, event, stamp, volunteer: club.member };
}

const cvOf = async (as: string) => (await scene.send(as, 'GET', '/users/me/cv')).data;
const choose = (as: string, choices: object = SHOW_ALL) => scene.send(as, 'PUT', '/users/me/cv', choices);
const makePaper = (as: string, months = 6) => scene.send(as, 'POST', '/users/me/cv/papers', { months });
const codeIn = ({ url }: { url: string }): string => url.split('/').at(-1) ?? '';
const check = async (code: string, query = '') => {
  const answer = await portal.get(`/api/cv/${code}${query}`);
  return { status: answer.status, headers: answer.headers, ...answer.json().data };
};
const download = async (as: string, paper?: string) => {
  const { statusCode, headers, rawPayload } = await portal.server.inject({
    url: `/api/users/me/cv/download${paper ? `?paper=${paper}` : ''}`,
    headers: { host: 'bergen.localhost', authorization: `Bearer ${as}`, 'x-app-language': 'nb' },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};

describe('USR-03 the CV', () => {
  test('USR-03 hours are shifts that are over, by year, organiser and activity; nothing is typed', async () => {
    const { volunteer } = await givenVolunteer();
    expect(await cvOf(volunteer)).toEqual({
      name: 'Mina Medlem',
      hours: {
        total_minutes: 450,
        this_year_minutes: 90,
        last_year_minutes: 120,
        since: 2024,
        by_year: [
          { year: 2024, minutes: 240 },
          { year: 2025, minutes: 120 },
          { year: 2026, minutes: 90 },
        ],
        by_organization: [{ name: 'Solvik IL', minutes: 450 }],
      },
      activities: [{ name: 'Vinterlek', organization: 'Solvik IL', shifts: 3, minutes: 450, last_on: '2026-02-01' }],
      roles: [expect.objectContaining({ organization: 'Solvik IL', role: 'member', state: 'active' })],
      certificates: [
        expect.objectContaining({
          name: 'Førstehjelp',
          status: 'active',
          start_at: '2026-01-01',
          end_at: '2026-12-19',
        }),
      ],
      choices: NOTHING_SHOWN,
      papers: [],
    });
  });

  test('USR-03 certificates stand there with every status, and a role that waits for an answer', async () => {
    const club = await scene.givenClubWithCertificate();
    const other = async (name: string) => ({
      id: club.id,
      certificate: await scene.givenCertificate(club.admin, club.id, name),
    });
    await scene.givenStamp(club, club.applicant, { start_at: '2026-01-01', end_at: '2026-10-01' });
    await scene.givenStamp(await other('Fremtid'), club.applicant, { start_at: '2027-01-01', end_at: '2027-10-01' });
    await scene.givenStamp(await other('Bedt om'), club.applicant, { status: 'requested' });
    await scene.givenStamp(await other('Tilbud'), club.applicant, { status: 'not_accepted' });
    await scene.givenStamp(await other('Av'), club.applicant, { status: 'disabled' });
    await scene.givenStamp(await other('For alltid'), club.applicant);
    const { certificates, roles } = await cvOf(club.applicant);
    expect(certificates.map(({ status }: { status: string }) => status).sort()).toEqual([
      'active',
      'disabled',
      'expired',
      'not_accepted',
      'not_active_yet',
      'requested',
    ]);
    expect(roles).toEqual([expect.objectContaining({ role: 'applicant', state: 'requested' })]);
    await choose(club.applicant);
    const { data } = await makePaper(club.applicant);
    const { paper } = await check(codeIn(data));
    expect(paper.roles).toEqual([]);
    expect(paper.certificates.map(({ name }: { name: string }) => name).sort()).toEqual(['For alltid', 'Fremtid']);
  });

  test('USR-03 nobody else reads a CV or its papers', async () => {
    const { volunteer, owner, admin, outsider } = await givenVolunteer();
    await choose(volunteer);
    const { data } = await makePaper(volunteer);
    const superAdmin = await portal.given.person('Sara Super', { scopes: ['admin'] });
    for (const other of [owner, admin, outsider, superAdmin]) {
      expect((await cvOf(other)).papers).toEqual([]);
      expect((await download(other, data.id)).status).toBe(404);
      expect((await scene.send(other, 'DELETE', `/users/me/cv/papers/${data.id}`)).status).toBe(404);
    }
    for (const path of ['/users/me/cv', '/users/me/cv/download', `/users/me/cv/download?paper=${data.id}`]) {
      expect((await portal.get(`/api${path}`)).status).toBe(401);
    }
    expect((await check(codeIn(data))).state).toBe('genuine');
  });
});

describe('BEY-10 a paper', () => {
  test('BEY-10 shows what was chosen and no more, also when the choice or the facts change later', async () => {
    const { volunteer, event } = await givenVolunteer();
    expect(await makePaper(volunteer)).toMatchObject({ status: 409, message: 'Velg først hva papiret skal vise.' });
    await choose(volunteer, { ...NOTHING_SHOWN, hours: 'paper' });
    const { data } = await makePaper(volunteer);
    await choose(volunteer);
    await givenShift(event, volunteer, '2026-03-01T10:00:00Z', 8);
    const shown = await check(codeIn(data));
    expect(shown).toMatchObject({ status: 200, state: 'genuine', created_at: '2026-11-18T10:00:00Z' });
    expect(shown.expires_at).toBe('2027-05-18T22:00:00Z');
    expect(shown.paper).toEqual({
      name: 'Mina Medlem',
      issuer: expect.any(String),
      hours: {
        total_minutes: 450,
        this_year_minutes: 90,
        since: 2024,
        by_organization: [{ name: 'Solvik IL', minutes: 450 }],
      },
      activities: null,
      roles: null,
      certificates: null,
    });
    expect(shown.headers['cache-control']).toContain('no-store');
  });

  test('BEY-10 a certificate that is taken back since does not hold, though it is on the paper', async () => {
    const { volunteer, admin, stamp } = await givenVolunteer();
    await choose(volunteer);
    const { data } = await makePaper(volunteer);
    expect((await check(codeIn(data))).paper.certificates).toMatchObject([{ name: 'Førstehjelp', holds: true }]);
    expect(await scene.send(admin, 'DELETE', `/stamps/${stamp}`, {})).toMatchObject({ status: 204 });
    expect((await check(codeIn(data))).paper.certificates).toMatchObject([{ name: 'Førstehjelp', holds: false }]);
  });

  test('BEY-10 is withdrawn at once, and what stood on it is forgotten', async () => {
    const { volunteer } = await givenVolunteer();
    await choose(volunteer);
    const { data } = await makePaper(volunteer);
    const taken = await scene.send(volunteer, 'DELETE', `/users/me/cv/papers/${data.id}`);
    expect(taken).toMatchObject({ status: 200, data: { state: 'withdrawn' } });
    expect(await check(codeIn(data))).toMatchObject({ state: 'withdrawn', paper: null, fingerprint: null });
    expect((await download(volunteer, data.id)).status).toBe(409);
    const { rows } = await sql<{ content: string | null }>`
      select content from cv_paper where id = ${data.id}`.execute(portal.db);
    expect(rows).toEqual([{ content: null }]);
  });

  test('BEY-10 is withdrawn by a process whose clock is behind that of the one that made it', async () => {
    const { volunteer } = await givenVolunteer();
    await choose(volunteer);
    const { data } = await makePaper(volunteer);
    const before = now;
    try {
      now = new Date(now.getTime() - 2000);
      const taken = await scene.send(volunteer, 'DELETE', `/users/me/cv/papers/${data.id}`);
      expect(taken).toMatchObject({ status: 200, data: { state: 'withdrawn' } });
    } finally {
      now = before;
    }
  });

  test('BEY-10 runs out after its last day, and shows nothing then', async () => {
    const { volunteer } = await givenVolunteer();
    await choose(volunteer);
    const { data } = await makePaper(volunteer, 1);
    const before = now;
    try {
      now = new Date('2026-12-18T22:30:00Z');
      expect((await check(codeIn(data))).state).toBe('genuine');
      now = new Date('2026-12-18T23:00:00Z');
      expect(await check(codeIn(data))).toMatchObject({ state: 'expired', paper: null });
    } finally {
      now = before;
    }
  });

  test('BEY-10 that was changed in the table says so', async () => {
    const { volunteer } = await givenVolunteer();
    await choose(volunteer);
    const { data } = await makePaper(volunteer);
    await sql`update cv_paper set content = replace(content, '450', '45000') where id = ${data.id}`.execute(portal.db);
    expect(await check(codeIn(data))).toMatchObject({ state: 'changed', paper: null });
    const [one, other] = [(await makePaper(volunteer)).data, (await makePaper(volunteer)).data];
    await sql`update cv_paper set content = taken.content, signature = taken.signature
      from cv_paper taken where taken.id = ${other.id} and cv_paper.id = ${one.id}`.execute(portal.db);
    expect((await check(codeIn(one))).state).toBe('changed');
    expect((await check(codeIn(other))).state).toBe('genuine');
  });

  test('BEY-10 of a user who is shut out or gone is unknown, as is every other code', async () => {
    const [blocked, erased] = [await givenVolunteer(), await givenVolunteer()];
    const codes: string[] = [];
    for (const { volunteer } of [blocked, erased]) {
      await choose(volunteer);
      codes.push(codeIn((await makePaper(volunteer)).data));
    }
    await sql`update app_user set blocked_at = now() where id = ${blocked.volunteer}`.execute(portal.db);
    await sql`update app_user set erased_at = now() where id = ${erased.volunteer}`.execute(portal.db);
    const unknown = { status: 200, state: 'unknown', paper: null, created_at: null, expires_at: null };
    for (const code of [...codes, '0'.repeat(26), 'x', "'--", (codes[0] ?? '').toLowerCase()]) {
      expect(await check(encodeURIComponent(code))).toMatchObject(unknown);
    }
  });

  test('BEY-10 one user has so many that hold, and no more', async () => {
    const { volunteer } = await givenVolunteer();
    await choose(volunteer);
    await sql`
      insert into cv_paper (id, user_id, code, file_key, tenant_key, language, content, signature, created_at, expires_at)
      select gen_random_uuid(), ${volunteer}, lpad(upper(to_hex(n)), 26, '0') , '', 'bergen', 'nb', '{}', '', now(),
        '2100-01-01'
      from generate_series(1000001, 1000019) n`.execute(portal.db);
    expect((await makePaper(volunteer)).status).toBe(200);
    expect((await makePaper(volunteer)).status).toBe(409);
  });
});

describe('USR-03 the file', () => {
  test('USR-03 says what the paper says, carries a code, and leads nowhere', async () => {
    const { volunteer } = await givenVolunteer();
    await choose(volunteer);
    const { data } = await makePaper(volunteer);
    const file = await download(volunteer, data.id);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' });
    const [page = '', ...more] = pdfPages(file.bytes);
    expect(more).toEqual([]);
    for (const words of ['Mina Medlem', '7,5 timer i alt, 1,5 timer i 2026', 'Førstehjelp', 'Medlem · Solvik IL']) {
      expect(page).toContain(words);
    }
    expect(page).toContain('Gjelder til og med 18.05.2027');
    expect(page).toContain(codeIn(data));
    expect(file.bytes.toString('latin1')).not.toMatch(/\/(?:URI|JavaScript|OpenAction|Launch)\b/);
  });

  test('USR-03 without a paper it is everything, unsigned', async () => {
    const { volunteer } = await givenVolunteer();
    const [page = ''] = pdfPages((await download(volunteer)).bytes);
    expect(page).toContain('Ikke signert. Bare for deg selv.');
    expect(page).toContain('Vinterlek');
  });

  test('BEY-10 one that was changed is told from the one that was handed out', async () => {
    const { volunteer } = await givenVolunteer();
    await choose(volunteer);
    const { data } = await makePaper(volunteer);
    const other = (await makePaper(volunteer)).data;
    const { bytes } = await download(volunteer, data.id);
    const asked = (file: Uint8Array) => {
      const { body, seal } = splitSealed(file);
      return `?${new URLSearchParams({ file: createHash('sha256').update(body).digest('hex'), seal })}`;
    };
    expect((await check(codeIn(data), asked(bytes))).state).toBe('genuine');
    const edited = Buffer.from(bytes);
    edited[200] = (edited[200] ?? 0) ^ 1;
    expect((await check(codeIn(data), asked(edited))).state).toBe('changed');
    const unsealed = bytes.subarray(0, bytes.length - 60);
    expect((await check(codeIn(data), asked(unsealed))).state).toBe('changed');
    expect((await check(codeIn(other), asked(bytes))).state).toBe('changed');
  });
});
