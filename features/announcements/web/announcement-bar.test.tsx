// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { Announcement } from '../contract.ts';
import { AnnouncementBar } from './announcement-bar.tsx';

afterEach(cleanup);

const show = (announcement: Partial<Announcement> = {}) =>
  render(
    <LanguageProvider locale="nb">
      <AnnouncementBar
        announcement={{
          id: '1',
          type: 'news',
          title: 'Svømmehallen stenger',
          body: 'Fra mandag, se https://solvik.example/hall for datoer.',
          is_dismissible: false,
          ...announcement,
        }}
      />
    </LanguageProvider>,
  );

describe('SHL-07 the announcement bar', () => {
  test('expands and collapses with a click', async () => {
    show();
    const toggle = screen.getByRole('button');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('true'));
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
  });

  test('a link inside does not collapse it', async () => {
    show();
    fireEvent.click(screen.getByRole('button'));
    const link = await screen.findByRole('link', { name: 'solvik.example/hall' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.getAttribute('href')).toBe('https://solvik.example/hall');
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
  });

  test('a critical one is named as important', () => {
    show({ type: 'critical' });
    expect(screen.getByRole('region', { name: 'Viktig melding' }).dataset.type).toBe('critical');
  });

  test('one that may be hidden is hidden, and stays so; others have no such button', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Skjul meldingen' })).toBeNull();
    cleanup();
    show({ is_dismissible: true });
    fireEvent.click(screen.getByRole('button', { name: 'Skjul meldingen' }));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    show({ is_dismissible: true });
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    show({ id: '2', is_dismissible: true });
    expect(screen.getByRole('region').textContent).toContain('Svømmehallen stenger');
  });

  test('markup in the text stays text', () => {
    show({ title: '<img src=x onerror=alert(1)>' });
    expect(document.querySelector('img')).toBeNull();
  });
});
