import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateWorkers } from '#features/certificates/server/jobs.ts';
import { tellOfEnd, tellOfExpiry } from '#features/certificates/server/jobs-declared.ts';
import { asId } from '#tests/support/as-id.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
const clock = { now: new Date('2026-03-10T11:00:00Z') };

beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

/** What the clock does each morning. */
const morning = () => carryOut(tellOfExpiry.name);
const reminding = () => carryOut(tellOfEnd.name);

async function carryOut(name: string): Promise<void> {
  const origins = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
  const worker = certificateWorkers({ origins }).find(({ job }) => job.name === name);
  await worker?.work(portal.jobServices, {});
}

const at = async <Result>(moment: string, work: () => Promise<Result>): Promise<Result> => {
  const before = clock.now;
  clock.now = new Date(moment);
  try {
    return await work();
  } finally {
    clock.now = before;
  }
};

describe('CER-05 running out', () => {
  test('CER-05 it stops counting by itself at the end of the last day in Oslo', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.givenStamp(club, club.member, { start_at: '2026-01-01', end_at: '2026-03-10' });
    const status = async () => (await scene.stampOf(club.member)).status;
    expect(await at('2026-03-10T22:59:00Z', status)).toBe('active');
    expect(await at('2026-03-10T23:01:00Z', status)).toBe('expired');
  });

  test('CER-05 the person is told once, in the morning after, and again when a longer one has run out', async () => {
    const club = await scene.givenClubWithCertificate();
    const id = await scene.givenStamp(club, club.member, { start_at: '2026-01-01', end_at: '2026-03-10' });
    await morning();
    expect(await templatesTo(portal, club.member)).toEqual([]);
    await at('2026-03-11T06:15:00Z', async () => {
      await morning();
      await morning();
      await scene.send(club.moderator, 'PUT', `/stamps/${id}`, {
        start_at: '2026-01-01',
        end_at: '2026-03-12',
        version: 1,
      });
    });
    const letters = await lettersTo(portal, club.member);
    expect(letters.map(({ subject }) => subject)).toEqual(['Sertifikatet Førstehjelp er utløpt']);
    expect(letters[0]?.text).toContain('10. mars 2026');
    expect(letters[0]?.text).toContain(`https://bergen.nabolag.example/profile/edit?stamp=${id}#sertifikater`);
    await at('2026-03-13T06:15:00Z', morning);
    const templates = await templatesTo(portal, club.member);
    expect(templates.filter((template) => template === 'stampExpired')).toHaveLength(2);
    expect(await scene.factsOf(club.id)).toEqual(['stamp:expired', 'stamp:changed', 'stamp:expired']);
  });

  test('CER-05 what nobody has accepted, what is off and who wants no e-mail: nothing is written', async () => {
    const club = await scene.givenClubWithCertificate();
    const days = { start_at: '2026-01-01', end_at: '2026-03-09' };
    await scene.givenStamp(club, club.member, { ...days, status: 'not_accepted' });
    await scene.givenStamp(club, club.moderator, { ...days, status: 'disabled' });
    await scene.givenStamp(club, club.admin, days);
    const no = { by_email: false, by_sms: false, by_push: false };
    await portal.as(club.admin).send('PUT', `/api/users/me/notification-settings/${club.id}`, { body: no });
    await morning();
    for (const person of [club.member, club.moderator, club.admin]) {
      expect(await templatesTo(portal, person)).toEqual([]);
    }
    expect((await scene.stampOf(club.admin)).status).toBe('expired');
  });

  test('CER-05 one that has run out makes room for another, and stays to be seen', async () => {
    const club = await scene.givenClubWithCertificate();
    const old = await scene.givenStamp(club, club.member, { start_at: '2025-01-01', end_at: '2026-03-09' });
    expect((await scene.assign(club.moderator, club, [club.member])).data).toEqual({ given: 1, already: 0 });
    const stamps = await scene.ownStamps(club.member);
    expect(stamps.map(({ status }) => status)).toEqual(['not_accepted', 'expired']);
    const change = { start_at: '2025-01-01', end_at: '2026-12-31', version: 1 };
    expect(await scene.send(club.moderator, 'PUT', `/stamps/${old}`, change)).toMatchObject({
      status: 409,
      message: 'Personen har fått et nyere sertifikat. Endre det i stedet.',
    });
    const [again] = [await scene.givenStamp(club, club.admin, { start_at: '2025-01-01', end_at: '2026-03-09' })];
    expect((await scene.request(club.admin, club)).data.id).not.toBe(again);
  });

  test('CER-05 an offer that has run out can no longer be accepted', async () => {
    const club = await scene.givenClubWithCertificate();
    const days = { start_at: '2026-01-01', end_at: '2026-03-09', status: 'not_accepted' } as const;
    const id = await scene.givenStamp(club, club.member, days);
    await portal.db.updateTable('stamp').set({ accepted_at: null }).where('id', '=', asId<'StampId'>(id)).execute();
    expect(await scene.accept(club.member, id)).toMatchObject({
      status: 409,
      message: expect.stringContaining('gikk ut'),
    });
  });
});

describe('BEY-10 reminders before the end', () => {
  const subjectsTo = async (user: string) => (await lettersTo(portal, user)).map(({ subject }) => subject);
  const on = (day: string) => at(`${day}T06:25:00Z`, reminding);

  test('BEY-10 60, 30 and 7 days before, each once, and again when the end is moved', async () => {
    const club = await scene.givenClubWithCertificate();
    const id = await scene.givenStamp(club, club.member, { start_at: '2025-01-01', end_at: '2026-06-30' });
    await on('2026-04-30');
    expect(await subjectsTo(club.member)).toEqual([]);
    for (const day of [
      '2026-05-01',
      '2026-05-01',
      '2026-05-02',
      '2026-05-31',
      '2026-06-01',
      '2026-06-23',
      '2026-06-30',
    ])
      await on(day);
    const told = (days: number) => `Sertifikatet Førstehjelp går ut om ${days} dager`;
    expect(await subjectsTo(club.member)).toEqual([told(60), told(30), told(7)]);
    await at('2026-06-30T07:00:00Z', () =>
      scene.send(club.moderator, 'PUT', `/stamps/${id}`, { start_at: '2025-01-01', end_at: '2026-08-29', version: 1 }),
    );
    await on('2026-06-30');
    expect((await subjectsTo(club.member)).filter((subject) => subject === told(60))).toHaveLength(2);
  });

  test('BEY-10 after a stop of the job only the one that it is time for is sent', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.givenStamp(club, club.member, { start_at: '2025-01-01', end_at: '2026-06-30' });
    await on('2026-06-29');
    await on('2026-06-30');
    expect(await subjectsTo(club.member)).toEqual(['Sertifikatet Førstehjelp går ut i morgen']);
  });

  test('BEY-10 nothing is sent of what is short, off, offered, without an end or over', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.givenStamp(club, club.member, { start_at: '2026-06-01', end_at: '2026-06-20' });
    await scene.givenStamp(club, club.moderator, { start_at: '2025-01-01', end_at: '2026-06-20', status: 'disabled' });
    await scene.givenStamp(club, club.admin, { start_at: '2025-01-01', end_at: '2026-06-20', status: 'not_accepted' });
    await scene.givenStamp(club, club.owner);
    await scene.givenStamp(club, club.outsider, { start_at: '2025-01-01', end_at: '2026-06-04' });
    await on('2026-06-05');
    for (const person of [club.member, club.moderator, club.admin, club.owner, club.outsider])
      expect(await subjectsTo(person)).toEqual([]);
  });
});
