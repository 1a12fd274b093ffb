import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrganisationCertificate, OwnCertificate } from '#features/certificates/contract.ts';
import { MAX_CERTIFICATES } from '#features/certificates/rules.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from '#tests/support/as-id.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
const NOW = new Date('2026-03-10T11:00:00Z');

beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

const listIn = async (as: string, organisation: string): Promise<OrganisationCertificate[]> =>
  (await scene.send(as, 'GET', `/organizations/${organisation}/certificates`)).data;
const namesIn = async (as: string, organisation: string) =>
  (await listIn(as, organisation)).map(({ name }) => name).filter((name) => !name.startsWith('Livredning'));

async function givenUpload(owner: string, kind: 'document' | 'image', name = 'Kursplan.pdf') {
  const id = newId<'UploadId'>();
  const file = { kind, name, type: 'application/pdf', bytes: 7, storage_key: `${id}.pdf` };
  await portal.db
    .insertInto('upload')
    .values({ ...file, id, owner_user_id: asId(owner), created_at: NOW })
    .execute();
  return id;
}

describe('CER-01 defining certificates', () => {
  test('CER-01 an admin makes one with its category and documents, and everybody who may look in sees it', async () => {
    const club = await scene.givenClub();
    const [upload, picture] = [await givenUpload(club.admin, 'document'), await givenUpload(club.admin, 'image')];
    const body = {
      name: ' Førstehjelp ',
      description: 'Fire timer.',
      category: 'safety',
      documents: [{ upload_id: upload, name: 'Kursplan' }],
      picture_upload_id: picture,
    };
    const made = await scene.send(club.admin, 'POST', `/organizations/${club.id}/certificates`, body);
    expect(made.data).toMatchObject({
      name: 'Førstehjelp',
      category: 'safety',
      thumbnail_url: `/uploads/${picture}.pdf`,
      documents: [{ upload_id: upload, name: 'Kursplan', url: `/uploads/${upload}.pdf`, bytes: 7 }],
      organization: { id: club.id },
      organizations: [],
      can: { give: true, request: true, edit: true, detach: false },
    });
    const [seen] = await listIn(club.outsider, club.id);
    expect(seen).toMatchObject({ name: 'Førstehjelp', can: { give: false, request: false, edit: false } });
    const [byModerator] = await listIn(club.moderator, club.id);
    expect(byModerator?.can).toEqual({ give: true, request: true, edit: false, detach: false });
  });

  test('CER-01 a name and a category are asked for, and files must be one’s own', async () => {
    const club = await scene.givenClub();
    const path = `/organizations/${club.id}/certificates`;
    const empty = await scene.send(club.admin, 'POST', path, { name: ' ', category: 'magi' });
    expect(empty).toMatchObject({ status: 422, errors: { name: ['Navn påkrevd'], category: expect.anything() } });
    const upload = await givenUpload(club.member, 'document');
    const documents = [{ upload_id: upload, name: 'Ikke min' }];
    const stolen = await scene.send(club.admin, 'POST', path, { name: 'Kurs', category: 'course', documents });
    expect(stolen).toMatchObject({ status: 422, errors: { documents: ['Ugyldig'] } });
  });

  test('CER-01 a change keeps what stands there, the user who handed it in, and removes what is left out', async () => {
    const club = await scene.givenClub();
    const [kept, dropped] = [await givenUpload(club.admin, 'document'), await givenUpload(club.admin, 'document')];
    const documents = [kept, dropped].map((upload_id) => ({ upload_id, name: 'Ark' }));
    const form = { name: 'Kurs', category: 'course', documents };
    const { data } = await scene.send(club.admin, 'POST', `/organizations/${club.id}/certificates`, form);
    const change = { name: 'Kurs 2', category: 'duty', documents: [{ upload_id: kept, name: 'Nytt navn' }] };
    const changed = await scene.send(club.owner, 'PUT', `/certificates/${data.id}`, { ...change, version: 1 });
    expect(changed.data).toMatchObject({
      name: 'Kurs 2',
      category: 'duty',
      version: 2,
      documents: [{ name: 'Nytt navn' }],
    });
    const left = await portal.db.selectFrom('upload').select('id').where('deleted_at', 'is', null).execute();
    expect(left.map(({ id }) => id)).toContain(kept);
    expect(left.map(({ id }) => id)).not.toContain(dropped);
    const late = await scene.send(club.admin, 'PUT', `/certificates/${data.id}`, { ...change, version: 1 });
    expect(late.status).toBe(409);
    const forbidden = await scene.send(club.moderator, 'PUT', `/certificates/${data.id}`, { ...change, version: 2 });
    expect(forbidden.status).toBe(403);
  });

  test('CER-01 an organisation has so many at most', async () => {
    const club = await scene.givenClub();
    const rows = Array.from({ length: MAX_CERTIFICATES }, (_, number) => ({
      id: newId<'CertificateId'>(),
      organisation_id: club.id,
      name: `Kurs ${number}`,
      category: 'course' as const,
      created_at: NOW,
    }));
    await portal.db.insertInto('certificate').values(rows).execute();
    const body = { name: 'Et til', category: 'course' };
    expect((await scene.send(club.admin, 'POST', `/organizations/${club.id}/certificates`, body)).status).toBe(409);
  });

  test('CER-01 one that is deleted is given to nobody; who has it keeps it, who waits for it gets a no', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.givenStamp(club, club.member);
    await scene.request(club.moderator, club);
    expect((await scene.send(club.moderator, 'DELETE', `/certificates/${club.certificate}`, {})).status).toBe(403);
    expect((await scene.send(club.admin, 'DELETE', `/certificates/${club.certificate}`, {})).status).toBe(204);
    await portal.workOff();
    expect(await namesIn(club.admin, club.id)).toEqual([]);
    expect((await scene.stampOf(club.member)).status).toBe('active');
    expect(await scene.ownStamps(club.moderator)).toEqual([]);
    expect(await templatesTo(portal, club.moderator)).toEqual(['stampDeclined']);
    expect((await scene.assign(club.admin, club, [club.owner])).status).toBe(422);
    expect((await scene.send(club.admin, 'DELETE', `/certificates/${club.certificate}`, {})).status).toBe(404);
  });
});

describe('CER-01 sharing them', () => {
  test('CER-01 an attached organisation gives it too, until one of the two ends that', async () => {
    const club = await scene.givenClubWithCertificate();
    const other = await scene.givenClub({ name: 'Fjellsiden turlag' });
    const path = `/certificates/${club.certificate}`;
    const asked = { organizations: [other.id] };
    expect((await scene.send(other.admin, 'POST', `${path}/attach`, asked)).status).toBe(403);
    const attached = await scene.send(club.admin, 'POST', `${path}/attach`, asked);
    expect(attached.data).toEqual([{ id: other.id, name: 'Fjellsiden turlag' }]);
    const [there] = await listIn(other.admin, other.id);
    expect(there).toMatchObject({
      organization: { id: club.id },
      organizations: [],
      can: { give: true, edit: false, detach: true },
    });
    const shared = { id: other.id, certificate: club.certificate };
    expect((await scene.assign(other.moderator, shared, [other.member])).data).toEqual({ given: 1, already: 0 });
    await scene.request(other.moderator, shared);

    expect((await scene.send(other.moderator, 'POST', `${path}/detach`, asked)).status).toBe(403);
    expect((await scene.send(other.admin, 'POST', `${path}/detach`, asked)).status).toBe(204);
    expect(await namesIn(other.admin, other.id)).toEqual([]);
    expect(await scene.ownStamps(other.moderator)).toEqual([]);
    expect((await scene.stampOf(other.member)).status).toBe('not_accepted');
    expect((await scene.assign(other.moderator, shared, [other.owner])).status).toBe(422);

    await scene.send(club.admin, 'POST', `${path}/attach`, asked);
    expect((await scene.send(club.admin, 'POST', `${path}/detach`, asked)).status).toBe(204);
    expect(await namesIn(other.admin, other.id)).toEqual([]);
  });

  test('CER-01 what a user may not look into cannot be handed anything', async () => {
    const club = await scene.givenClubWithCertificate();
    const closed = await scene.givenClub({ isPrivate: true });
    for (const id of [closed.id, randomUUID()]) {
      const answer = await scene.send(club.admin, 'POST', `/certificates/${club.certificate}/attach`, {
        organizations: [id],
      });
      expect(answer).toMatchObject({
        status: 422,
        errors: { organizations: [expect.stringContaining('arrangørene')] },
      });
    }
  });
});

describe('CER-01 the municipality’s own', () => {
  test('CER-01 a super-admin makes one with a reason, which is written down; its organisations may give it', async () => {
    const admin = await portal.given.person('Sara Super', { scopes: ['admin'] });
    const body = { name: 'Livredningsprøve for Bergen', category: 'safety' };
    const without = await scene.send(admin, 'POST', '/certificates', { ...body, reason: 'nei' });
    expect(without).toMatchObject({ status: 422, errors: { reason: expect.anything() } });
    const { data } = await scene.send(admin, 'POST', '/certificates', { ...body, reason: 'Hallene krever den' });
    expect(data).toMatchObject({ organization: null, can: { edit: true }, available_in: [] });
    const entry = await portal.db
      .selectFrom('audit_entry')
      .select(['action', 'municipality_id', 'details'])
      .where('actor_user_id', '=', admin)
      .executeTakeFirst();
    expect(entry).toMatchObject({
      action: 'certificate.create',
      municipality_id: BERGEN,
      details: { reason: 'Hallene krever den' },
    });

    const [here, elsewhere] = [await scene.givenClub(), await scene.givenClub({ municipality: OSLO })];
    const isThere = async (club: typeof here) => (await listIn(club.admin, club.id)).some(({ id }) => id === data.id);
    expect([await isThere(here), await isThere(elsewhere)]).toEqual([true, false]);
    await scene.send(admin, 'POST', `/certificates/${data.id}/attach`, {
      organizations: [elsewhere.id],
      reason: 'De låner hallen',
    });
    expect(await isThere(elsewhere)).toBe(true);

    const change = { ...body, name: 'Livredningsprøve 2', version: 1 };
    expect(
      (await scene.send(here.admin, 'PUT', `/certificates/${data.id}`, { ...change, reason: 'Jeg vil' })).status,
    ).toBe(403);
    expect((await scene.send(admin, 'PUT', `/certificates/${data.id}`, change)).status).toBe(422);
    expect(
      (await scene.send(admin, 'PUT', `/certificates/${data.id}`, { ...change, reason: 'Nytt navn' })).status,
    ).toBe(200);
    expect((await scene.send(admin, 'DELETE', `/certificates/${data.id}`, {})).status).toBe(422);
    expect((await scene.send(admin, 'DELETE', `/certificates/${data.id}`, { reason: 'Ikke i bruk' })).status).toBe(204);
    expect(await isThere(here)).toBe(false);
  });

  test('CER-01 the municipality’s admins keep their own, without a reason; nobody else’s staff does', async () => {
    const staff = await portal.given.person('Kari Kommune', { adminOf: [BERGEN] });
    const body = { name: 'Hygienekurs', category: 'course' };
    const { data } = await scene.send(staff, 'POST', '/certificates', body);
    expect(data).toMatchObject({ name: 'Hygienekurs', organization: null, can: { edit: true } });
    const club = await scene.givenClub();
    const others = [
      await portal.given.person('Siri Support', { supportOf: [BERGEN] }),
      await portal.given.person('Ola Oslo', { adminOf: [OSLO] }),
      await portal.given.person('Mo Moderator', { scopes: ['moderator'] }),
      club.admin,
    ];
    const change = { ...body, name: 'Hygiene', version: 1 };
    for (const other of others) {
      expect((await scene.send(other, 'POST', '/certificates', body)).status).toBe(403);
      expect((await scene.send(other, 'PUT', `/certificates/${data.id}`, change)).status).toBe(403);
      expect((await scene.send(other, 'DELETE', `/certificates/${data.id}`, {})).status).toBe(403);
      const attach = { organizations: [club.id] };
      expect((await scene.send(other, 'POST', `/certificates/${data.id}/attach`, attach)).status).toBe(403);
      const listed = await scene.send(other, 'GET', '/certificates?owner=municipality');
      expect(listed.data.find(({ id }: OwnCertificate) => id === data.id)?.can).toEqual({ edit: false });
    }
    expect((await scene.send(staff, 'PUT', `/certificates/${data.id}`, change)).status).toBe(200);
    const elsewhere = await scene.givenClub({ municipality: OSLO });
    const lent = { organizations: [elsewhere.id] };
    expect((await scene.send(staff, 'POST', `/certificates/${data.id}/attach`, lent)).data).toHaveLength(1);
    expect((await scene.send(staff, 'POST', `/certificates/${data.id}/detach`, lent)).status).toBe(204);
    await portal.db.deleteFrom('municipal_grant').where('user_id', '=', staff).execute();
    const after = await scene.send(staff, 'DELETE', `/certificates/${data.id}`, {});
    expect(after.status).toBe(403);
    const entries = await portal.db
      .selectFrom('audit_entry')
      .select('action')
      .where('actor_user_id', '=', staff)
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(
      ['attach', 'create', 'detach', 'update'].map((deed) => `certificate.${deed}`),
    );
  });
});

describe('CER-01 what one can have', () => {
  test('CER-01 lists what one may ask for or give, and where', async () => {
    const club = await scene.givenClubWithCertificate({ name: 'Solvik IL' });
    const other = await scene.givenClubWithCertificate({ name: 'Åsane turlag' });
    await portal.given.member(other.id, club.moderator, 'member');
    const municipal = await scene.givenMunicipalCertificate('Livredning, svømming');
    const list = async (as: string, query = ''): Promise<OwnCertificate[]> =>
      (await scene.send(as, 'GET', `/certificates${query}`)).data;
    const found = (await list(club.moderator)).filter(({ id }) => [club.certificate, other.certificate].includes(id));
    expect(found.map(({ id, available_in }) => [id, available_in])).toEqual(
      expect.arrayContaining([
        [club.certificate, [{ id: club.id, name: 'Solvik IL', can: { give: true, request: true } }]],
        [other.certificate, [{ id: other.id, name: 'Åsane turlag', can: { give: false, request: true } }]],
      ]),
    );
    const everywhere = (await list(club.moderator, '?q=LIVREDNING, s')).find(({ id }) => id === municipal);
    expect(everywhere?.available_in.map(({ name }) => name)).toEqual(['Solvik IL', 'Åsane turlag']);
    expect(await list(club.outsider)).toEqual([]);
    expect((await list(club.applicant)).map(({ id }) => id)).toEqual([]);
    expect((await list(club.outsider, '?owner=municipality')).map(({ id }) => id)).toContain(municipal);
    const inOslo = await portal
      .as(club.outsider)
      .get('/api/certificates?owner=municipality', { host: 'oslo.localhost' });
    expect(inOslo.json().data.map(({ id }: OwnCertificate) => id)).not.toContain(municipal);
  });

  test('CER-01 tells the categories in the reader’s language', async () => {
    const names = async (language: string) =>
      (await portal.get('/api/certificates/categories', { language })).json().data[0];
    expect(await names('nb')).toEqual({ id: 'safety', name: 'Førstehjelp og sikkerhet' });
    expect(await names('nn')).toEqual({ id: 'safety', name: 'Førstehjelp og tryggleik' });
    expect(await names('en')).toEqual({ id: 'safety', name: 'First aid and safety' });
  });
});
