// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answers, refuse, renderAuthPage, ticketOf } from '#tests/support/web/render-auth-page.tsx';
import { page } from './two-factor-page.tsx';

const ADDRESS = '/auth/verify/two-factor?returnUrl=%2Fevents%2F7';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function renderWaiting(sentTo: string | null, answers: Answers = {}) {
  const ticket = { ...ticketOf({ is_two_factor_enabled: true }), two_factor_sent_to: sentTo };
  localStorage.setItem('nabolag:auth:user', JSON.stringify({ ...ticket, expires_at: Date.now() + 60_000 }));
  return renderAuthPage(page, ADDRESS, answers);
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const give = (label: string, code: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
  click('Logg inn');
};

describe('IDN-03 the second factor', () => {
  test('says where the code went, and the code opens the way', async () => {
    const { place, bodiesOf, tickets } = renderWaiting('i•••@eksempel.no', { 'POST /auth/verify': () => ticketOf() });
    expect(screen.getByText('i•••@eksempel.no')).toBeTruthy();
    give('Kode', '482193');
    await waitFor(() => expect(place()).toBe('/events/7'));
    expect(bodiesOf('POST /auth/verify')).toEqual([{ two_factor_code: '482193' }]);
    expect(tickets.read().state).toBe('open');
  });

  test('a wrong code is told at the field', async () => {
    renderWaiting('i•••@eksempel.no', {
      'POST /auth/verify': refuse(422, { two_factor_code: ['Koden stemmer ikke'] }),
    });
    give('Kode', '111111');
    expect(await screen.findByText('Koden stemmer ikke')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('two_factor_code'));
  });

  test('a new code can be sent; too many have their warning', async () => {
    let count = 0;
    renderWaiting('i•••@eksempel.no', {
      'POST /auth/verify/resend': () => {
        count += 1;
        if (count > 1) refuse(429)();
      },
    });
    click('Send ny kode');
    expect(await screen.findByText(/Vi har sendt en ny kode/)).toBeTruthy();
    click('Send ny kode');
    expect(await screen.findByText('Det ble litt mange koder det. Vent litt og prøv igjen.')).toBeTruthy();
  });

  test('with an authenticator app nothing is sent, and a recovery code will do', async () => {
    const { bodiesOf } = renderWaiting(null, { 'POST /auth/verify': () => ticketOf() });
    expect(screen.getByText('Skriv koden fra kodeappen.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send ny kode' })).toBeNull();
    click('Bruk en reservekode');
    give('Reservekode', 'abcd-efgh');
    await waitFor(() => expect(bodiesOf('POST /auth/verify')).toEqual([{ two_factor_code: 'abcdefgh' }]));
  });

  test('a ticket that has waited too long leads back to the login, which says why', async () => {
    const { place, router } = renderWaiting('i•••@eksempel.no', { 'POST /auth/verify': refuse(401) });
    give('Kode', '482193');
    await waitFor(() => expect(place()).toBe('/auth/login?returnUrl=%2Fevents%2F7'));
    expect(router.state.location.state).toEqual({ told: 'session_over' });
  });

  test('without a ticket there is nothing here', async () => {
    const { place } = renderAuthPage(page, ADDRESS);
    await waitFor(() => expect(place()).toBe('/auth/login?returnUrl=%2Fevents%2F7'));
  });
});
