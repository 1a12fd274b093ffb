import { windDownWorkers } from '#features/wind-down/server/jobs.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { BERGEN, OSLO } from './given.ts';
import { type PortalSetup, startPortal } from './portal.ts';

export const DAYS = { announced_on: '2026-12-01', last_day: '2027-03-31', delete_on: '2027-07-01' };
const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;

/** A portal with a clock of its own, and those who decide about its end or may not. */
export async function givenWindDown(host = 'oslo.localhost', integrations: PortalSetup['integrations'] = {}) {
  const clock = { now: new Date('2026-11-18T12:00:00Z') };
  const portal = await startPortal({ now: () => clock.now, integrations });
  const { given } = portal;
  const people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    stranger: await given.person('Frida Fremmed'),
  };
  const send = async (as: string | undefined, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const options = { language: 'nb', host, ...(body && { body }) } as const;
    const answer = await portal.as(as).send(method, `/api${path}`, options);
    return { status: answer.status, ...(answer.body ? answer.json() : {}) };
  };
  const work = async (name: string, more: Partial<JobServices> = {}) => {
    const worker = windDownWorkers({ origins: ORIGINS }).find(({ job }) => job.name === name);
    await worker?.work({ ...portal.jobServices, ...more }, {});
  };
  return {
    portal,
    clock,
    people,
    send,
    decide: (more: object = {}, as = people.superAdmin) =>
      send(as, 'POST', '/wind-downs', {
        municipality_id: String(BERGEN),
        neighbour_id: String(OSLO),
        decision: 'Kommunestyret, sak 84/26',
        ...DAYS,
        ...more,
      }),
    plan: async (as = people.admin) =>
      (await send(as, 'GET', `/municipality/wind-down?municipality_id=${BERGEN}`)).data,
    /** What the clock does at noon of a day. */
    on: async (day: string, more: Partial<JobServices> = {}) => {
      clock.now = new Date(`${day}T12:00:00Z`);
      await work('wind-down.letters', more);
      await work('wind-down.end', more);
    },
  };
}
