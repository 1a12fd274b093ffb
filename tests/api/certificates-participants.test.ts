import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { participantsScene } from './participants-scene.ts';

const NOW = new Date('2026-03-10T11:00:00Z');
let portal: TestPortal;
let certificates: ReturnType<typeof certificateScene>;
let scene: ReturnType<typeof participantsScene>;
let club: Awaited<ReturnType<ReturnType<typeof participantsScene>['givenClub']>>;

beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  certificates = certificateScene(portal);
  scene = participantsScene(portal);
  club = await scene.givenClub();
});
afterAll(() => portal.close());

/** An activity with three people who have signed up. */
async function givenThree() {
  const { event, time } = await scene.givenActivity(club);
  const [anne, berit, cato] = await scene.givenPeopleAt(time, ['Anne', 'Berit', 'Cato']);
  const found = (query: string) => scene.namesIn(club.moderator, time, `?sort_name=asc&${query}`);
  return { event, time, found, anne: anne?.user ?? '', berit: berit?.user ?? '', cato: cato?.user ?? '' };
}

describe('OCC-06 participants by certificate', () => {
  test('OCC-06 those who hold one of them today, however many are asked for', async () => {
    const [firstAid, coach] = [
      await certificates.givenCertificate(club.admin, club.id),
      await certificates.givenCertificate(club.admin, club.id, 'Trenerkurs 1'),
    ];
    const { time, found, anne, berit } = await givenThree();
    await certificates.givenStamp({ id: club.id, certificate: firstAid }, anne);
    await certificates.givenStamp({ id: club.id, certificate: coach }, berit);
    expect(await found(`certificates[]=${firstAid}`)).toEqual(['Anne']);
    expect(await found(`certificates[]=${firstAid}&certificates[]=${coach}`)).toEqual(['Anne', 'Berit']);
    expect(await found(`certificates[]=${firstAid},${coach}`)).toEqual(['Anne', 'Berit']);
    expect(await found(`certificates[]=${firstAid},${coach}&name=ber`)).toEqual(['Berit']);
    expect(await found(`certificates[]=${randomUUID()}`)).toEqual([]);
    const filtered = await scene.list(club.moderator, time, `?certificates[]=${firstAid}`);
    expect([filtered.meta.total, filtered.counts.attending]).toEqual([1, 3]);
  });

  test('OCC-06 what is no id is left out', async () => {
    const { found } = await givenThree();
    expect(await found('certificates[]=førstehjelp')).toEqual(['Anne', 'Berit', 'Cato']);
  });

  test('OCC-06 what has run out, is to come, is off, was asked for or not accepted counts for nothing', async () => {
    const certificate = await certificates.givenCertificate(club.admin, club.id);
    const kind = { id: club.id, certificate };
    const { time, found, anne, berit, cato } = await givenThree();
    const [dina, eli] = await scene.givenPeopleAt(time, ['Dina', 'Eli']);
    await certificates.givenStamp(kind, anne, { start_at: '2026-01-01', end_at: '2026-03-09' });
    await certificates.givenStamp(kind, berit, { start_at: '2026-03-11', end_at: '2026-04-09' });
    await certificates.givenStamp(kind, cato, { status: 'disabled' });
    await certificates.givenStamp(kind, dina?.user ?? '', { status: 'not_accepted' });
    await certificates.givenStamp(kind, eli?.user ?? '', { start_at: '2026-03-10', end_at: '2026-03-10' });
    expect(await found(`certificates[]=${certificate}`)).toEqual(['Eli']);
  });

  test('OCC-06 the user who sees who takes part is told who else runs it, and so may give certificates; nobody else is', async () => {
    const { event } = await givenThree();
    const cohostsFor = async (as: string) =>
      (await certificates.send(as, 'GET', `/events/${event}/permissions`)).data.cohost_ids;
    for (const as of [club.owner, club.moderator, club.cohostAdmin]) expect(await cohostsFor(as)).toEqual([club.other]);
    for (const as of [club.member, club.cohostModerator]) expect(await cohostsFor(as)).toEqual([]);
    const cohost = await certificates.givenCertificate(club.cohostAdmin, club.other, 'Turleder');
    const { data } = await certificates.send(club.moderator, 'GET', `/organizations/${club.other}/certificates`);
    expect(data.map(({ id }: { id: string }) => id)).toContain(cohost);
  });

  test('OCC-06 those of others are found as far as they are shared with the user who runs it', async () => {
    const stranger = await certificates.givenClubWithCertificate({ name: 'Fremmed lag' });
    const cohost = await certificates.givenCertificate(club.cohostAdmin, club.other, 'Turleder');
    const municipal = await certificates.givenMunicipalCertificate();
    const { found, anne, berit, cato } = await givenThree();
    await certificates.givenStamp(stranger, anne);
    await certificates.givenStamp({ id: club.other, certificate: cohost }, berit);
    await certificates.givenStamp({ id: stranger.id, certificate: municipal }, cato);
    expect(await found(`certificates[]=${stranger.certificate}`)).toEqual([]);
    expect(await found(`certificates[]=${cohost}`)).toEqual(['Berit']);
    expect(await found(`certificates[]=${municipal}`)).toEqual(['Cato']);
    await certificates.send(stranger.admin, 'POST', `/certificates/${stranger.certificate}/attach`, {
      organizations: [club.id],
    });
    expect(await found(`certificates[]=${stranger.certificate}`)).toEqual(['Anne']);
  });

  test('OCC-06 what the organisation gave itself it still finds when the certificate is no longer shared', async () => {
    const stranger = await certificates.givenClubWithCertificate();
    const { found, anne } = await givenThree();
    await certificates.givenStamp({ id: club.id, certificate: stranger.certificate }, anne);
    await sql`update certificate set deleted_at = now() where id = ${stranger.certificate}`.execute(portal.db);
    expect(await found(`certificates[]=${stranger.certificate}`)).toEqual(['Anne']);
  });
});
