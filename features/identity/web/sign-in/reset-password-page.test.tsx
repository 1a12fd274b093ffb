// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse, renderAuthPage, ticketOf } from '#tests/support/web/render-auth-page.tsx';
import { page } from './reset-password-page.tsx';

const ADDRESS = '/auth/reset-password?returnUrl=%2Fevents%2F7';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('nabolag:get-started:username', 'ingrid@eksempel.no');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function giveNewPassword(password: string, repeated = password) {
  fireEvent.change(await screen.findByLabelText('Nytt passord'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Gjenta passordet'), { target: { value: repeated } });
  click('Lagre passordet');
}

describe('IDN-05 a new password by code', () => {
  test('address, code, password, and in', async () => {
    const { place, bodiesOf, tickets } = renderAuthPage(page, ADDRESS, {
      'POST /auth/username-verifications': () => ({ data: { id: 'v1' } }),
      'POST /auth/verify-code': () => ({ data: {} }),
      'POST /auth/password/restore': () => ticketOf(),
    });
    click('Send kode');
    expect(await screen.findByText(/hvis/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Kode'), { target: { value: '482193' } });
    click('Neste');
    await giveNewPassword('kjede-lys-fjell');
    await waitFor(() => expect(place()).toBe('/events/7'));
    expect(bodiesOf('POST /auth/username-verifications')).toEqual([
      { username: 'ingrid@eksempel.no', purpose: 'restore' },
    ]);
    expect(bodiesOf('POST /auth/verify-code')).toEqual([{ verification_id: 'v1', code: '482193' }]);
    expect(bodiesOf('POST /auth/password/restore')).toEqual([
      { verification_id: 'v1', password: 'kjede-lys-fjell', password_confirmation: 'kjede-lys-fjell' },
    ]);
    expect(tickets.read().state).toBe('open');
  });

  test('D-10 where the server asks for work it is done, for a code and for a link', async () => {
    const isWork = (body: unknown) => typeof body === 'object' && body !== null && 'work' in body;
    const untilWorked = (parts: { body?: Record<string, unknown> }) => {
      if (!isWork(parts.body)) refuse(429, undefined, { kind: 'work_required', wait: 900 })();
      return { data: { id: 'v1' } };
    };
    const { bodiesOf } = renderAuthPage(page, ADDRESS, {
      'POST /auth/username-verifications': untilWorked,
      'POST /auth/password/forgot': untilWorked,
      'POST /auth/username-verifications/challenge': () => ({ data: { challenge: 'c', pieces: 1, bits: 2 } }),
    });
    click('Send meg en lenke i stedet');
    expect(await screen.findByText('ingrid@eksempel.no', { exact: false })).toBeTruthy();
    await waitFor(() => expect(bodiesOf('POST /auth/password/forgot')).toHaveLength(2));
    expect(bodiesOf('POST /auth/password/forgot')[1]).toMatchObject({ work: { challenge: 'c' } });
    cleanup();
    const again = renderAuthPage(page, ADDRESS, {
      'POST /auth/username-verifications': untilWorked,
      'POST /auth/username-verifications/challenge': () => ({ data: { challenge: 'c', pieces: 1, bits: 2 } }),
    });
    click('Send kode');
    expect(await screen.findByLabelText('Kode')).toBeTruthy();
    expect(again.bodiesOf('POST /auth/username-verifications/challenge')).toEqual([{ username: 'ingrid@eksempel.no' }]);
    expect(again.bodiesOf('POST /auth/username-verifications')[1]).toMatchObject({ work: { challenge: 'c' } });
  });

  test('IDN-03 the second factor is still asked for', async () => {
    const { place } = renderAuthPage(page, ADDRESS, {
      'POST /auth/username-verifications': () => ({ data: { id: 'v1' } }),
      'POST /auth/verify-code': () => ({ data: {} }),
      'POST /auth/password/restore': () => ticketOf({ is_two_factor_enabled: true, two_factor_sent_to: 'i•••@x.no' }),
    });
    click('Send kode');
    fireEvent.change(await screen.findByLabelText('Kode'), { target: { value: '482193' } });
    click('Neste');
    await giveNewPassword('kjede-lys-fjell');
    await waitFor(() => expect(place()).toContain('/auth/verify/two-factor'));
  });

  test('IDN-11 a code asked for too often has its warning', async () => {
    renderAuthPage(page, ADDRESS, {
      'POST /auth/username-verifications': () => ({ data: { id: 'v1' } }),
      'POST /auth/username-verifications/{id}/resend': refuse(429),
    });
    click('Send kode');
    await screen.findByLabelText('Kode');
    click('Send ny kode');
    expect(await screen.findByText('Det ble litt mange koder det. Vent litt og prøv igjen.')).toBeTruthy();
  });
});

describe('IDN-05 a new password by link', () => {
  test('asking for one says the same to everybody', async () => {
    const { bodiesOf } = renderAuthPage(page, ADDRESS, { 'POST /auth/password/forgot': () => undefined });
    click('Send meg en lenke i stedet');
    await screen.findByRole('heading', { name: 'Sjekk meldingene dine' });
    expect(screen.getByText(/Vi har sendt deg en lenke hvis/).textContent).toContain('ingrid@eksempel.no');
    expect(bodiesOf('POST /auth/password/forgot')).toEqual([{ username: 'ingrid@eksempel.no' }]);
  });

  test('the token leaves the address at once, is sent with the password, and the login says so', async () => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: null, replaceState });
    vi.stubGlobal('location', { hash: '#token=abc123', pathname: '/auth/reset-password', search: '' });
    const { place, bodiesOf, router } = renderAuthPage(page, '/auth/reset-password#token=abc123', {
      'POST /auth/password/reset': () => undefined,
    });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/auth/reset-password');
    await giveNewPassword('kjede-lys-fjell');
    await waitFor(() => expect(place()).toBe('/auth/login'));
    expect(bodiesOf('POST /auth/password/reset')).toEqual([{ token: 'abc123', password: 'kjede-lys-fjell' }]);
    expect(router.state.location.state).toEqual({ told: 'password_saved' });
  });

  test('a link that is too old says so, and a new one can be asked for', async () => {
    renderAuthPage(page, '/auth/reset-password#token=old', {
      'POST /auth/password/reset': refuse(422, { token: ['Lenken gjelder ikke lenger. Be om en ny'] }),
    });
    await giveNewPassword('kjede-lys-fjell');
    expect(await screen.findByText('Lenken gjelder ikke lenger. Be om en ny')).toBeTruthy();
    click('Be om en ny lenke eller kode');
    expect(await screen.findByRole('button', { name: 'Send kode' })).toBeTruthy();
  });

  test('passwords that differ are not sent', async () => {
    const { asked } = renderAuthPage(page, '/auth/reset-password#token=abc');
    await giveNewPassword('kjede-lys-fjell', 'kjede-lys');
    expect(screen.getByText('Passordene er ikke like')).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
