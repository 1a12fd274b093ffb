import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceWorkers } from '#features/attendance/server/jobs.ts';
import { remindPeople, tellAboutCrowd, tellAboutPlace } from '#features/attendance/server/jobs-declared.ts';
import { reminding } from '#features/attendance/server/remind-people.ts';
import { smtpTransport } from '#features/messages/server/smtp-transport.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';
import { attendAs, type ClockedPortal, givenSignUp, leaveAs, startClockedPortal } from '#tests/support/sign-ups.ts';

let portal: ClockedPortal;
let server: Awaited<ReturnType<typeof startMailServer>>;
let smtp: ReturnType<typeof smtpTransport>;
beforeAll(async () => {
  server = await startMailServer();
  smtp = smtpTransport({ url: server.url, from: 'Nabolag <ikke-svar@nabolag.example>' });
  const transport = { sendEmail: smtp.sendEmail, sendSms: async () => 'kept' as const };
  portal = await startClockedPortal({ integrations: { transport } });
});
afterAll(async () => {
  await portal.close();
  smtp.close();
  await server.close();
});

const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
const mailsTo = (person: string) => server.mails.filter(({ envelope }) => envelope.to[0]?.startsWith(person));

function calendarIn(mail: ReturnType<typeof mailsTo>[number] | undefined) {
  const [file] = mail?.attachments ?? [];
  const content = file && (typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content));
  if (!file || !content) return null;
  const calendar = new ICAL.Component(ICAL.parse(content));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return {
    name: file.filename,
    type: file.mimeType,
    method: calendar.getFirstPropertyValue('method'),
    events,
    content,
  };
}

describe('OCC-01 the confirmation', () => {
  test('OCC-01 comes in the person’s own language, with the time for their calendar, over real SMTP', async () => {
    const { time, eventId, ids } = await givenSignUp(portal, { name: 'Åpen, fri; fotball' });
    await sql`update app_user set lang = 'nn' where id = ${ids[0]}`.execute(portal.db);
    await attendAs(portal, ids[0], time);
    await portal.workOff();
    const [mail] = mailsTo(ids[0]);
    expect(mail?.subject).toBe('Du er påmeld til Åpen, fri; fotball');
    expect(mail?.text).toContain('Torsdag 19. november, 10:00–12:00');
    expect(mail?.text).toContain(`/nn/events/${eventId}`);
    const calendar = calendarIn(mail);
    expect(calendar).toMatchObject({ name: 'nabolag.ics', type: 'text/calendar', method: 'PUBLISH' });
    const [event] = calendar?.events ?? [];
    expect(event?.uid).toBe(time);
    expect(event?.summary).toBe('Åpen, fri; fotball');
    expect(event?.location).toBe('Solvik kunstgress');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-19T09:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-19T11:00:00.000Z');
    // Once it has left the house, nothing of it is kept.
    const { rows } =
      await sql`select text, attachment, attachment_name from outgoing_message where user_id = ${ids[0]}`.execute(
        portal.db,
      );
    expect(rows).toEqual([{ text: null, attachment: null, attachment_name: null }]);
  });

  test('OCC-01 the user who leaves gets a file that strikes the time out, with a later word than the first', async () => {
    const { time, ids } = await givenSignUp(portal);
    await attendAs(portal, ids[0], time);
    await portal.workOff();
    portal.passHours(1);
    await leaveAs(portal, ids[0], time);
    await portal.workOff();
    const [first, second] = mailsTo(ids[0]).map(calendarIn);
    expect(second?.method).toBe('CANCEL');
    expect(second?.events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(second?.events[0]?.uid).toBe(first?.events[0]?.uid);
    expect(second?.events[0]?.sequence ?? 0).toBeGreaterThan(first?.events[0]?.sequence ?? 0);
    expect(second?.content).toContain('ORGANIZER');
  });

  test('OCC-04 the waiting list, and the place that comes of it, without and with a file', async () => {
    const { time, ids } = await givenSignUp(portal, { capacity: 1 });
    for (const id of ids) await attendAs(portal, id, time);
    await portal.workOff();
    expect(mailsTo(ids[2]).map(({ text }) => text?.match(/nummer \d/)?.[0])).toEqual(['nummer 2']);
    expect(calendarIn(mailsTo(ids[2])[0])).toBeNull();
    portal.passHours(1);
    await leaveAs(portal, ids[0], time);
    await portal.workOff();
    expect(await templatesTo(portal, ids[1])).toEqual(['placeWaiting', 'placePromoted']);
    expect(calendarIn(mailsTo(ids[1])[1])?.method).toBe('PUBLISH');
    // A user who only waited sees on the page that they have left.
    await leaveAs(portal, ids[2], time);
    await portal.workOff();
    expect(await templatesTo(portal, ids[2])).toEqual(['placeWaiting']);
  });

  test('OCC-01 what is no longer so when the letter is written is not told', async () => {
    const { time, ids } = await givenSignUp(portal);
    await attendAs(portal, ids[0], time);
    await leaveAs(portal, ids[0], time);
    await portal.workOff();
    expect(await templatesTo(portal, ids[0])).toEqual(['placeLeft']);
  });

  test('OCC-01 joining all times is one letter, with all of them for the calendar', async () => {
    const { eventId, ids } = await givenSignUp(portal, { startsInHours: [24, 48, 72] });
    await portal.as(ids[0]).post(`/api/events/${eventId}/join`);
    await portal.workOff();
    expect(await templatesTo(portal, ids[0])).toEqual(['placesTaken']);
    expect(calendarIn(mailsTo(ids[0])[0])?.events).toHaveLength(3);
  });

  test('I11 D-27 a job that runs twice writes once', async () => {
    const { time, ids } = await givenSignUp(portal);
    const attendance_id = await portal.given.attendance(time, ids[0]);
    const [worker] = attendanceWorkers({ origins: ORIGINS }).filter(({ job }) => job === tellAboutPlace);
    const news = { attendance_id, news: 'signed_up', reason: null, had_place: false, tenant: 'bergen', key: time };
    for (let run = 0; run < 3; run += 1) await worker?.work(portal.jobServices, news);
    expect(await templatesTo(portal, ids[0])).toEqual(['placeTaken']);
  });

  test('D-27 in a crowd, a letter that fails keeps nobody else’s back, and is tried again', async () => {
    const { time, ids } = await givenSignUp(portal);
    const news = await Promise.all(
      ids.map(async (id) => ({
        attendance_id: await portal.given.attendance(time, id),
        news: 'signed_up',
        reason: null,
        had_place: false,
        tenant: 'bergen',
        key: id,
      })),
    );
    const [worker] = attendanceWorkers({ origins: ORIGINS }).filter(({ job }) => job === tellAboutCrowd);
    let lettersLeft = 0;
    const failing = {
      ...portal.jobServices,
      enqueue: async () => {
        lettersLeft += 1;
        if (lettersLeft === 1) throw new Error('no queue');
      },
    };
    await expect(worker?.work(failing, { news })).rejects.toThrow('no queue');
    const written = () => Promise.all(ids.map((id) => templatesTo(portal, id)));
    expect(await written()).toEqual([[], ...ids.slice(1).map(() => ['placeTaken'])]);
    await worker?.work(portal.jobServices, { news });
    expect(await written()).toEqual(ids.map(() => ['placeTaken']));
  });

  test('OCC-04 without an e-mail address, news comes to a phone that has been proved, and confirmations do not', async () => {
    const { time, ids } = await givenSignUp(portal, { capacity: 1 });
    await sql`update app_user set email = null, email_verified_at = null, phone = '+4791234567', phone_verified_at = now()
      where id = ${ids[1]}`.execute(portal.db);
    await sql`update app_user set email_verified_at = null where id = ${ids[2]}`.execute(portal.db);
    for (const id of ids) await attendAs(portal, id, time);
    await leaveAs(portal, ids[0], time);
    await leaveAs(portal, ids[1], time);
    await portal.workOff();
    // The first had gone before it was told of; the last has nowhere to be told.
    expect(await templatesTo(portal, ids[2])).toEqual([]);
    await attendAs(portal, ids[0], time);
    await attendAs(portal, ids[1], time);
    await portal.workOff();
    expect(await templatesTo(portal, ids[1])).toEqual([]);
    await leaveAs(portal, ids[2], time);
    await leaveAs(portal, ids[0], time);
    await portal.workOff();
    expect(await lettersTo(portal, ids[1])).toMatchObject([{ template: 'placePromoted', recipient: '+4791234567' }]);
  });
});

describe('BEY-01 reminders', () => {
  const remind = () => portal.carryOut(remindPeople);
  const reminders = async (person: string) =>
    (await lettersTo(portal, person))
      .filter(({ template }) => template === 'reminder')
      .map(({ recipient }) => recipient);
  const setReminder = (person: string, body: object) =>
    portal.as(person).send('PUT', '/api/users/me/reminders', { body });

  test('BEY-01 an e-mail a day before, once', async () => {
    const { time, ids } = await givenSignUp(portal, { startsInHours: [30] });
    await attendAs(portal, ids[0], time);
    await remind();
    expect(await reminders(ids[0])).toEqual([]);
    portal.passHours(6);
    await remind();
    await remind();
    expect(await reminders(ids[0])).toEqual([`${ids[0]}@test.example`]);
    const letter = mailsTo(ids[0]).at(-1);
    expect(letter?.text).toContain('Husk at du har plass');
  });

  test('BEY-01 by one’s own choice: when, by SMS, or not at all', async () => {
    const { time, ids } = await givenSignUp(portal, { startsInHours: [80], people: 4 });
    const [early, never, bySms, unproved] = ids as unknown as [string, string, string, string];
    for (const id of [bySms, unproved]) {
      await sql`update app_user set phone = ${`+479${String(Number.parseInt(id.slice(-6), 16))
        .padStart(8, '0')
        .slice(0, 7)}`},
        phone_verified_at = ${id === bySms ? portal.now() : null} where id = ${id}`.execute(portal.db);
    }
    expect((await setReminder(early, { by_email: true, by_sms: false, hours_before: 72 })).status).toBe(204);
    await setReminder(never, { by_email: false, by_sms: false, hours_before: 24 });
    await setReminder(bySms, { by_email: false, by_sms: true, hours_before: 2 });
    await setReminder(unproved, { by_email: false, by_sms: true, hours_before: 2 });
    for (const id of ids) await attendAs(portal, id, time);
    portal.passHours(8);
    await remind();
    expect(await reminders(early)).toHaveLength(1);
    portal.passHours(71);
    await remind();
    expect(await reminders(early)).toHaveLength(1);
    expect(await reminders(never)).toEqual([]);
    expect(await reminders(bySms)).toEqual([expect.stringMatching(/^\+479\d{7}$/)]);
    expect(await reminders(unproved)).toEqual([]);
  });

  test('BEY-01 not of what is called off or over, nor of a place that one waits for or has just taken', async () => {
    const off = await givenSignUp(portal, { startsInHours: [30], capacity: 1 });
    await attendAs(portal, off.ids[0], off.time);
    await attendAs(portal, off.ids[1], off.time);
    const cancelled = await givenSignUp(portal, { startsInHours: [30] });
    await attendAs(portal, cancelled.ids[0], cancelled.time);
    await sql`update occurrence set is_cancelled = true where id = ${cancelled.time}`.execute(portal.db);
    portal.passHours(10);
    await attendAs(portal, cancelled.ids[1], off.time);
    const late = await givenSignUp(portal, { startsInHours: [3] });
    await attendAs(portal, late.ids[0], late.time);
    await remind();
    expect(await reminders(off.ids[0])).toHaveLength(1);
    for (const person of [off.ids[1], cancelled.ids[0], late.ids[0]]) expect(await reminders(person)).toEqual([]);
  });

  test('D-27 two processes at the same work remind once', async () => {
    const { time, ids } = await givenSignUp(portal, { startsInHours: [30] });
    for (const id of ids) await attendAs(portal, id, time);
    portal.passHours(7);
    const services = { ...portal.jobServices, now: portal.now(), origins: ORIGINS };
    await Promise.all([reminding(services), reminding(services), reminding(services)]);
    for (const id of ids) expect(await reminders(id)).toHaveLength(1);
  });

  test('BEY-01 the settings say what is usual, what is possible, and what cannot be', async () => {
    const person = await portal.given.person('Kari');
    const settings = async () => (await portal.as(person).get('/api/users/me/reminders')).json().data;
    expect(await settings()).toEqual({
      by_email: true,
      by_sms: false,
      hours_before: 24,
      has_email: true,
      has_phone: false,
    });
    await setReminder(person, { by_email: false, by_sms: true, hours_before: 3 });
    await setReminder(person, { by_email: false, by_sms: true, hours_before: 4 });
    expect(await settings()).toMatchObject({ by_email: false, by_sms: true, hours_before: 4 });
    expect((await setReminder(person, { by_email: true, by_sms: true, hours_before: 0 })).status).toBe(422);
    expect((await setReminder(person, { by_email: true })).status).toBe(422);
  });
});

test('IDN-19 the demo’s mailbox shows the file that goes along', async () => {
  const demo = await startClockedPortal({ settings: { DEMO: 'on' } });
  const { time, ids } = await givenSignUp(demo);
  await attendAs(demo, ids[0], time);
  await demo.workOff();
  const { data } = (await demo.get(`/api/dev/outbox?to=${ids[0]}`)).json();
  expect(data[0].attachment).toMatchObject({ name: 'nabolag.ics', content: expect.stringContaining('BEGIN:VEVENT') });
  await demo.close();
});
