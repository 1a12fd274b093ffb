// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ErrorContent } from '#apps/web/pages/error-page.tsx';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { createTicketStore } from './ticket-store.ts';

afterEach(cleanup);

const WARNING = 'Arrangøren du prøver å gå inn på er privat.';
const fromServer = new ErrorResponse(403, undefined, null);
const fromBrowser = new ErrorResponse(403, undefined, 'Denne er privat');

function show(error: unknown, isLoggedIn: boolean) {
  localStorage.clear();
  if (isLoggedIn) {
    const stored = { access_token: 'a.e30.b', is_two_factor_enabled: false, two_factor_sent_to: null };
    localStorage.setItem('nabolag:auth:user', JSON.stringify({ ...stored, expires_at: Date.now() + 3_600_000 }));
  }
  const shown = renderInPortal(
    <ToastProvider>
      <ErrorContent error={error} />
      <ToastRegion label="Beskjeder" closeLabel="Lukk" />
    </ToastProvider>,
    { tickets: createTicketStore() },
  );
  return shown;
}

test('RTE-06 a private organisation says so, leads to the organisers, and warns', async () => {
  show(fromServer, false);
  expect(screen.getByRole('heading', { name: 'Dette er en privat organisasjon' })).toBeTruthy();
  expect(screen.getByText('Denne organisasjonen er privat')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Arrangør' }).getAttribute('href')).toBe('/organisations');
  expect(await screen.findByText(WARNING)).toBeTruthy();
});

test('RTE-06 the user who is logged in is asked for once more before the warning comes', async () => {
  const { router } = show(fromServer, true);
  await waitFor(() => expect(router.state.revalidation).toBe('idle'));
  expect(screen.queryByText(WARNING)).toBeNull();
  cleanup();
  show(fromBrowser, true);
  expect(await screen.findByText(WARNING)).toBeTruthy();
});
