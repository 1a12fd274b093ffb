import { createTicketStore } from '#features/identity/web/ticket-store.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import type { OwnUser } from '#features/users/contract.ts';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { renderInPortal } from './render-in-portal.tsx';

const USER = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Ingrid Lunde',
  email: 'ingrid@test.example',
  phone: null,
  thumbnail_url: null,
  picture_upload_id: null,
  birth_date: '1988-03-07',
  postal_code: null,
  municipality: { id: '4601', name: 'Bergen' },
  lang: 'nb',
  scopes: [],
  has_password: true,
  has_two_factor: false,
  has_authenticator: false,
  is_staff: false,
  has_national_id: false,
  terms_accepted: true,
  created_at: '2025-05-17T10:00:00Z',
} as unknown as OwnUser;

export const SETTINGS = {
  by_portal: true,
  by_email: true,
  email_pace: 'at_once',
  by_sms: false,
  by_push: true,
} as const;
export const settingsInForce = (organizations: readonly object[] = [], hasPhone = false) => ({
  ...SETTINGS,
  is_own: false,
  quiet_hours: { from_hour: 22, until_hour: 7 },
  paused_until: null,
  has_email: true,
  has_phone: hasPhone,
  categories: [{ category: 'places', ...SETTINGS, is_own: false }],
  organizations,
});
export const meta = (total: number) => ({ total, last_page: 1, page: 1, per_page: 15 });
const session = (id: string, agent: string, is_current: boolean) => ({
  id,
  agent,
  method: 'password',
  created_at: '2026-11-10T10:00:00Z',
  seen_at: '2026-11-15T10:00:00Z',
  is_current,
});

type Asked = { call: string; parts: Record<string, unknown> };
type Answers = Record<string, unknown>;

/** A server of a few sentences: what it was asked, and what it answers. */
export function givenServer(answers: Answers = {}, user: Partial<OwnUser> = {}) {
  const asked: Asked[] = [];
  let me = { ...USER, ...user };
  const known: Answers = {
    'GET /users/me': () => ({ data: me }),
    'GET /users/me/info': { data: {} },
    'PUT /users/me': ({ body }: { body: object }) => {
      me = { ...me, ...body };
      return { data: me };
    },
    'GET /municipalities': { data: [] },
    'GET /users/me/notification-settings': { data: settingsInForce() },
    'GET /users/me/reminders': {
      data: { by_email: true, by_sms: false, hours_before: 24, has_email: true, has_phone: false },
    },
    'GET /push-subscriptions': { data: { public_key: null, devices: [] } },
    'GET /auth/sessions': { data: [session('1', 'Firefox, Linux', true), session('2', 'Safari, iPhone', false)] },
    'GET /users/me/events': { data: [], meta: meta(0) },
    'GET /users/me/organizations': { data: [], meta: meta(0) },
    'GET /stamps': { data: [], meta: meta(0) },
    'GET /users/me/audit': { data: [], meta: meta(0) },
    ...answers,
  };
  const call = (async ({ method, path }: { method: string; path: string }, parts: Record<string, unknown>) => {
    const name = `${method} ${path}`;
    asked.push({ call: name, parts });
    const answer = known[name];
    return typeof answer === 'function' ? answer(parts) : answer;
  }) as unknown as Call;
  return { call, asked, of: (name: string) => asked.filter((one) => one.call === name).map(({ parts }) => parts) };
}

export function showPage(Page: PageModule, server: ReturnType<typeof givenServer>, address = '/profile/edit') {
  return renderInPortal(
    <ToastProvider>
      <Page.Component />
      <ToastRegion label="Beskjeder" closeLabel="Lukk" />
    </ToastProvider>,
    { call: server.call, address, tickets: createTicketStore() },
  );
}

export const needsProof = () => new CallFailed(403, { message: 'Bekreft' }, undefined, 'proof_required');
