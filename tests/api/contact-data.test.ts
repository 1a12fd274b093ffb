import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_INVITES_TO_ONE_A_DAY } from '#features/event-invites/rules.ts';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import type { FileStore } from '#platform/server/files.ts';
import { asId } from '#tests/support/as-id.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { KIOSK, type ShiftDay, shiftsIn } from '#tests/support/shift-scene.ts';

let portal: TestPortal;
let scene: ShiftDay & { owner: string; occurrence: string };
const NOON = new Date('2026-03-10T11:00:00Z');
const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};

beforeAll(async () => {
  portal = await startPortal({ now: () => NOON, integrations: { files } });
  const shifts = shiftsIn(portal);
  const day = await shifts.day();
  const owner = await portal.given.person('Ove Eier');
  await portal.given.member(day.club, owner, 'admin');
  await sql`update organisation set owner_user_id = ${owner}, permissions = '{"see_contact_data": "owner"}'
    where id = ${day.club}`.execute(portal.db);
  await sql`update app_user set phone = '+4741234567', phone_verified_at = now() where id = ${day.member}`.execute(
    portal.db,
  );
  const [occurrence = ''] = await portal.given.timesOf(day.id);
  await portal.given.attendance(occurrence, day.member);
  const slot = await shifts.slot(day, KIOSK);
  await shifts.take(day, slot.id, day.member, { despite_clash: true });
  scene = { ...day, owner, occurrence };
});
afterAll(() => portal.close());

const showsContactData = (text: string): boolean => /@test\.example|234\s?567|41\s?23\s?45\s?67/.test(text);

/** Every list of people in an organisation and its activities, written by hand. */
const lists = () => [
  `/api/occurrences/${scene.occurrence}/attendees`,
  `/api/occurrences/${scene.occurrence}/attendees?email=${scene.member.slice(0, 8)}&sort_email=asc`,
  `/api/events/${scene.id}/slots/users`,
  `/api/organizations/${scene.club}/members`,
];
/** The same people in calls that have no place for addresses. */
const bareLists = () => [
  `/api/occurrences/${scene.occurrence}/door`,
  `/api/occurrences/${scene.occurrence}/not-attendees`,
  `/api/organizations/${scene.club}/contacts`,
  `/api/organizations/${scene.club}/stamps/people`,
];

const nb = { language: 'nb' };
const EXPORTS = ['attendees', 'slots', 'members'] as const;

const requests = {
  attendees: (as: string) =>
    portal.as(as).post(`/api/occurrences/${scene.occurrence}/attendees/export`, { type: 'csv' }, nb),
  slots: (as: string) => portal.as(as).post(`/api/events/${scene.id}/slots/users/download`, { type: 'csv' }, nb),
  members: (as: string) => portal.as(as).post(`/api/organizations/${scene.club}/members/export`, { type: 'csv' }, nb),
};

async function madeFor(as: string, kind: (typeof EXPORTS)[number]): Promise<string> {
  const { id } = (await requests[kind](as)).json().data;
  await exportJobs(files)
    .find(({ job }) => job.name === makeExport.name)
    ?.work(portal.jobServices, { id });
  return id;
}

const fetched = (as: string, id: string) => portal.as(as).get(`/api/exports/${id}/file`);

describe('D-05 who sees contact data is decided in one place', () => {
  test('D-05 no list shows addresses and numbers to a person without see_contact_data', async () => {
    for (const url of lists()) {
      expect([url, showsContactData((await portal.as(scene.owner).get(url)).body)]).toEqual([url, true]);
      const refused = await portal.as(scene.admin).get(url);
      expect([url, refused.status, showsContactData(refused.body)]).toEqual([url, 200, false]);
      expect(refused.body).toContain('Mina Medlem');
    }
    for (const url of bareLists()) {
      for (const as of [scene.owner, scene.admin]) {
        const { status, body } = await portal.as(as).get(url);
        expect([url, status, showsContactData(body)]).toEqual([url, 200, false]);
      }
    }
  });

  test.each(EXPORTS)('D-05 nor does the file of %s, which has no columns for them then', async (kind) => {
    const whole = (await fetched(scene.owner, await madeFor(scene.owner, kind))).body;
    expect([showsContactData(whole), whole.includes('"E-post"')]).toEqual([true, true]);
    const part = (await fetched(scene.admin, await madeFor(scene.admin, kind))).body;
    expect([showsContactData(part), part.includes('"E-post"'), part.includes('Mina Medlem')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test.each(EXPORTS)('D-05 a file of %s with contact data is gone with the right to see it', async (kind) => {
    const id = await madeFor(scene.owner, kind);
    const own = (owner: string) =>
      portal.db
        .updateTable('organisation')
        .set({ owner_user_id: asId(owner) })
        .where('id', '=', asId<'OrganisationId'>(scene.club))
        .execute();
    await own(scene.moderator);
    expect((await fetched(scene.owner, id)).status).toBe(404);
    await own(scene.owner);
    expect((await fetched(scene.owner, id)).status).toBe(200);
  });

  test('D-05 a member who has been invited too often is named by name, not by address', async () => {
    const { given } = portal;
    const startsAt = ['2026-03-20T09:00:00Z'];
    const answers = [];
    for (let count = 0; count <= MAX_INVITES_TO_ONE_A_DAY; count += 1) {
      const id = await given.event({ organisation: scene.club, startsAt });
      const body = { emails: [], user_ids: [scene.member] };
      answers.push(await portal.as(scene.admin).post(`/api/events/${id}/invites`, body));
    }
    const last = answers.at(-1);
    expect([last?.status, last?.json().message.includes('Mina Medlem')]).toEqual([429, true]);
    expect(showsContactData(last?.body ?? '')).toBe(false);
  });
});
