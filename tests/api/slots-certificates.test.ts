import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { shiftsIn } from '#tests/support/shift-scene.ts';

let portal: TestPortal;
let shifts: ReturnType<typeof shiftsIn>;
let certificates: ReturnType<typeof certificateScene>;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-03-10T11:00:00Z') });
  shifts = shiftsIn(portal);
  certificates = certificateScene(portal);
});
afterAll(() => portal.close());

/** A shift on 14 March that asks for first aid of its own organiser. */
async function givenGate() {
  const day = await shifts.day();
  const certificate = await certificates.givenCertificate(day.admin, day.club);
  const slot = await shifts.slot(day, { certificate_id: certificate });
  return { day, slot, kind: { id: day.club, certificate } };
}

const refusalOf = (answer: { status: number; json(): { message?: string } }) => [answer.status, answer.json().message];

describe('BEY-10 a shift that asks for a certificate', () => {
  test('BEY-10 who lacks it is told what, and who has it on the day takes the shift', async () => {
    const { day, slot, kind } = await givenGate();
    expect((await shifts.listed(day))[0]).toMatchObject({ certificate: { id: kind.certificate, name: 'Førstehjelp' } });
    const missing = [409, expect.stringContaining('Vakten krever sertifikatet Førstehjelp')];
    expect(refusalOf(await shifts.take(day, slot.id, day.stranger))).toEqual(missing);
    await certificates.givenStamp(kind, day.stranger, { start_at: '2026-01-01', end_at: '2026-03-13' });
    expect(refusalOf(await shifts.take(day, slot.id, day.stranger))).toEqual(missing);
    await certificates.givenStamp(kind, day.member, { start_at: '2026-03-14', end_at: '2026-03-14' });
    expect((await shifts.take(day, slot.id, day.member)).json().data.is_taken).toBe(true);
  });

  test('BEY-10 one that is asked for, offered or off does not count', async () => {
    const { day, slot, kind } = await givenGate();
    const other = { ...kind, certificate: await certificates.givenCertificate(day.admin, kind.id, 'Trenerkurs') };
    await certificates.givenStamp(other, day.stranger);
    for (const [person, status] of [
      [day.stranger, 'requested'],
      [day.member, 'not_accepted'],
      [day.moderator, 'disabled'],
    ] as const) {
      await certificates.givenStamp(kind, person, { status });
      expect((await shifts.take(day, slot.id, person)).status).toBe(409);
    }
  });

  test('BEY-10 who lacks it sees why, and asks the organiser from the activity without having been there', async () => {
    const { day, slot, kind } = await givenGate();
    const other = await certificates.givenCertificate(day.admin, kind.id, 'Trenerkurs');
    const lacks = async (as: string) => (await portal.as(as).get(`${day.url}/my`)).json().lacks;
    expect(await lacks(day.stranger)).toEqual([{ slot_id: slot.id, why: 'none', can_ask: true }]);
    expect((await certificates.request(day.stranger, { ...kind, certificate: other })).status).toBe(403);
    expect((await certificates.request(day.stranger, kind)).status).toBe(200);
    expect(await lacks(day.stranger)).toEqual([{ slot_id: slot.id, why: 'asked', can_ask: false }]);
    await certificates.givenStamp(kind, day.member, { start_at: '2026-01-01', end_at: '2026-03-01' });
    expect(await lacks(day.member)).toEqual([{ slot_id: slot.id, why: 'ran_out', can_ask: true }]);
    expect((await certificates.request(day.member, kind)).status).toBe(200);
    await certificates.givenStamp(kind, day.moderator);
    expect(await lacks(day.moderator)).toEqual([]);
  });

  test('BEY-10 a shift of what is not published, or is over, opens nothing for strangers', async () => {
    const { day, slot, kind } = await givenGate();
    await sql`update event set status = 'draft' where id = ${day.id}`.execute(portal.db);
    expect((await certificates.request(day.stranger, kind)).status).toBe(403);
    await sql`update event set status = 'published' where id = ${day.id}`.execute(portal.db);
    await sql`update slot set start_at = '2026-03-09T09:00:00Z', end_at = '2026-03-09T11:00:00Z' where id = ${slot.id}`.execute(
      portal.db,
    );
    expect((await certificates.request(day.stranger, kind)).status).toBe(403);
    expect((await portal.as(day.stranger).get(`${day.url}/my`)).json().lacks).toEqual([]);
  });

  test('BEY-10 it is not given to a member without it either, and a full shift stays full', async () => {
    const { day, slot, kind } = await givenGate();
    const given = await shifts.take(day, slot.id, day.moderator, { user_id: day.member });
    expect(refusalOf(given)).toEqual([409, expect.stringContaining('Gi sertifikatet først')]);
    await certificates.givenStamp(kind, day.member);
    const again = await shifts.take(day, slot.id, day.moderator, { user_id: day.member });
    expect(again.json().data.is_taken).toBe(true);
  });

  test('BEY-10 only what the organiser gives can be asked for, and what is deleted is asked for no more', async () => {
    const { day, slot, kind } = await givenGate();
    const elsewhere = await certificates.givenClubWithCertificate();
    const form = { name: 'Vakt', start_at: slot.start_at, end_at: slot.end_at, capacity_max: 2 };
    const send = (body: object) =>
      portal.as(day.moderator).send('PUT', `${day.url}/${slot.id}`, { language: 'nb', body: { ...form, ...body } });
    const refused = await send({ version: slot.version, certificate_id: elsewhere.certificate });
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['certificate_id']]);
    const kept = await send({ version: slot.version, certificate_id: kind.certificate });
    expect(kept.json().data.certificate.id).toBe(kind.certificate);
    await certificates.send(day.admin, 'DELETE', `/certificates/${kind.certificate}`, {});
    expect((await shifts.listed(day))[0].certificate).toBeNull();
    expect((await shifts.take(day, slot.id, day.stranger)).status).toBe(200);
  });

  test('BEY-10 a copy asks for the same', async () => {
    const { day, slot, kind } = await givenGate();
    const copied = await portal
      .as(day.moderator)
      .post(`${day.url}/copies`, { slot_ids: [slot.id], days: ['2026-03-15'] });
    expect(copied.json().data.created).toBe(1);
    for (const { certificate } of await shifts.listed(day)) expect(certificate.id).toBe(kind.certificate);
  });
});
