// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { ProofDeclined } from '#platform/web/use-proof.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import type { TicketStore } from './ticket-store.ts';
import { type Action, useAction } from './use-action.ts';
import { TicketProvider } from './use-login.tsx';

afterEach(cleanup);

const LIST = { method: 'GET', path: '/shifts' };
const OTHER = { method: 'GET', path: '/events' };
const refusal = (status: number, errors?: Record<string, string[]>) =>
  new CallFailed(status, { message: 'Nei', ...(errors && { errors }) });

type Work = (input: string, sending: { keyOf(body: object): string }) => Promise<unknown>;

/** A form with two fields, and the address that it is at. */
function show(work: Work, options: Parameters<typeof useAction<string>>[1] = {}) {
  const queries = new QueryClient();
  const clear = vi.fn();
  const tickets = { clear, read: () => null, subscribe: () => () => {} } as unknown as TicketStore;
  const shown: { action?: Action<string, unknown>; address?: string } = {};
  function Form() {
    const action = useAction(work, options);
    const { pathname, search } = useLocation();
    shown.action = action;
    shown.address = pathname + search;
    return (
      <>
        <ActionFailure action={action} />
        <input id="name" aria-label="Navn" />
        <input id="place" aria-label="Sted" />
        <p>{action.isPending ? `gjør ${action.pending}` : 'ledig'}</p>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Form /> }], { initialEntries: ['/events?page=2'] });
  render(
    <LanguageProvider locale="nb">
      <QueryClientProvider client={queries}>
        <TicketProvider tickets={tickets}>
          <ToastProvider>
            <RouterProvider router={router} />
            <ToastRegion label="Beskjeder" closeLabel="Lukk" />
          </ToastProvider>
        </TicketProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return {
    clear,
    queries,
    shown,
    run: (input = 'a') => act(async () => shown.action?.run(input)),
    action: () => shown.action as Action<string, unknown>,
  };
}

test('ERR-01 it says what is under way, and a second click meanwhile does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  const { action } = show(work);
  let first: unknown;
  await act(async () => {
    first = action().run('a');
    expect(await action().run('b')).toBeNull();
  });
  expect(screen.getByText('gjør a')).toBeTruthy();
  await act(async () => resolve('ferdig'));
  expect(await first).toEqual({ result: 'ferdig' });
  expect(work).toHaveBeenCalledOnce();
  expect(screen.getByText('ledig')).toBeTruthy();
});

test('ERR-01 401 ends the session in the browser and leads to the sign-in and back', async () => {
  const { run, clear, shown } = show(() => Promise.reject(refusal(401)));
  await run();
  expect(clear).toHaveBeenCalledOnce();
  expect(shown.address).toBe(
    `/auth/get-started?${new URLSearchParams({ returnUrl: '/events?page=2', reason: 'ended' })}`,
  );
  expect(screen.queryByRole('alert', { name: /Nei/ })).toBeNull();
});

test('ERR-01 after the sign-in the user can come back to what they wanted', async () => {
  const returnUrlOf = (id: string) => `/events/${id}`;
  const { run, shown } = show(() => Promise.reject(refusal(401)), { returnUrlOf });
  await run('7');
  expect(shown.address).toBe(`/auth/get-started?${new URLSearchParams({ returnUrl: '/events/7', reason: 'ended' })}`);
});

test('ERR-01 403 stands in the form under "Merk følgende"', async () => {
  const { run } = show(() => Promise.reject(refusal(403)));
  await run();
  expect(screen.getByText('Merk følgende').closest('[role="status"]')?.textContent).toContain('Nei');
});

test('ERR-01 one faulty field has the focus and its message', async () => {
  const { run, action } = show(() => Promise.reject(refusal(422, { place: ['Velg et sted'] })), {
    fields: ['name', 'place'],
  });
  await run();
  expect(action().errors.place).toBe('Velg et sted');
  expect(action().failure).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Sted'));
});

test('ERR-01 several faults are listed in the order of the form, and the list has the focus', async () => {
  const errors = { place: ['Velg et sted'], name: ['Skriv et navn'] };
  const { run } = show(() => Promise.reject(refusal(422, errors)), { fields: ['name', 'place'] });
  await run();
  expect(document.activeElement?.textContent).toBe('2 ting må rettesSkriv et navnVelg et sted');
});

test('ERR-01 a fault without a field in the form is told above it', async () => {
  const { run } = show(() => Promise.reject(refusal(422, { version: ['For gammel'] })), { fields: ['name'] });
  await run();
  expect(screen.getByText('For gammel')).toBeTruthy();
});

test('ERR-01 a button without a form tells it in a toast, from which it can be tried again', async () => {
  const work = vi.fn<Work>().mockRejectedValueOnce(refusal(500)).mockResolvedValueOnce('ferdig');
  const { run } = show(work, { isToldInToast: true });
  await run('samme');
  expect(screen.getByText('Nei')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Prøv igjen' }).click());
  expect(work.mock.calls.map(([input]) => input)).toEqual(['samme', 'samme']);
  expect(screen.queryByText('Nei')).toBeNull();
});

test('ERR-01 what would be refused again has nothing to try', async () => {
  const { run } = show(() => Promise.reject(refusal(409)), { isToldInToast: true });
  await run();
  expect(screen.getByText('Nei')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
});

test('ERR-01 a user who would not prove who they are is told nothing', async () => {
  const { run, action } = show(() => Promise.reject(new ProofDeclined()));
  await run();
  expect(action().failure).toBeNull();
});

test.each([
  ['done', () => Promise.resolve()],
  ['refused', () => Promise.reject(refusal(409))],
])('ERR-01 what it may have changed is read again when it was %s, by endpoint', async (_, work) => {
  const { run, queries } = show(work, { invalidates: [LIST] });
  queries.setQueryData([LIST.method, LIST.path, { params: { id: '1' } }], 'old');
  queries.setQueryData([OTHER.method, OTHER.path, {}], 'old');
  await run();
  const isStale = (key: unknown[]) => queries.getQueryState(key)?.isInvalidated;
  expect(isStale([LIST.method, LIST.path, { params: { id: '1' } }])).toBe(true);
  expect(isStale([OTHER.method, OTHER.path, {}])).toBe(false);
});

test('ERR-01 the same body goes under the same key until it has arrived', async () => {
  const keys: string[] = [];
  let isRefused = true;
  const { run } = show((name, { keyOf }) => {
    keys.push(keyOf({ name }));
    return isRefused ? Promise.reject(new TypeError('no connection')) : Promise.resolve();
  });
  await run();
  isRefused = false;
  await run();
  await run();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('ERR-01 the focus stays where the user puts a field right, and comes back to what is wrong with the next try', async () => {
  const errors = { place: ['Velg et sted'], name: ['Skriv et navn'] };
  const { run, action } = show(() => Promise.reject(refusal(422, errors)), { fields: ['name', 'place'] });
  await run();
  screen.getByLabelText('Navn').focus();
  act(() => action().clearError('name'));
  expect(action().errors).toMatchObject({ name: undefined, place: 'Velg et sted' });
  expect(document.activeElement).toBe(screen.getByLabelText('Navn'));
  await run();
  expect(document.activeElement?.textContent).toContain('2 ting må rettes');
});
