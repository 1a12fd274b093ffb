import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { remindPeople } from '#features/attendance/server/jobs-declared.ts';
import { SAMPLE_VALUES } from '#features/messages/server/sample-values-data.ts';
import type { NoticeTemplate } from '#features/notifications/kinds.ts';
import { type Notice, notify } from '#features/notifications/server/public.ts';
import type { Device } from '#features/push/contract.ts';
import { newVapidKey } from '#features/push/server/vapid-key.ts';
import { webPush } from '#features/push/server/web-push.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { route } from '#platform/server/routes.ts';
import { startPushServer } from './push-server.ts';
import { attendAs, givenSignUp, startClockedPortal } from './sign-ups.ts';

export const CONTACT = 'mailto:drift@nabolag.example';
export const PUSH_PATH = '/api/push-subscriptions';
export const ONLY_PUSH = { by_email: false, by_sms: false, hours_before: 24 };
export const NOTICE = { title: 'Hei', text: 'Nå', lang: 'nb', path: '/events', tag: randomUUID() };

const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
const told = z.object({ user_id: z.string(), template: z.string() });

/** As each feature tells its own, with the values that the letters are tried with. */
const tellOne = route(
  endpoint({
    method: 'POST',
    path: '/test/told',
    summary: 'For tests: a user is told of something.',
    access: 'anyone',
    rate: 'publicRead',
    body: told,
    answer: 'nothing',
  }),
  async (context, { body: { user_id, template } }) => {
    const values = SAMPLE_VALUES[template as NoticeTemplate];
    await notify({ ...context, origins: ORIGINS }, { to: null, user_id, language: 'nb', template, values } as Notice);
    return undefined;
  },
);

/** A portal whose clock stands still, and a push service on this machine that it may reach. */
export async function pushScene() {
  const push = webPush({ privateKey: newVapidKey(), contact: CONTACT, isLoopbackAllowed: true, timeoutMs: 2000 });
  const portal = await startClockedPortal({ integrations: { push }, moreRoutes: [tellOne] });
  const server = await startPushServer(portal.now);
  const add = (person: string, body: unknown) => portal.as(person).post(PUSH_PATH, body, { language: 'nb' });
  const turnOn = async (person: string): Promise<Device> => (await add(person, await server.newDevice())).json().data;
  const setReminder = (person: string, body: object) =>
    portal.as(person).send('PUT', '/api/users/me/reminders', { body });
  return {
    portal,
    server,
    push,
    add,
    turnOn,
    setReminder,
    devicesOf: async (person: string): Promise<Device[]> =>
      (await portal.as(person).get(PUSH_PATH)).json().data.devices,
    remove: (person: string, id: string) => portal.as(person).send('DELETE', PUSH_PATH, { body: { id } }),
    tell: (user_id: string, template: NoticeTemplate) => portal.post('/api/test/told', { user_id, template }),
    remind: () => portal.carryOut(remindPeople),
    inMinutes: (minutes: number) => new Date(portal.now().getTime() + minutes * 60_000),
    /** A user who has a place tomorrow and wants to be told on a device, and of nothing by e-mail. */
    async givenReminded({ startsInHours = 30, name = 'Åpen fotballtrening', devices = 1 } = {}) {
      const { time, eventId, ids } = await givenSignUp(portal, { startsInHours: [startsInHours], name, people: 1 });
      for (let count = 0; count < devices; count += 1) await turnOn(ids[0]);
      await setReminder(ids[0], ONLY_PUSH);
      await attendAs(portal, ids[0], time);
      return { person: ids[0], time, eventId };
    },
    /** On the morning of the next day: at night much of what is told waits. */
    startOver() {
      const tomorrow = new Date(portal.now().getTime() + 24 * 3_600_000);
      tomorrow.setUTCHours(9, 0, 0, 0);
      portal.setClock(tomorrow);
      server.answerWith(201);
      server.taken.length = 0;
      server.faults.length = 0;
    },
    async close() {
      await portal.close();
      await server.close();
    },
  };
}
export type PushScene = Awaited<ReturnType<typeof pushScene>>;
