// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuse, renderAuthPage, ticketOf } from '#tests/support/web/render-auth-page.tsx';
import { verificationState } from '../verification-state.ts';
import { page } from './register-page.tsx';

const ADDRESS = '/auth/register?verificationId=v1&returnUrl=%2Fevents%2F7';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  verificationState.keep({ username: 'ingrid@eksempel.no', purpose: 'register' });
});
afterEach(cleanup);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  type('Navn', 'Ingrid Lunde');
  type('Passord', 'kjede-lys-fjell');
  type('Gjenta passordet', 'kjede-lys-fjell');
  fireEvent.click(screen.getByLabelText('Jeg godtar vilkårene'));
}

const birthDate = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Fødselsdato/ });

function typeBirthDate(text: string) {
  fireEvent.change(birthDate(), { target: { value: text } });
  fireEvent.blur(birthDate());
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Lag bruker' }));

describe('IDN-04 making an account', () => {
  test('everything that is asked for is sent; the birth date as a day of the calendar', async () => {
    const { place, bodiesOf, tickets } = renderAuthPage(page, ADDRESS, { 'POST /auth/register': () => ticketOf() });
    fillIn();
    typeBirthDate('070388');
    expect(birthDate().value).toBe('07.03.1988');
    submit();
    await waitFor(() => expect(tickets.read().state).toBe('open'));
    expect(bodiesOf('POST /auth/register')).toEqual([
      {
        verification_id: 'v1',
        name: 'Ingrid Lunde',
        password: 'kjede-lys-fjell',
        password_confirmation: 'kjede-lys-fjell',
        birth_date: '1988-03-07',
        terms: true,
      },
    ]);
    await waitFor(() =>
      expect(place()).toBe('/auth/verify/verify-username?isSecondNameVerify=true&returnUrl=%2Fevents%2F7'),
    );
    expect(verificationState.read()).toEqual({ username: '', purpose: 'phone' });
  });

  test('the user who came with a phone number is asked for an e-mail address next', async () => {
    verificationState.keep({ username: '41234567', purpose: 'register' });
    const { bodiesOf } = renderAuthPage(page, ADDRESS, { 'POST /auth/register': () => ticketOf() });
    fillIn();
    submit();
    await waitFor(() => expect(verificationState.read()).toEqual({ username: '', purpose: 'email' }));
    expect(bodiesOf('POST /auth/register')[0]).not.toHaveProperty('birth_date');
  });

  test('VAL-06 the focus moves when the form is sent, never while it is filled in', () => {
    renderAuthPage(page, ADDRESS);
    submit();
    for (const [label, text] of [
      ['Navn', 'Ingrid'],
      ['Passord', 'kjede-lys-fjell'],
      ['Gjenta passordet', 'kjede-lys-fjell'],
    ] as const) {
      const field = screen.getByLabelText(label);
      field.focus();
      for (let length = 1; length <= text.length; length += 1) {
        fireEvent.input(field, { target: { value: text.slice(0, length) } });
        expect(document.activeElement).toBe(field);
      }
    }
  });

  test('several faults: a summary that leads to each and has the focus', () => {
    const { asked } = renderAuthPage(page, ADDRESS);
    type('Passord', 'kjede-lys-fjell');
    type('Gjenta passordet', 'kjede');
    typeBirthDate('07/03');
    submit();
    expect(screen.getByRole('heading', { name: '4 ting må rettes' })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const id of ['#name', '#password_confirmation', '#birth_date', '#terms']) expect(links).toContain(id);
    expect(document.activeElement?.textContent).toContain('4 ting må rettes');
    expect(asked).toEqual([]);
  });

  test('the rules of the password are told before, and what the server says of it after', async () => {
    renderAuthPage(page, ADDRESS, {
      'POST /auth/register': refuse(422, { password: ['Dette passordet er blant dem som prøves først.'] }),
    });
    expect(screen.getByText(/Minst 10 tegn/)).toBeTruthy();
    fillIn();
    submit();
    expect(await screen.findByText('Dette passordet er blant dem som prøves først.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Navn').value).toBe('Ingrid Lunde');
    await waitFor(() => expect(document.activeElement?.id).toBe('password'));
  });

  test('a verification that is no longer good says what to do next', async () => {
    renderAuthPage(page, ADDRESS, {
      'POST /auth/register': refuse(422, { verification_id: ['Koden gjelder ikke lenger. Be om en ny'] }),
    });
    fillIn();
    submit();
    expect(await screen.findByText('Koden gjelder ikke lenger. Be om en ny')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Be om en ny kode' }).getAttribute('href')).toContain('/auth/get-started');
  });

  test('without a verification the way begins again', async () => {
    const { place } = renderAuthPage(page, '/auth/register');
    await waitFor(() => expect(place()).toBe('/auth/get-started'));
  });

  test('the terms and the privacy page open beside the form', () => {
    renderAuthPage(page, ADDRESS);
    for (const [name, href] of [
      [/Les vilkårene/, '/terms'],
      [/Les om personvern/, '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(href);
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });
});

describe('SHL-13 leaving a form that is half filled in', () => {
  test('is asked about, and staying keeps what was typed', async () => {
    const { router, place } = renderAuthPage(page, ADDRESS);
    type('Navn', 'Ingrid');
    await act(() => router.navigate('/events'));
    expect(await screen.findByRole('dialog', { name: 'Du har ikke lagret' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Bli her' }));
    expect(place()).toBe(ADDRESS);
    expect(screen.getByLabelText<HTMLInputElement>('Navn').value).toBe('Ingrid');
  });

  test('nobody is asked who has typed nothing', async () => {
    const { router, place } = renderAuthPage(page, ADDRESS);
    await act(() => router.navigate('/events'));
    expect(place()).toBe('/events');
  });
});
