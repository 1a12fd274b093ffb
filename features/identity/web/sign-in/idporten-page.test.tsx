// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuse, renderAuthPage, ticketOf } from '#tests/support/web/render-auth-page.tsx';
import { page } from './idporten-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const strictPage = {
  ...page,
  Component: () => (
    <StrictMode>
      <page.Component />
    </StrictMode>
  ),
};

describe('IDN-17 back from the national identity service', () => {
  test('the handle is exchanged once, also where effects run twice, and the way goes on', async () => {
    const { place, asked, tickets } = renderAuthPage(strictPage, '/minid-login?handle=h1&returnUrl=%2Fevents%2F7', {
      'GET /auth/idporten/status': () => ticketOf(),
    });
    await waitFor(() => expect(place()).toBe('/events/7'));
    expect(asked.map(({ parts }) => parts.query)).toEqual([{ handle: 'h1' }]);
    expect(tickets.read().state).toBe('open');
  });

  test('a returnUrl to somewhere else leads home', async () => {
    const { place } = renderAuthPage(page, '/minid-login?handle=h1&returnUrl=https%3A%2F%2Fevil.example', {
      'GET /auth/idporten/status': () => ticketOf(),
    });
    await waitFor(() => expect(place()).toBe('/'));
  });

  test.each([
    ['cancelled', /Du avbrøt innloggingen/],
    ['level', /sikrere innlogging/],
    ['away', /ID-porten svarer ikke/],
    ['failed', /gikk ikke gjennom/],
    ['something-new', /gikk ikke gjennom/],
  ])('%s is told in words, with a way back', (error, text) => {
    const { asked } = renderAuthPage(page, `/minid-login?error=${error}&returnUrl=%2Fevents%2F7`);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Prøv igjen' }).getAttribute('href')).toBe(
      '/auth/get-started?returnUrl=%2Fevents%2F7',
    );
    expect(asked).toEqual([]);
  });

  test('a handle that is used up is told in words', async () => {
    renderAuthPage(page, '/minid-login?handle=used', {
      'GET /auth/idporten/status': refuse(422, { handle: ['Lenken gjelder ikke lenger'] }),
    });
    expect(await screen.findByText(/gikk ikke gjennom/)).toBeTruthy();
  });
});
