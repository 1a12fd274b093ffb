// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouterAnchor } from '#features/portal/web/router-anchor.tsx';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { AnchorProvider } from '#ui/anchor-provider.tsx';
import { languageAddress } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { Shell } from './shell.tsx';

// Parts that come later are loaded for real, which takes its time on a busy machine.

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.set(document, 'cookie', 'clarityConsent=; Path=/; Max-Age=0');
});

describe('SHL-01 the frame around the page', () => {
  test('has header, main with the id of the skip link, and footer', () => {
    renderInPortal(<Shell />);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main').id).toBe('innhold');
    expect(screen.getByText('Hopp til innholdet').getAttribute('href')).toBe('#innhold');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  test('SHL-04 the footer leads to every page about the service', () => {
    renderInPortal(<Shell />);
    const footer = within(screen.getByRole('contentinfo'));
    const addresses = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of ['/about', '/terms', '/privacy', '/help', '/accessibility', '/cookies']) {
      expect(addresses).toContain(path);
    }
    expect(addresses).toContain('mailto:hjelp@solvik.example');
    expect(footer.getByText('Nabolag i Solvik')).toBeTruthy();
  });
});

describe('SHL-02, TEN-07 navigation', () => {
  test('the page one is on is marked', () => {
    renderInPortal(<Shell />, { address: '/events/12' });
    expect(screen.getByRole('link', { name: 'Aktiviteter' }).getAttribute('aria-current')).toBe('page');
  });

  test('TEN-07 a portal that has been closed has neither pages nor search', () => {
    renderInPortal(<Shell />, { address: '/sunset', tenant: { sunset: true } });
    expect(screen.queryByRole('link', { name: 'Aktiviteter' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Søk etter aktiviteter' })).toBeNull();
  });

  test('the burger opens the menu, Escape closes it and gives the focus back', async () => {
    renderInPortal(<Shell />);
    const burger = screen.getByLabelText('Meny');
    fireEvent.click(burger);
    const change = await screen.findByRole('button', { name: 'Bytt kommune' });
    fireEvent.keyDown(change, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bytt kommune' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(burger));
  });
});

describe('SHL-05 the logo', () => {
  test('goes home without filters, and not again within a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 10_000 });
    const { router } = renderInPortal(
      <AnchorProvider anchor={RouterAnchor}>
        <Logo />
      </AnchorProvider>,
      { address: '/events?q=fotball' },
    );
    const click = () => act(async () => void fireEvent.click(screen.getByRole('link')));
    await click();
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });

    await act(() => router.navigate('/events?q=kor'));
    vi.setSystemTime(10_999);
    await click();
    expect(router.state.location.search).toBe('?q=kor');

    vi.setSystemTime(11_001);
    await click();
    expect(router.state.location.search).toBe('');
  });
});

describe('I18-03 the language switch', () => {
  test('leads to the same place in each language', () => {
    renderInPortal(<Shell />, { address: '/events?page=2' });
    const names = ['Norsk Bokmål', 'Nynorsk', 'English UK'];
    const addresses = names.map((name) => screen.getAllByText(name).at(-1)?.closest('a')?.getAttribute('href'));
    expect(addresses).toEqual(['/events?page=2', '/nn/events?page=2', '/en/events?page=2']);
  });

  test('leaves out what the page does not read, as the server does', () => {
    expect(languageAddress('/events', '?utm=x&page=2&q=kor', 'nn')).toBe('/nn/events?q=kor&page=2');
    expect(languageAddress('/about', '?page=2', 'en')).toBe('/en/about');
    expect(languageAddress('/', '', 'en')).toBe('/en');
  });

  test('takes the whole address along as soon as a user reaches for it, also into a new tab', () => {
    window.history.replaceState(null, '', '/events/1/edit?step=media#picture');
    renderInPortal(<Shell />, { address: '/events/1/edit?step=media' });
    const link = screen.getAllByText('Nynorsk').at(-1)?.closest('a');
    expect(link?.getAttribute('href')).toBe('/nn/events/1/edit');
    if (link) fireEvent.pointerDown(link, { button: 1 });
    expect(link?.getAttribute('href')).toBe('/nn/events/1/edit?step=media#picture');
    expect(localStorage.getItem('nabolag:language')).toBeNull();
    window.history.replaceState(null, '', '/');
  });

  test('stores the language', () => {
    renderInPortal(<Shell />);
    const link = screen.getAllByText('Nynorsk').at(-1);
    link?.addEventListener('click', (event) => event.preventDefault());
    if (link) fireEvent.click(link);
    expect(document.cookie).toContain('nabolag-language=nn');
  });
});

describe('SHL-09 consent', () => {
  test('is asked for once, kept, and can be changed from the footer', async () => {
    renderInPortal(<Shell />);
    fireEvent.click(await screen.findByRole('button', { name: 'Avvis' }));
    expect(screen.queryByRole('button', { name: 'Godta' })).toBeNull();
    expect(document.cookie).toContain('clarityConsent=false');
    expect(document.querySelector('script[data-analytics]')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Endre samtykke' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Godta' }));
    expect(document.cookie).toContain('clarityConsent=true');
  });

  test('D-23 a yes loads nothing where nobody measures', async () => {
    renderInPortal(<Shell />);
    fireEvent.click(await screen.findByRole('button', { name: 'Godta' }));
    expect(document.cookie).toContain('clarityConsent=true');
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('SHL-06 offline', () => {
  test('says so, and stops saying so when the connection is back', async () => {
    renderInPortal(<Shell />);
    await screen.findByRole('button', { name: 'Godta' });
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('Det mangler tilgang til internett')).toBeTruthy();
    connection.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Det mangler tilgang til internett')).toBeNull());
  });
});
