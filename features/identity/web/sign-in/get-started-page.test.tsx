// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse, renderAuthPage, ticketOf } from '#tests/support/web/render-auth-page.tsx';
import { page } from './get-started-page.tsx';

const ADDRESS = '/auth/get-started?returnUrl=%2Fevents%2F7';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function give(username: string) {
  fireEvent.change(field(), { target: { value: username } });
  fireEvent.click(screen.getByRole('button', { name: 'Neste' }));
}

const field = () => screen.getByLabelText<HTMLInputElement>('E-post eller mobilnummer');

describe('IDN-02 the first screen', () => {
  test('a user who has an account goes to log in, and the name is kept', async () => {
    const { place, bodiesOf } = renderAuthPage(page, ADDRESS, {
      'POST /auth/exists': () => ({ data: { exists: true } }),
    });
    give(' ingrid@eksempel.no ');
    await waitFor(() => expect(place()).toBe('/auth/login?returnUrl=%2Fevents%2F7'));
    expect(bodiesOf('POST /auth/exists')).toEqual([{ username: ' ingrid@eksempel.no ' }]);
    expect(localStorage.getItem('nabolag:get-started:username')).toBe('ingrid@eksempel.no');
  });

  test('a user who is new is sent a code and goes to where it is given', async () => {
    const { place, bodiesOf } = renderAuthPage(page, ADDRESS, {
      'POST /auth/exists': () => ({ data: { exists: false } }),
      'POST /auth/username-verifications': () => ({ data: { id: 'v1' } }),
    });
    give('412 34 567');
    await waitFor(() =>
      expect(place()).toBe('/auth/verify/code?verificationId=v1&isRegistration=true&returnUrl=%2Fevents%2F7'),
    );
    expect(bodiesOf('POST /auth/username-verifications')).toEqual([{ username: '412 34 567', purpose: 'register' }]);
  });

  test('the form is opened with the server when it asks for that, and the question asked again', async () => {
    let isOpen = false;
    const { place, asked } = renderAuthPage(page, '/auth/get-started', {
      'GET /auth/form': () => {
        isOpen = true;
      },
      'POST /auth/exists': () =>
        isOpen ? { data: { exists: true } } : refuse(403, undefined, { kind: 'form_expired' })(),
    });
    give('ingrid@eksempel.no');
    await waitFor(() => expect(place()).toBe('/auth/login'));
    expect(asked.map(({ name }) => name)).toEqual(['POST /auth/exists', 'GET /auth/form', 'POST /auth/exists']);
  });

  test('what was given the last time is there again, but does not take the place of what is being typed', () => {
    localStorage.setItem('nabolag:get-started:username', 'ingrid@eksempel.no');
    renderAuthPage(page, ADDRESS);
    expect(field().value).toBe('ingrid@eksempel.no');
  });

  test('nothing given: told at the field, which gets the focus, and nobody is asked', () => {
    const { asked } = renderAuthPage(page, ADDRESS);
    give('  ');
    const text = screen.getByText('Telefonnummer eller e-post er påkrevd');
    expect(field().getAttribute('aria-describedby')).toContain(text.id);
    expect(document.activeElement).toBe(field());
    expect(asked.filter(({ name }) => name !== 'GET /auth/form')).toEqual([]);
  });

  test('VAL-06 what the server says of the field stands at the field, until it is put right', async () => {
    renderAuthPage(page, ADDRESS, {
      'POST /auth/exists': refuse(422, { username: ['E-posten er ikke gyldig', 'noe annet'] }),
    });
    give('ingrid@');
    expect(await screen.findByText('E-posten er ikke gyldig')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(field(), { target: { value: 'ingrid@e' } });
    expect(screen.queryByText('E-posten er ikke gyldig')).toBeNull();
  });

  test('too many questions: says how long to wait', async () => {
    renderAuthPage(page, ADDRESS, { 'POST /auth/exists': refuse(429, undefined, { wait: 130 }) });
    give('ingrid@eksempel.no');
    await waitFor(() => expect(screen.getByText(/Prøv igjen om 3 minutter\./)).toBeTruthy());
  });

  test('a lost connection keeps what was typed, and says so', async () => {
    renderAuthPage(page, ADDRESS);
    give('ingrid@eksempel.no');
    expect(await screen.findByText(/Det du har skrevet, står her fortsatt/)).toBeTruthy();
    expect(field().value).toBe('ingrid@eksempel.no');
    expect(screen.getByRole('button', { name: 'Neste' }).getAttribute('aria-busy')).toBeNull();
  });

  test('a double click asks once', async () => {
    const { asked, place } = renderAuthPage(page, '/auth/get-started', {
      'POST /auth/exists': () => new Promise((done) => setTimeout(() => done({ data: { exists: true } }), 20)),
    });
    give('ingrid@eksempel.no');
    fireEvent.click(screen.getByRole('button', { name: 'Neste' }));
    fireEvent.submit(field().form as HTMLFormElement);
    await waitFor(() => expect(place()).toBe('/auth/login'));
    expect(asked).toHaveLength(1);
  });
});

test('IDN-17 MinID and BankID are offered only where the portal is connected to ID-porten', () => {
  renderAuthPage(page, ADDRESS);
  expect(screen.getAllByRole('button', { name: /BankID|MinID/ })).toHaveLength(2);
  cleanup();
  renderAuthPage(page, ADDRESS, {}, false);
  expect(screen.queryAllByText(/BankID|MinID/)).toEqual([]);
  expect(field()).toBeTruthy();
});

test('RTE-09 the user who is logged in goes on, and never out of the portal', async () => {
  localStorage.setItem(
    'nabolag:auth:user',
    JSON.stringify({ ...ticketOf(), expires_at: Date.now() + 60_000, access_token: 'x.e30.y' }),
  );
  const inside = renderAuthPage(page, ADDRESS);
  await waitFor(() => expect(inside.place()).toBe('/events/7'));
  cleanup();
  const outside = renderAuthPage(page, '/auth/get-started?returnUrl=%2F%2Fevil.example');
  await waitFor(() => expect(outside.place()).toBe('/'));
});

describe('IDN-17 the national identity service', () => {
  test.each([
    ['Logg inn med BankID', 'bankid'],
    ['Logg inn med MinID', 'minid'],
  ])('%s leads to it', async (name, method) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const { asked } = renderAuthPage(page, ADDRESS, {
      'GET /auth/idporten/url': () => ({ data: { url: 'https://idporten.example/authorize' } }),
    });
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://idporten.example/authorize'));
    expect(asked[0]?.parts.query).toEqual({ method, returnUrl: '/events/7' });
  });
});
