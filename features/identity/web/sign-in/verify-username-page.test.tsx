// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuse, renderAuthPage, ticketOf } from '#tests/support/web/render-auth-page.tsx';
import { createTicketStore } from '../ticket-store.ts';
import { type VerificationState, verificationState } from '../verification-state.ts';
import { page } from './verify-username-page.tsx';

const PATH = '/auth/verify/verify-username';
const AGAIN = `${PATH}?verificationId=v1&returnUrl=%2Fevents%2F7`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const given = (username: string, purpose: VerificationState['purpose'] = 'register') =>
  verificationState.keep({ username, purpose });

const field = () => screen.getByRole<HTMLInputElement>('textbox');

function send(username?: string) {
  if (username !== undefined) fireEvent.change(field(), { target: { value: username } });
  fireEvent.click(screen.getByRole('button', { name: 'Send kode' }));
}

describe('IDN-07 the screen of the address', () => {
  test('without anything in shared state: to the profile, and who is not logged in hears that the link is old', async () => {
    const { place } = renderAuthPage(page, AGAIN);
    await waitFor(() => expect(place()).toBe('/auth/get-started?returnUrl=%2Fevents%2F7&reason=old_link'));
    cleanup();
    createTicketStore().keep({ ...ticketOf(), lang: 'nb', two_factor_sent_to: null });
    const { place: ofUser } = renderAuthPage(page, AGAIN);
    await waitFor(() => expect(ofUser()).toBe('/profile/edit'));
  });

  test.each(['4741234567', '+4741234567', '41234567'])('%s is filled in behind +47', (username) => {
    given(username);
    renderAuthPage(page, AGAIN);
    expect(field().value).toBe('41234567');
    expect(screen.getByText('+47')).toBeTruthy();
  });

  test('an e-mail address has no +47', () => {
    given('ingrid@eksempel.no');
    renderAuthPage(page, AGAIN);
    expect(field().value).toBe('ingrid@eksempel.no');
    expect(screen.queryByText('+47')).toBeNull();
  });

  test('nothing given is told', () => {
    given('');
    renderAuthPage(page, AGAIN);
    send(' ');
    expect(screen.getByText('Telefonnummer eller e-post er påkrevd')).toBeTruthy();
  });

  test.each([
    ['email', 'POST /auth/email', 'E-posten er ikke gyldig'],
    ['phone', 'POST /auth/phone', 'Nummeret er ikke gyldig'],
  ] as const)('what the server says of the %s lands on the field', async (purpose, name, message) => {
    given('', purpose);
    renderAuthPage(page, PATH, { [name]: refuse(422, { [purpose]: [message] }) });
    send('123');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(message)).toHaveLength(2);
  });

  test.each([
    ['register', `${PATH}?returnUrl=%2Fevents%2F7`, 'Avbryt', '/auth/get-started?returnUrl=%2Fevents%2F7'],
    ['phone', PATH, 'Avbryt', '/profile/edit'],
    ['register', `${PATH}?verificationId=v1`, 'Avbryt', '/auth/verify/code?verificationId=v1&isRegistration=true'],
    ['phone', `${PATH}?isSecondNameVerify=true&returnUrl=%2Fevents%2F7`, 'Ikke nå', '/events/7'],
  ] as const)('for %s at %s the way out is "%s"', (purpose, address, name, href) => {
    given('', purpose);
    renderAuthPage(page, address);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });
});

describe('IDN-08 asking for a code', () => {
  test('the same address again is sent to again', async () => {
    given('+4741234567');
    const { place, asked } = renderAuthPage(page, AGAIN, {
      'POST /auth/username-verifications/{id}/resend': () => undefined,
    });
    send('412 34 567');
    await waitFor(() =>
      expect(place()).toBe('/auth/verify/code?verificationId=v1&isRegistration=true&returnUrl=%2Fevents%2F7'),
    );
    expect(asked.map(({ parts }) => parts.params)).toEqual([{ id: 'v1' }]);
  });

  test('another address gets a verification of its own', async () => {
    given('ingrid@eksempel.no');
    const { place, bodiesOf } = renderAuthPage(page, AGAIN, {
      'POST /auth/username-verifications': () => ({ data: { id: 'v2' } }),
    });
    send('ola@eksempel.no');
    await waitFor(() => expect(place()).toContain('/auth/verify/code?verificationId=v2&isRegistration=true'));
    expect(bodiesOf('POST /auth/username-verifications')).toEqual([
      { username: 'ola@eksempel.no', purpose: 'register' },
    ]);
    expect(verificationState.read()).toEqual({ username: 'ola@eksempel.no', purpose: 'register' });
  });

  test('a verification that is no longer good, or was not made here, is replaced', async () => {
    given('ingrid@eksempel.no');
    const { place } = renderAuthPage(page, AGAIN, {
      'POST /auth/username-verifications/{id}/resend': refuse(422, { verification_id: ['Koden gjelder ikke lenger'] }),
      'POST /auth/username-verifications': () => ({ data: { id: 'v3' } }),
    });
    send();
    await waitFor(() => expect(place()).toContain('verificationId=v3'));
  });

  test('a new phone number of a user who is logged in', async () => {
    given('', 'phone');
    const { place, bodiesOf } = renderAuthPage(page, `${PATH}?isSecondNameVerify=true&returnUrl=%2Fevents%2F7`, {
      'POST /auth/phone': () => ({ data: { id: 'v4' } }),
    });
    send('412 34 567');
    await waitFor(() =>
      expect(place()).toBe('/auth/verify/code?verificationId=v4&isSecondNameVerify=true&returnUrl=%2Fevents%2F7'),
    );
    expect(bodiesOf('POST /auth/phone')).toEqual([{ phone: '412 34 567' }]);
  });

  test('where the server wants to know that it is them, the password is asked for and the rest goes on', async () => {
    given('', 'email');
    let isProved = false;
    const { place, bodiesOf } = renderAuthPage(page, PATH, {
      'POST /auth/email': () =>
        isProved ? { data: { id: 'v5' } } : refuse(403, undefined, { kind: 'proof_required' })(),
      'POST /auth/proof': () => {
        isProved = true;
      },
    });
    send('ny@eksempel.no');
    const password = await screen.findByLabelText('Passord');
    await waitFor(() => expect(document.activeElement).toBe(password));
    fireEvent.change(password, { target: { value: 'kjede-lys-fjell' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send kode' }));
    await waitFor(() => expect(place()).toBe('/auth/verify/code?verificationId=v5'));
    expect(bodiesOf('POST /auth/proof')).toEqual([{ password: 'kjede-lys-fjell' }]);
  });
});

describe('IDN-11 asked too often', () => {
  test('a resend goes to the code with the warning', async () => {
    given('ingrid@eksempel.no');
    const { place } = renderAuthPage(page, AGAIN, {
      'POST /auth/username-verifications/{id}/resend': refuse(429, undefined, { wait: 20 }),
    });
    send();
    await waitFor(() => expect(place()).toContain('tooManyAttempts=true'));
    expect(place()).toContain('verificationId=v1');
  });

  test('a first code that is not sent has no code to go to: how long to wait is told here', async () => {
    given('ingrid@eksempel.no');
    const { place } = renderAuthPage(page, PATH, {
      'POST /auth/username-verifications': refuse(429, undefined, { wait: 20 }),
    });
    send();
    expect(await screen.findByText(/Prøv igjen om 20 sekunder\./)).toBeTruthy();
    expect(place()).toBe(PATH);
  });
});
