import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

/** Two organisations that run an activity together, with a shift and a person who takes part. */
async function givenSharedActivity(given = portal.given) {
  const owner = await given.person('Ove Eier');
  const host = await given.organisation({ owner, name: 'Solvik IL' });
  const admin = await given.person('Carl Medarrangør');
  const helper = await given.person('Hilde Hjelper');
  const cohost = await given.organisation({ owner: admin, name: 'Solvik sanitetsforening' });
  await given.member(cohost, helper);
  const partnership = await given.partnership('cohost', host, cohost);
  const event = await given.event({ organisation: host });
  await portal.db.insertInto('event_cohost').values({ event_id: event, organisation_id: cohost }).execute();
  const [time = ''] = await given.timesOf(event);
  await given.attendance(time, await given.person('Dina Deltaker'));
  return { owner, host, admin, helper, cohost, partnership, event, time };
}

type Shared = Awaited<ReturnType<typeof givenSharedActivity>>;

/** Everything that a cohost's admin does with it, by what it answers. */
async function statusesFor({ admin, event, time, cohost }: Shared) {
  const as = portal.as(admin);
  const run = await as.get(`/api/organizations/${cohost}/events/run?state=upcoming`);
  return {
    runs: run.json().data?.map(({ id }: { id: string }) => id),
    form: (await as.get(`/api/events/${event}/form`)).status,
    attendees: (await as.get(`/api/occurrences/${time}/attendees`)).status,
    door: (await as.get(`/api/occurrences/${time}/door`)).status,
    shifts: (await as.get(`/api/events/${event}/slots/users`)).status,
    may_run: (await as.get(`/api/events/${event}/permissions`)).json().data.can.run,
  };
}

const ALL = { form: 200, attendees: 200, door: 200, shifts: 200, may_run: true };
const NONE = { runs: [], form: 403, attendees: 403, door: 403, shifts: 403, may_run: false };

describe('D-05 a cohost is one as long as the partnership holds', () => {
  test('D-05 ending the partnership ends every right to what was run together, at once', async () => {
    const shared = await givenSharedActivity();
    const { owner, admin, host, partnership, event } = shared;
    expect(await statusesFor(shared)).toEqual({ ...ALL, runs: [event] });
    const ended = await portal.as(owner).send('POST', `/api/organizations/${host}/cohosts/${partnership}/cancel`);
    expect(ended.status).toBe(204);
    expect(await statusesFor(shared)).toEqual(NONE);
    for (const [call, body] of [
      ['cancel', { reason: 'Fordi vi vil' }],
      ['messages', { subject: 'Hei', body: 'Vi er her ennå.' }],
      ['invites', { emails: ['ny@eksempel.no'] }],
    ] as const) {
      const { status } = await portal.as(admin).send('POST', `/api/events/${event}/${call}`, { body });
      expect([call, status]).toEqual([call, 403]);
    }
  });

  test('D-05 so does deleting the cohost, and its private activity is there for nobody of it', async () => {
    const shared = await givenSharedActivity();
    const { admin, host, cohost, event } = shared;
    await portal.db.updateTable('organisation').set({ is_private: true }).where('id', '=', host).execute();
    expect((await portal.as(admin).get(`/api/events/${event}`)).status).toBe(200);
    expect((await portal.as(admin).send('DELETE', `/api/organizations/${cohost}`)).status).toBe(204);
    expect((await portal.as(admin).get(`/api/events/${event}`)).status).toBe(404);
  });

  test('D-05 members of a former cohost are neither given shifts nor invited as members', async () => {
    const { owner, helper, host, partnership, event, cohost } = await givenSharedActivity();
    const start = Date.now() + 24 * 3_600_000;
    const slot = (
      await portal.as(owner).send('POST', `/api/events/${event}/slots`, {
        body: {
          name: 'Kiosk',
          start_at: new Date(start).toISOString(),
          end_at: new Date(start + 3_600_000).toISOString(),
          capacity_max: 3,
        },
      })
    ).json().data.id;
    const give = () =>
      portal.as(owner).send('POST', `/api/events/${event}/slots/${slot}/users`, { body: { user_id: helper } });
    const invite = () =>
      portal.as(owner).send('POST', `/api/events/${event}/invites`, { body: { user_ids: [helper], emails: [] } });
    expect([(await give()).status, (await invite()).status]).toEqual([200, 200]);
    const named = async () =>
      (await portal.as(owner).get(`/api/events/${event}/permissions`)).json().data.cohost_ids as string[];
    expect(await named()).toEqual([cohost]);
    await portal.as(owner).send('POST', `/api/organizations/${host}/cohosts/${partnership}/cancel`);
    await portal.as(owner).send('DELETE', `/api/events/${event}/slots/${slot}/users`, { body: { user_id: helper } });
    expect([(await give()).status, (await invite()).status, await named()]).toEqual([422, 422, []]);
  });

  test('D-05 a copy of an activity does not carry a partner that is none any more', async () => {
    const { owner, host, cohost, partnership, event } = await givenSharedActivity();
    const copy = async () => {
      const { id } = (await portal.as(owner).send('POST', `/api/events/${event}/copy`)).json().data;
      const rows = await portal.db.selectFrom('event_cohost').selectAll().where('event_id', '=', id).execute();
      const { form } = (await portal.as(owner).get(`/api/events/${id}/form`)).json().data;
      return { rows: rows.map(({ organisation_id }) => organisation_id), typed: form.cohost_ids };
    };
    expect(await copy()).toEqual({ rows: [cohost], typed: [cohost] });
    await portal.as(owner).send('POST', `/api/organizations/${host}/cohosts/${partnership}/cancel`);
    expect(await copy()).toEqual({ rows: [], typed: [] });
  });
});
