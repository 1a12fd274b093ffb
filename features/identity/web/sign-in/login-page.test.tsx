// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuse, renderAuthPage, ticketOf } from '#tests/support/web/render-auth-page.tsx';
import { page } from './login-page.tsx';

const ADDRESS = '/auth/login?returnUrl=%2Fevents%2F7';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('nabolag:get-started:username', 'ingrid@eksempel.no');
});
afterEach(cleanup);

function logIn(password: string) {
  fireEvent.change(screen.getByLabelText('Passord'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Logg inn' }));
}

describe('IDN-03 logging in', () => {
  test('the name from the first screen is there and can be changed; a whole ticket leads on', async () => {
    const { place, bodiesOf, tickets } = renderAuthPage(page, ADDRESS, { 'POST /auth/login': () => ticketOf() });
    const username = screen.getByLabelText<HTMLInputElement>('E-post eller mobilnummer');
    expect(username.value).toBe('ingrid@eksempel.no');
    fireEvent.change(username, { target: { value: 'ola@eksempel.no' } });
    logIn('kjede-lys-fjell');
    await waitFor(() => expect(place()).toBe('/events/7'));
    expect(bodiesOf('POST /auth/login')).toEqual([{ username: 'ola@eksempel.no', password: 'kjede-lys-fjell' }]);
    expect(tickets.read().state).toBe('open');
    expect(localStorage.getItem('nabolag:get-started:username')).toBe('ola@eksempel.no');
  });

  test('with two-factor on the ticket waits, and the way leads to its code', async () => {
    const { place, tickets } = renderAuthPage(page, ADDRESS, {
      'POST /auth/login': () => ticketOf({ is_two_factor_enabled: true, two_factor_sent_to: 'i•••@eksempel.no' }),
    });
    logIn('kjede-lys-fjell');
    await waitFor(() => expect(place()).toBe('/auth/verify/two-factor?returnUrl=%2Fevents%2F7'));
    expect(tickets.read()).toMatchObject({ state: 'pending', sentTo: 'i•••@eksempel.no' });
  });

  test('a wrong password is told at the field and keeps both', async () => {
    const { tickets } = renderAuthPage(page, ADDRESS, {
      'POST /auth/login': refuse(422, { password: ['E-post, mobilnummer eller passord stemmer ikke'] }),
    });
    logIn('feil');
    expect(await screen.findByText('E-post, mobilnummer eller passord stemmer ikke')).toBeTruthy();
    const password = screen.getByLabelText<HTMLInputElement>('Passord');
    expect(password.value).toBe('feil');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(tickets.read().state).toBe('nobody');
  });

  test('both empty: both are told at their fields and in a summary that has the focus', () => {
    localStorage.clear();
    renderAuthPage(page, ADDRESS);
    logIn('');
    expect(screen.getAllByText('Telefonnummer eller e-post er påkrevd')).toHaveLength(2);
    expect(screen.getAllByText('Skriv passordet ditt')).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain('2 ting må rettes');
  });
});

test('IDN-05 the way to a new password keeps where one was going', () => {
  renderAuthPage(page, ADDRESS);
  const link = screen.getByRole('link', { name: 'Glemt passord?' });
  expect(link.getAttribute('href')).toBe('/auth/reset-password?returnUrl=%2Fevents%2F7');
});

test('IDN-02 the user who is new can make an account from here, also where accounts are hidden', async () => {
  const { place, bodiesOf } = renderAuthPage(page, ADDRESS, {
    'POST /auth/username-verifications': () => ({ data: { id: 'v1' } }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Lag en bruker' }));
  await waitFor(() => expect(place()).toContain('/auth/verify/code?verificationId=v1&isRegistration=true'));
  expect(bodiesOf('POST /auth/username-verifications')).toEqual([
    { username: 'ingrid@eksempel.no', purpose: 'register' },
  ]);
});
