import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { createTicketStore } from '#features/identity/web/ticket-store.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { RouterAnchor } from '#features/portal/web/router-anchor.tsx';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { AnchorProvider } from '#ui/anchor-provider.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { renderInPortal } from './render-in-portal.tsx';

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };

/** What the server would say, by 'POST /auth/exists'. A call without an answer loses its connection. */
export type Answers = Record<string, (parts: Parts) => unknown>;

/** For tests: one screen of the sign-in, with a server that answers as told and a list of what it was asked. */
export function renderAuthPage(page: PageModule, address: string, answers: Answers = {}, hasEid = true) {
  const asked: { name: string; parts: Parts }[] = [];
  const call = (async (endpoint: { method: string; path: string }, parts: Parts) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    asked.push({ name, parts });
    const answer = answers[name];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(parts);
  }) as Call;
  const tickets = createTicketStore();
  const { router } = renderInPortal(
    <AnchorProvider anchor={RouterAnchor}>
      <ToastProvider>
        <ToastRegion label="Beskjeder" closeLabel="Lukk" />
        <OnlyAt path={address.split(/[?#]/, 1)[0] ?? ''}>
          <page.Component />
        </OnlyAt>
      </ToastProvider>
    </AnchorProvider>,
    { address, call, tickets, hasEid },
  );
  const bodiesOf = (name: string) => asked.filter((each) => each.name === name).map(({ parts }) => parts.body);
  /** Path and query. */
  const place = () => router.state.location.pathname + router.state.location.search;
  return { router, asked, bodiesOf, place, tickets };
}

/** The screen goes when its address does, as in the portal. */
function OnlyAt({ path, children }: { path: string; children: ReactNode }) {
  return useLocation().pathname === path ? children : null;
}

export function refuse(status: number, errors?: Record<string, string[]>, more: { wait?: number; kind?: string } = {}) {
  return () => {
    throw new CallFailed(status, { message: 'Nei', ...(errors && { errors }) }, more.wait, more.kind);
  };
}

/** A ticket as the server answers it. */
export const ticketOf = (more: { is_two_factor_enabled?: boolean; two_factor_sent_to?: string } = {}) => ({
  access_token: `x.${btoa(JSON.stringify({ sub: '7' }))}.y`,
  expires_in: 3600,
  is_two_factor_enabled: false,
  is_in_cookie: false,
  two_factor_sent_to: null,
  lang: 'nb',
  ...more,
});
