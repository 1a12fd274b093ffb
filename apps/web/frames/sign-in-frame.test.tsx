// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

// Parts that come later are loaded for real, which takes its time on a busy machine.

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADDRESS = '/auth/get-started?returnUrl=%2Fevents%2F7';

test('IDN-02 the sign-in has a frame of its own: the way home, the place, the languages, and no menus', () => {
  renderInPortal(<SignInFrame />, { address: ADDRESS });
  expect(screen.getByRole('link', { name: 'Nabolag, til forsiden' })).toBeTruthy();
  expect(screen.getByText('Solvik')).toBeTruthy();
  expect(screen.getByText('Hopp til innholdet').getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  const languages = screen.getByRole('navigation', { name: 'Språk' });
  expect(languages.querySelectorAll('a')).toHaveLength(3);
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByLabelText('Meny')).toBeNull();
});

test('IDN-02 the picture is of the place, by day and by night', () => {
  renderInPortal(<SignInFrame />, { address: ADDRESS });
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/pictures/bygd/1d6b5c/card.svg', '/pictures/bygd/1d6b5c/card-night.svg']);
});

test('SHL-07 an important message is there too', () => {
  const announcement = {
    // What is stored of one that was put away outlives its page.
    id: 'at-the-sign-in',
    type: 'critical',
    title: 'Innlogging',
    body: 'Nede til klokka ti',
    is_dismissible: false,
  } as const;
  renderInPortal(<SignInFrame />, { address: ADDRESS, announcement });
  expect(screen.getByText('Innlogging')).toBeTruthy();
});

test('IDN-10 a message that a navigation brings is shown once and leaves the history', async () => {
  const { router } = renderInPortal(<SignInFrame />, { address: ADDRESS });
  await act(() => router.navigate('/auth/login', { state: { toast: 'Opplysningene dine er oppdatert' } }));
  expect(await screen.findByText('Opplysningene dine er oppdatert')).toBeTruthy();
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(screen.getAllByText('Opplysningene dine er oppdatert')).toHaveLength(1);
});
