import type { RegisterFinding } from '#features/organisation-register/server/organisation-register.ts';
import { sampleRegister } from '#features/organisation-register/server/sample-register.ts';
import { asId } from './as-id.ts';
import { BERGEN, OSLO } from './given.ts';
import { startPortal } from './portal.ts';

/** In the sample: a choir in Bergen, of which there is nothing to say. */
export const CHOIR = '999901387';
export const AWAY: RegisterFinding = { outcome: 'unavailable', entry: null };

const NORWEGIAN = { language: 'nb' };

/** A portal with those who decide, and the short way to ask for an organisation and to answer. */
export async function requestScene() {
  const sample = sampleRegister();
  const register = { isAway: false };
  const portal = await startPortal({
    integrations: { register: async (number) => (register.isAway ? AWAY : sample(number)) },
  });
  const { person } = portal.given;
  const staff = await person('Kari Kommune', { adminOf: [BERGEN], email: 'kari@kommune.example' });
  const support = await person('Siri Support', { supportOf: [BERGEN], email: 'siri@kommune.example' });
  const staffElsewhere = await person('Ola Oslo', { adminOf: [OSLO], email: 'ola@oslo.example' });
  const superAdmin = await person('Solveig Super', { scopes: ['admin'], email: 'solveig@super.example' });

  const wanted = (more: object = {}) => ({
    name: 'Årstad Sangkor',
    description: 'Vi synger.',
    number: CHOIR,
    municipality_id: String(BERGEN),
    request_note: 'Vi øver hver tirsdag.',
    ...more,
  });
  const ask = (who: string, more: object = {}) => portal.as(who).post('/api/organizations', wanted(more), NORWEGIAN);
  const waiting = async (as = staff, status = 'pending') =>
    (await portal.as(as).get(`/api/organizations/pending?status=${status}&perPage=100`)).json();

  return {
    portal,
    register,
    staff,
    support,
    staffElsewhere,
    superAdmin,
    wanted,
    ask,
    asked: async (who: string, more: object = {}): Promise<string> => (await ask(who, more)).json().data.id,
    waiting,
    request: async (id: string, as = staff, status = 'pending') =>
      (await waiting(as, status)).data.find((one: { id: string }) => one.id === id),
    accept: (id: string, as = staff) => portal.as(as).post(`/api/organizations/${id}/accept`, undefined, NORWEGIAN),
    decline: (id: string, reason = 'Vi finner dere ikke i registeret', as = staff) =>
      portal.as(as).post(`/api/organizations/${id}/decline`, { reason }, NORWEGIAN),
    mailTo: (who: string, template: string) =>
      portal.db
        .selectFrom('outgoing_message')
        .select(['recipient', 'language', 'subject', 'text'])
        .where('user_id', '=', asId<'UserId'>(who))
        .where('template', '=', template)
        .orderBy('created_at')
        .execute(),
  };
}
