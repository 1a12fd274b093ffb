import { BERGEN, OSLO } from './given.ts';
import { type PortalSetup, startPortal } from './portal.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Bergen's people, those of Oslo, and screens that have opened Bergen's portal. */
export async function screenScene(begins = '2026-11-18T12:00:00Z', setup: PortalSetup = {}) {
  let now = new Date(begins);
  const portal = await startPortal({ now: () => now, ...setup });
  const { given } = portal;
  const people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    auditor: await given.person('Rita Revisor', { auditorOf: [BERGEN] }),
    stranger: await given.person('Frida Fremmed'),
  };
  const send = async (
    as: string | undefined,
    method: Method,
    path: string,
    body?: object,
    host = 'bergen.localhost',
  ) => {
    const answer = await portal.as(as).send(method, `/api${path}`, { language: 'nb', host, ...(body && { body }) });
    return { status: answer.status, ...(answer.body ? answer.json() : {}) };
  };
  const scene = {
    portal,
    people,
    send,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    now: () => now,
    inSeconds: (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString(),
    /** A screen that has opened a portal and shows a code. */
    open: async (host?: string): Promise<{ code: string; token: string; expires_at: string }> =>
      (await send(undefined, 'POST', '/screens/codes', {}, host)).data,
    pair: (as: string, code: string, more: object = {}) =>
      send(as, 'POST', '/municipality/screens', { code, name: 'Biblioteket', place: 'Sentrum', ...more }),
    /** What a screen with this token is told. */
    poll: async (token: string, more: object = {}) =>
      (await send(undefined, 'POST', '/screens/poll', { token, known: null, version: '1', shows: null, ...more })).data,
    givenScreen: async (name = 'Biblioteket'): Promise<{ id: string; token: string }> => {
      const { code, token } = await scene.open();
      return { id: (await scene.pair(people.admin, code, { name })).data.id, token };
    },
    office: async (as = people.admin) => (await send(as, 'GET', '/municipality/screens')).data,
    notice: (title: string, more: object = {}) => ({
      kind: 'notice',
      title,
      body: '',
      query: '',
      organization_id: null,
      picture_upload_id: null,
      seconds: 10,
      last_day: null,
      ...more,
    }),
    playlist: (more: object = {}) => ({
      name: 'Inne hos oss',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      from_time: null,
      to_time: null,
      screen_ids: null,
      has_card_codes: true,
      items: [scene.notice('Velkommen')],
      ...more,
    }),
    takeover: (as: string, more: object = {}) =>
      send(as, 'POST', '/municipality/screen-takeovers', {
        title: 'Vannet må kokes',
        body: 'Gjelder til vi sier fra',
        starts_at: null,
        ends_at: scene.inSeconds(3600),
        screen_ids: null,
        ...more,
      }),
    close: () => portal.close(),
  };
  return scene;
}

export type ScreenScene = Awaited<ReturnType<typeof screenScene>>;
