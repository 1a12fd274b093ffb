import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
const clock = { now: new Date('2026-03-10T11:00:00Z') };
const [TODAY, NEXT_YEAR] = ['2026-03-10', '2027-03-09'];
const DAYS = { start_at: TODAY, end_at: NEXT_YEAR };

beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

describe('CER-02 giving a certificate', () => {
  test('CER-02 it waits for a yes, the person is told, and it holds when they accept', async () => {
    const club = await scene.givenClubWithCertificate();
    const assigned = await scene.assign(club.moderator, club, [club.member], DAYS);
    expect(assigned).toMatchObject({ status: 200, data: { given: 1, already: 0 } });
    await portal.workOff();
    const [letter] = await lettersTo(portal, club.member);
    expect(letter).toMatchObject({ template: 'stampAssigned', subject: 'Du har fått et sertifikat: Førstehjelp' });
    expect(letter?.text).toContain('Det gjelder fra 10. mars 2026 til og med 9. mars 2027.');
    const stamp = await scene.stampOf(club.member);
    expect(letter?.text).toContain(`/profile/edit?stamp=${stamp.id}#sertifikater`);
    expect(stamp).toMatchObject({
      ...DAYS,
      status: 'not_accepted',
      forever: false,
      is_accepted: false,
      is_own: true,
      given_by: 'Kim Koordinator',
      certificate: { id: club.certificate, name: 'Førstehjelp' },
      organization: { id: club.id },
      can: { accept: true, approve: false, edit: false, delete: true },
    });
    const accepted = await scene.accept(club.member, stamp.id);
    expect(accepted).toMatchObject({
      status: 200,
      data: { status: 'active', is_accepted: true, can: { accept: false } },
    });
    await portal.workOff();
    expect(await templatesTo(portal, club.moderator)).toEqual(['stampAnswered']);
    expect(await templatesTo(portal, club.admin)).toEqual([]);
    expect(await scene.factsOf(club.id)).toEqual(['stamp:assigned', 'stamp:accepted']);
    expect(await scene.auditOf(club.member)).toEqual(['stamp.assign']);
  });
});
