import { Route, Routes } from 'react-router';
import { createTicketStore } from '#features/identity/web/ticket-store.ts';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { ALL_PERMISSIONS, type Permission } from '#features/organisations/rules.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import type { Call } from '#platform/web/client.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { renderInPortal } from './render-in-portal.tsx';

export const CLUB: OrganisationDetail = {
  id: '01900000-0000-7000-8000-000000000100' as OrganisationDetail['id'],
  name: 'Solvik IL',
  description: 'Vi er breddeklubben for hele bygda.',
  lang: 'nb',
  thumbnail_url: null,
  cover_url: null,
  municipality: { id: '9901', name: 'Solvik' },
  district: null,
  events_count: 14,
  followers_count: 412,
  members_count: 186,
  cohosts_count: 3,
  subsidiaries_count: 0,
  website: null,
  email: 'post@solvik.example',
  phone: null,
  address: null,
  number: null,
  is_private: false,
  status: 'accepted',
  parent: null,
  updated_at: '2026-11-01T10:00:00.000Z',
};

const NOTHING = Object.fromEntries(ALL_PERMISSIONS.map((key) => [key, false])) as Record<Permission, boolean>;

/** Where a user stands; what they can do by name. */
export const accessOf = (
  access: Partial<Omit<OwnAccess, 'can'>> = {},
  can: readonly (keyof OwnAccess['can'])[] = ['follow', 'request_membership'],
): OwnAccess => ({
  rank: null,
  membership: null,
  is_following: false,
  is_offered: false,
  stop: null,
  conditions: null,
  ...access,
  can: {
    ...NOTHING,
    follow: false,
    request_membership: false,
    leave: false,
    decide: false,
    ...Object.fromEntries(can.map((key) => [key, true])),
  },
});

type Answers = Record<string, unknown>;

/** A server of a few sentences: what it was asked, and what it answers. */
export function givenOrganisation(answers: Answers = {}) {
  const asked: { call: string; parts: unknown }[] = [];
  const known: Answers = {
    'GET /organizations/{id}': { data: CLUB },
    'GET /organizations/{id}/permissions': { data: accessOf() },
    'GET /organizations/{id}/contacts': { data: [] },
    'GET /organizations/{id}/events': { data: [], meta: { total: 0, last_page: 1, page: 1, per_page: 18 } },
    'GET /organizations/{id}/gallery': { data: [] },
    'GET /organizations/{id}/documents': { data: [] },
    'GET /organizations/{id}/leisure-cards': { data: [] },
    ...answers,
  };
  const call = (async ({ method, path }: { method: string; path: string }, parts: unknown) => {
    const name = `${method} ${path}`;
    asked.push({ call: name, parts });
    const answer = known[name];
    return typeof answer === 'function' ? answer(parts) : answer;
  }) as unknown as Call;
  return { call, of: (name: string) => asked.filter((one) => one.call === name).map(({ parts }) => parts) };
}

export function showOrganisation(
  Page: PageModule,
  server: ReturnType<typeof givenOrganisation>,
  { search = '', isLoggedIn = true } = {},
) {
  localStorage.clear();
  if (isLoggedIn) {
    const stored = { access_token: 'a.e30.b', is_two_factor_enabled: false, two_factor_sent_to: null };
    localStorage.setItem('nabolag:auth:user', JSON.stringify({ ...stored, expires_at: Date.now() + 3_600_000 }));
  }
  return renderInPortal(
    <ToastProvider>
      <Routes>
        <Route path="/organisations/:id" element={<Page.Component />} />
      </Routes>
      <ToastRegion label="Beskjeder" closeLabel="Lukk" />
    </ToastProvider>,
    { call: server.call, address: `/organisations/${CLUB.id}${search}`, tickets: createTicketStore() },
  );
}
