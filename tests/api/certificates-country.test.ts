import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrganisationCertificate, OwnCertificate } from '#features/certificates/contract.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from '#tests/support/as-id.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
const NOW = new Date('2026-03-10T11:00:00Z');

beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

async function givenDocument(owner: string) {
  const id = newId<'UploadId'>();
  const file = { kind: 'document' as const, name: 'Kursplan.pdf', type: 'application/pdf', bytes: 7 };
  await portal.db
    .insertInto('upload')
    .values({ ...file, id, storage_key: `${id}.pdf`, owner_user_id: asId(owner), created_at: NOW })
    .execute();
  return id;
}

describe('CER-01 the whole country’s', () => {
  const FORM = { name: 'Førstehjelp for alle', category: 'safety' };
  const NEW = { ...FORM, municipality_id: null };
  const REASON = 'Likt i hele landet';
  const inCountry = async (as: string): Promise<OwnCertificate[]> =>
    (await scene.send(as, 'GET', '/certificates?owner=country')).data;

  test('CER-01 DSH-02 a super-admin keeps them with a reason on any portal; every organisation may give them', async () => {
    const admin = await portal.given.person('Sara Super', { scopes: ['admin'] });
    const files = { documents: [{ upload_id: await givenDocument(admin), name: 'Kursplan' }] };
    const without = await scene.send(admin, 'POST', '/certificates', { ...NEW, reason: 'nei' });
    expect(without).toMatchObject({ status: 422, errors: { reason: expect.anything() } });
    const { data } = await scene.send(admin, 'POST', '/certificates', { ...NEW, ...files, reason: REASON });
    expect(data).toMatchObject({ organization: null, municipality_id: null, can: { edit: true } });
    const path = `/certificates/${data.id}`;
    const municipal = await scene.givenMunicipalCertificate('Livredning, bare her');

    expect((await inCountry(admin)).map(({ id }) => id)).toContain(data.id);
    expect((await inCountry(admin)).map(({ id }) => id)).not.toContain(municipal);
    const ofOffice = await scene.send(admin, 'GET', `/certificates?owner=municipality&municipality_id=${BERGEN}`);
    expect(
      ofOffice.data
        .filter(({ id }: OwnCertificate) => [data.id, municipal].includes(id))
        .map(({ name, municipality_id }: OwnCertificate) => [name, municipality_id]),
    ).toEqual([
      ['Førstehjelp for alle', null],
      ['Livredning, bare her', String(BERGEN)],
    ]);

    const [here, elsewhere] = [await scene.givenClub(), await scene.givenClub({ municipality: OSLO })];
    for (const club of [here, elsewhere]) {
      const given = (await scene.send(club.admin, 'GET', `/organizations/${club.id}/certificates`)).data.find(
        ({ id }: OrganisationCertificate) => id === data.id,
      );
      expect(given).toMatchObject({ municipality_id: null, can: { give: true, edit: false, detach: false } });
    }
    const change = { ...FORM, ...files, name: 'Førstehjelp', version: 1 };
    expect((await scene.send(admin, 'PUT', path, change)).status).toBe(422);
    expect((await scene.send(admin, 'PUT', path, { ...change, reason: REASON })).data).toMatchObject({ version: 2 });
    const lent = { organizations: [elsewhere.id], reason: REASON };
    // Everybody gives it already: there is nothing to attach.
    expect((await scene.send(admin, 'POST', `${path}/attach`, lent)).data).toEqual([]);
    expect((await scene.send(admin, 'DELETE', path, {})).status).toBe(422);
    expect((await scene.send(admin, 'DELETE', path, { reason: REASON })).status).toBe(204);
    expect((await inCountry(admin)).map(({ id }) => id)).not.toContain(data.id);
    const entries = await portal.db
      .selectFrom('audit_entry')
      .select(['action', 'municipality_id', 'details'])
      .where('actor_user_id', '=', admin)
      .where('action', 'in', ['certificate.create', 'certificate.update', 'certificate.delete'])
      .execute();
    expect(entries).toHaveLength(3);
    for (const entry of entries) expect(entry).toMatchObject({ municipality_id: null, details: { reason: REASON } });
  });

  test('CER-01 nobody else makes, changes, lends or deletes them, whatever they say', async () => {
    const admin = await portal.given.person('Sara Super', { scopes: ['admin'] });
    const { data } = await scene.send(admin, 'POST', '/certificates', { ...NEW, reason: REASON });
    const club = await scene.givenClub();
    const others = [
      await portal.given.person('Kari Kommune', { adminOf: [BERGEN] }),
      await portal.given.person('Siri Support', { supportOf: [BERGEN] }),
      await portal.given.person('Mo Moderator', { scopes: ['moderator'] }),
      club.owner,
      club.outsider,
    ];
    const statuses = await Promise.all(
      others.map(async (other) => {
        const answers = [
          await scene.send(other, 'POST', '/certificates', { ...NEW, reason: REASON }),
          await scene.send(other, 'PUT', `/certificates/${data.id}`, { ...FORM, version: 1, reason: REASON }),
          await scene.send(other, 'DELETE', `/certificates/${data.id}`, { reason: REASON }),
          await scene.send(other, 'POST', `/certificates/${data.id}/attach`, {
            organizations: [club.id],
            reason: REASON,
          }),
        ];
        const seen = (await inCountry(other)).find(({ id }) => id === data.id);
        return [...answers.map(({ status }) => status), seen?.can.edit];
      }),
    );
    expect(statuses).toEqual(others.map(() => [403, 403, 403, 403, false]));
    // Who belongs to no organisation has nobody to ask.
    expect((await scene.send(club.outsider, 'GET', '/certificates')).data).toEqual([]);
    expect((await portal.get('/api/certificates?owner=country')).status).toBe(401);
  });
});
