// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse, renderAuthPage } from '#tests/support/web/render-auth-page.tsx';
import { type VerificationState, verificationState } from '../verification-state.ts';
import { page } from './verify-code-page.tsx';

const REGISTRATION = '/auth/verify/code?verificationId=v1&isRegistration=true&returnUrl=%2Fevents%2F7';
const CHANGE = '/auth/verify/code?verificationId=v1';
const RIGHT = { 'POST /auth/verify-code': () => ({ data: { id: 'v1', username: 'x', verified: true } }) };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const given = (username: string, purpose: VerificationState['purpose'] = 'register') =>
  verificationState.keep({ username, purpose });

function giveCode(code: string, button: string) {
  fireEvent.change(screen.getByLabelText('Kode'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

describe('IDN-09 the screen of the code', () => {
  test('in registration: its heading, its sentence, where the code went, and "Neste"', async () => {
    given('ingrid@eksempel.no');
    renderAuthPage(page, REGISTRATION);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ny bruker');
    expect(screen.getByText('Steg 2 av 4')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Kode')));
    expect(screen.getByText('ingrid@eksempel.no').tagName).toBe('STRONG');
    expect(screen.getByRole('button', { name: 'Neste' })).toBeTruthy();
  });

  test('the account is there when its second address is proved, not before', () => {
    given('+4741234567', 'phone');
    renderAuthPage(page, `${CHANGE}&isSecondNameVerify=true`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Din bruker er opprettet!');
    expect(screen.getByText(/En kode til nå så er du klar\./)).toBeTruthy();
    expect(screen.getByText('Steg 4 av 4')).toBeTruthy();
  });

  test('otherwise it says what to do, and "Ferdig"', () => {
    given('+4741234567', 'phone');
    renderAuthPage(page, CHANGE);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Skriv inn koden');
    expect(screen.getByText('+47 412 34 567')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ferdig' })).toBeTruthy();
  });

  test('without a user to whom it went, the address is asked for first', async () => {
    const { place } = renderAuthPage(page, `${CHANGE}&isSecondNameVerify=true&returnUrl=%2Fevents`);
    await waitFor(() =>
      expect(place()).toBe(
        '/auth/verify/verify-username?verificationId=v1&isSecondNameVerify=true&returnUrl=%2Fevents',
      ),
    );
  });

  test('nothing given is told; the dash is not sent; the button shows that it works', async () => {
    given('ingrid@eksempel.no');
    let answer = (_: unknown) => {};
    const { bodiesOf } = renderAuthPage(page, REGISTRATION, {
      'POST /auth/verify-code': () =>
        new Promise((done) => {
          answer = done;
        }),
    });
    giveCode('', 'Neste');
    expect(screen.getByText('Skriv inn koden du har mottatt')).toBeTruthy();
    giveCode('482193', 'Neste');
    expect(screen.getByLabelText<HTMLInputElement>('Kode').value).toBe('482-193');
    await waitFor(() =>
      expect(bodiesOf('POST /auth/verify-code')).toEqual([{ verification_id: 'v1', code: '482193' }]),
    );
    expect(screen.getByRole('button', { name: 'Neste' }).getAttribute('aria-busy')).toBe('true');
    answer({ data: {} });
    await waitFor(() => expect(screen.queryByLabelText('Kode')).toBeNull());
  });

  test('"Ikke fått koden?" goes back with the same verification', () => {
    given('ingrid@eksempel.no');
    renderAuthPage(page, REGISTRATION);
    expect(screen.getByRole('link', { name: 'Ikke fått koden?' }).getAttribute('href')).toBe(
      '/auth/verify/verify-username?verificationId=v1&returnUrl=%2Fevents%2F7',
    );
  });

  test('a wrong or old code says what to do, at the field', async () => {
    given('ingrid@eksempel.no');
    renderAuthPage(page, REGISTRATION, {
      'POST /auth/verify-code': refuse(422, { code: ['Koden gjelder ikke lenger. Be om en ny'] }),
    });
    giveCode('482193', 'Neste');
    const text = await screen.findByText('Koden gjelder ikke lenger. Be om en ny');
    expect(screen.getByLabelText('Kode').getAttribute('aria-describedby')).toContain(text.id);
  });

  test('what the server says of the e-mail or the phone stands at the field and above the form', async () => {
    given('ingrid@eksempel.no', 'email');
    renderAuthPage(page, CHANGE, {
      'POST /auth/verify-code': refuse(422, { email: ['Adressen hører til en annen bruker'] }),
    });
    giveCode('482193', 'Ferdig');
    await waitFor(() => expect(screen.getAllByText('Adressen hører til en annen bruker')).toHaveLength(2));
  });

  test('a phone that can read the SMS fills it in', async () => {
    given('+4741234567');
    const get = vi.fn(() => Promise.resolve({ code: '482193' }));
    vi.stubGlobal('OTPCredential', class {});
    vi.stubGlobal('navigator', { credentials: { get }, onLine: true });
    renderAuthPage(page, REGISTRATION);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Kode').value).toBe('482-193'));
  });
});

describe('D-10 when many wrong codes were given', () => {
  const EASY = { challenge: 'c', pieces: 2, bits: 4 };
  const isWork = (body: unknown) => typeof body === 'object' && body !== null && 'work' in body;
  const untilWorked = (parts: { body?: Record<string, unknown> }) => {
    if (!isWork(parts.body)) refuse(429, undefined, { kind: 'work_required', wait: 900 })();
    return RIGHT['POST /auth/verify-code']();
  };

  test('the browser solves the task by itself, says so meanwhile, and gives the same code again', async () => {
    given('ingrid@eksempel.no');
    let hand = (_: unknown) => {};
    const { bodiesOf, asked, place } = renderAuthPage(page, REGISTRATION, {
      'POST /auth/verify-code': untilWorked,
      'GET /auth/username-verifications/{id}/challenge': () =>
        new Promise((done) => {
          hand = done;
        }),
    });
    giveCode('482193', 'Neste');
    expect((await screen.findByText('Vi sjekker at du ikke er en robot …')).getAttribute('role')).toBe('status');
    expect(screen.getByLabelText<HTMLInputElement>('Kode').value).toBe('482-193');
    hand({ data: EASY });
    await waitFor(() => expect(place()).toContain('/auth/register'));
    const [first, second] = bodiesOf('POST /auth/verify-code');
    expect(first).toEqual({ verification_id: 'v1', code: '482193' });
    expect(second).toMatchObject({ verification_id: 'v1', code: '482193', work: { challenge: 'c' } });
    const nonces = (second?.work as { nonces: number[] } | undefined)?.nonces ?? [];
    for (const [piece, nonce] of nonces.entries()) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`c.${piece}.${nonce}`));
      expect(new Uint8Array(digest)[0]).toBeLessThan(16);
    }
    expect(nonces).toHaveLength(2);
    expect(asked.find(({ name }) => name.startsWith('GET'))?.parts.params).toEqual({ id: 'v1' });
  });

  test('work that is refused is not done for ever; what was typed stays', async () => {
    given('ingrid@eksempel.no');
    const { bodiesOf } = renderAuthPage(page, REGISTRATION, {
      'POST /auth/verify-code': refuse(429, undefined, { kind: 'work_required', wait: 900 }),
      'GET /auth/username-verifications/{id}/challenge': () => ({ data: EASY }),
    });
    giveCode('482193', 'Neste');
    expect(await screen.findByText(/Prøv igjen om 15 minutter/)).toBeTruthy();
    expect(bodiesOf('POST /auth/verify-code')).toHaveLength(2);
    expect(screen.queryByText(/ikke er en robot/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Kode').value).toBe('482-193');
  });

  test('any other refusal asks for no work', async () => {
    given('ingrid@eksempel.no');
    const { asked } = renderAuthPage(page, REGISTRATION, {
      'POST /auth/verify-code': refuse(429, undefined, { kind: 'too_many', wait: 60 }),
    });
    giveCode('482193', 'Neste');
    expect(await screen.findByText(/Prøv igjen om 60 sekunder/)).toBeTruthy();
    expect(asked).toHaveLength(1);
  });
});

describe('IDN-10 after a right code', () => {
  test('registration goes on to the account', async () => {
    given('ingrid@eksempel.no');
    const { place } = renderAuthPage(page, REGISTRATION, RIGHT);
    giveCode('482-193', 'Neste');
    await waitFor(() => expect(place()).toBe('/auth/register?verificationId=v1&returnUrl=%2Fevents%2F7'));
    expect(verificationState.read()?.username).toBe('ingrid@eksempel.no');
  });

  test('a second name goes to where one was going', async () => {
    given('41234567', 'phone');
    const { place } = renderAuthPage(page, `${CHANGE}&isSecondNameVerify=true&returnUrl=%2Fevents%2F7`, RIGHT);
    giveCode('482-193', 'Ferdig');
    await waitFor(() => expect(place()).toBe('/events/7'));
    expect(verificationState.read()).toBeNull();
  });

  test('anything else goes to the profile with a notice', async () => {
    given('41234567', 'phone');
    const { place, router } = renderAuthPage(page, CHANGE, RIGHT);
    giveCode('482-193', 'Ferdig');
    await waitFor(() => expect(place()).toBe('/profile/edit'));
    expect(router.state.location.state).toEqual({ toast: 'Opplysningene dine er oppdatert' });
  });
});

describe('IDN-11 too many codes', () => {
  test.each([
    ['ingrid@eksempel.no', /søppelposten/],
    ['41234567', /dekning/],
  ])('for %s: to wait, and where to look meanwhile', (username, hint) => {
    given(username);
    renderAuthPage(page, `${REGISTRATION}&tooManyAttempts=true`);
    expect(screen.getByText('Det ble litt mange koder det. Vent litt og prøv igjen.')).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  test('nobody is warned who has not asked often', () => {
    given('ingrid@eksempel.no');
    renderAuthPage(page, REGISTRATION);
    expect(screen.queryByText(/litt mange koder/)).toBeNull();
  });
});
