// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#platform/web/language.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { EventDetail } from '../contract.ts';
import { EventArticle } from './event-article.tsx';
import { EventSignUp } from './event-sign-up.tsx';
import { EventSummary } from './event-summary.tsx';
import { EVENT, NOW, timesOf } from './given-event.ts';
import { OccurrenceEnd } from './occurrence-end.tsx';
import { SignUpDock } from './sign-up-dock.tsx';

const ADDRESS = 'https://solvik.example/events/1';

function Announced() {
  return useToasts().toasts.map(({ key, title }) => <output key={key}>{title}</output>);
}

function show(changes: Partial<EventDetail> = {}, logInHref: string | null = '/auth/get-started') {
  const event = { ...EVENT, ...changes };
  const signUp = { event, now: NOW, logInHref, otherHref: '/events' };
  render(
    <LanguageProvider locale="nb">
      <ToastProvider>
        <EventArticle
          event={event}
          now={NOW}
          colour="1d6b5c"
          endOf={(occurrence, when) => (
            <OccurrenceEnd
              {...{ event, occurrence, now: NOW, when, logInHref: `${logInHref}?time=${occurrence.id}` }}
            />
          )}
        />
        <EventSummary
          event={event}
          now={NOW}
          signUp={<EventSignUp {...signUp} />}
          address={ADDRESS}
          report={event.source ? null : <button type="button">Meld fra</button>}
          supportEmail="hjelp@solvik.example"
          hrefOf={(organisation) => `/organisations/${organisation}`}
          organiserHref={event.organization && `/organisations/${event.organization.id}`}
        />
        <SignUpDock event={event} now={NOW} logInHref={logInHref} />
        <Announced />
      </ToastProvider>
    </LanguageProvider>,
  );
  const region = (name: string) => within(screen.getByRole('region', { name }));
  return {
    panel: region('Påmelding'),
    hasDock: screen.queryByRole('region', { name: 'Snarvei til påmelding' }) !== null,
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('EVT-06 the way in', () => {
  test('EVT-06 says in words how many places are left, and leads to the sign-in', () => {
    const { panel, hasDock } = show();
    expect(panel.getByText('4 plasser igjen')).toBeDefined();
    expect(panel.getByRole('progressbar').getAttribute('aria-label')).toBe('16 av 20 er påmeldt');
    expect(panel.getByRole('link', { name: 'Meld deg på' }).getAttribute('href')).toBe('/auth/get-started');
    expect(panel.getByRole('link', { name: 'Velg en annen dag' }).getAttribute('href')).toBe('#tider');
    expect(document.getElementById('tider')).not.toBeNull();
    expect(hasDock).toBe(true);
  });

  test('EVT-06 until it is known how it is for a user who is logged in, the button keeps its place', () => {
    const { panel } = show({}, null);
    expect(panel.queryByRole('link', { name: 'Meld deg på' })).toBeNull();
    expect(panel.getByRole('button', { name: /Meld deg på/ }).getAttribute('aria-busy')).toBe('true');
  });

  test('EVT-06 each time has a way in of its own, which names it', () => {
    show();
    const link = screen.getByRole('link', { name: 'Meld deg på: Torsdag 26. november, 17:30–19:00' });
    expect(link.getAttribute('href')).toBe('/auth/get-started?time=00000000-0000-4000-8000-000000000001');
  });

  test('OCC-05 what has no sign-up, or no more, says so and has no button', () => {
    const without = show({ has_sign_up: false });
    expect(without.panel.getByText('Du trenger ikke melde deg på')).toBeDefined();
    expect(without.panel.queryByRole('link', { name: 'Meld deg på' })).toBeNull();
    expect(without.panel.queryByRole('progressbar')).toBeNull();
    cleanup();
    const closed = show({ sign_up_closes_minutes: 60 * 24 * 7 });
    expect(closed.panel.getByText('Påmeldingen er stengt')).toBeDefined();
    expect(closed.panel.queryByRole('link', { name: 'Meld deg på' })).toBeNull();
    // The second time is more than a week away.
    expect(screen.getByRole('link', { name: /^Meld deg på: Torsdag 26\. november/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Meld deg på: Torsdag 19\. november/ })).toBeNull();
  });

  test('OCC-04 a full one without a waiting list lets nobody wait', () => {
    const { panel } = show({ attendees_count: 20, has_waiting_list: false });
    expect(panel.getByText('Alle plassene er tatt, og det er ingen venteliste.')).toBeDefined();
    expect(panel.queryByRole('link', { name: 'Sett meg på venteliste' })).toBeNull();
  });

  test('BEY-02 before the lots are drawn, everybody can take part, full or not; it says when that is', () => {
    const { panel } = show({ waiting_policy: 'lottery', lottery_hours: 24, attendees_count: 20 });
    expect(panel.getByRole('link', { name: 'Bli med i trekningen' })).toBeDefined();
    expect(panel.getByText(/^Plassene trekkes onsdag 18\. november, 17:30\./)).toBeDefined();
    cleanup();
    const drawn = show({ waiting_policy: 'lottery', lottery_hours: 720, attendees_count: 20 });
    expect(drawn.panel.getByRole('link', { name: 'Sett meg på venteliste' })).toBeDefined();
  });

  test('EVT-06 I18-08 it says until when one can leave', () => {
    const { panel } = show({ leave_closes_minutes: 120 });
    expect(panel.getByText('Du kan melde deg av fram til 19 nov 15:30.')).toBeDefined();
  });

  test('EVT-03 a draft tells those who see it that nobody else does', () => {
    const { panel, hasDock } = show({ is_published: false });
    expect(panel.getByText('Kladd')).toBeDefined();
    expect(panel.queryByRole('link', { name: 'Meld deg på' })).toBeNull();
    expect(hasDock).toBe(false);
  });

  test('EVT-06 volunteers join in; a full one has a waiting list', () => {
    expect(show({ is_volunteer: true }).panel.getByRole('link', { name: 'Bli med' })).toBeDefined();
    cleanup();
    const { panel } = show({ attendees_count: 20, waiting_count: 2 });
    expect(panel.getByText('Fullt – venteliste')).toBeDefined();
    expect(panel.getByText('2 på venteliste')).toBeDefined();
    expect(panel.getByRole('link', { name: 'Sett meg på venteliste' })).toBeDefined();
  });

  test.each<[string, Partial<EventDetail>, string]>([
    ['cancelled', { is_canceled: true }, 'Avlyst'],
    ['completed', { is_completed: true }, 'Fullført oppdrag'],
    [
      'over',
      { start_at: '2026-11-01T10:00:00Z', end_at: '2026-11-01T11:00:00Z', occurrences: [] },
      'Tidligere aktivitet',
    ],
    ['never set up', { start_at: null, end_at: null, occurrences: [] }, 'Tidligere aktivitet'],
  ])('EVT-03 one that is %s says so and lets nobody in', (_name, changes, words) => {
    const { panel, hasDock } = show(changes);
    expect(panel.getByText(words)).toBeDefined();
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(['Finn noe annet']);
    expect(hasDock).toBe(false);
  });

  test('EVT-07 an imported one is signed up for where it comes from, logged in or not', () => {
    const source = { name: 'Den Norske Turistforening', url: 'https://www.dnt.no/aktiviteter/1/' };
    for (const logInHref of ['/auth/get-started', null]) {
      const { panel } = show({ source, organization: null, organizer: null, event_source: 'dnt' }, logInHref);
      const link = panel.getByRole('link', { name: 'Meld deg på hos Den Norske Turistforening' });
      expect(link.getAttribute('href')).toBe(source.url);
      cleanup();
    }
  });
});

describe('EVT-06 the words', () => {
  test('EVT-05 tells the rhythm and the next time', () => {
    show();
    expect(screen.getByText('Hver torsdag · neste torsdag 19. november, 17:30')).toBeDefined();
    cleanup();
    show({ rrule: { frequency: 3, weekdays: ['FR', 'MO', 'XX', 'WE'] } });
    expect(screen.getByText(/^Hver mandag, onsdag og fredag · /)).toBeDefined();
    cleanup();
    show({ rrule: { frequency: 4 } });
    expect(screen.getByText(/^Flere tider · /)).toBeDefined();
  });

  test('EVT-06 lists every time with its state, the later ones behind a word', () => {
    show({
      occurrences: [
        ...timesOf(1),
        ...timesOf(1, { id: 'full', attendees_count: 20 }),
        ...timesOf(1, { id: 'off', is_canceled: true }),
      ],
    });
    const states = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(states.filter((text) => /19\. november/.test(text ?? ''))).toMatchObject([
      expect.stringContaining('4 plasser igjen'),
      expect.stringContaining('Fullt – venteliste'),
      expect.stringContaining('Avlyst'),
    ]);
    expect(screen.queryByText(/Vis alle/)).toBeNull();
    cleanup();
    show();
    expect(screen.getByText('Vis alle 9 gangene')).toBeDefined();
  });

  test('EVT-06 a price that nobody has told is not called free', () => {
    show({ is_free: false, price_ore: null });
    expect(screen.getByText('Se hos arrangøren')).toBeDefined();
    expect(screen.queryByText('Gratis')).toBeNull();
  });

  test('BEY-19 accessibility is told where it is known, and nowhere else', () => {
    show();
    expect(screen.getByText('Trinnfri adkomst')).toBeDefined();
    cleanup();
    show({ accessibility: [] });
    expect(screen.queryByText('Tilgjengelighet')).toBeNull();
  });
});

describe('EVT-06 passing it on', () => {
  const shareButton = () => screen.getByRole('button', { name: 'Del' });

  test('EVT-06 shares with what the device has', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share });
    show();
    fireEvent.click(shareButton());
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Åpen fotballtrening', url: ADDRESS }));
  });

  test('EVT-06 else copies the link and says so; when that fails it says that', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show();
    fireEvent.click(shareButton());
    expect(await screen.findByText('Lenken er kopiert')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
    cleanup();
    vi.stubGlobal('navigator', {});
    show();
    fireEvent.click(shareButton());
    expect(await screen.findByText('Vi klarte ikke å kopiere lenken')).toBeDefined();
  });

  test('EVT-06 a user who thinks better of sharing hears nothing', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    vi.stubGlobal('navigator', { share });
    show();
    fireEvent.click(shareButton());
    await waitFor(() => expect(share).toHaveBeenCalled());
    await Promise.resolve();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('EVT-06 the organiser’s name leads to its page; one that has none here is only named', () => {
    show();
    expect(screen.getByRole('link', { name: 'Solvik IL' }).getAttribute('href')).toBe('/organisations/o');
    cleanup();
    const source = { name: 'DNT', url: 'https://dnt.example/1' };
    show({ source, organization: null, organizer: null, event_source: 'dnt' });
    expect(screen.getByText('DNT', { selector: 'strong' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'DNT' })).toBeNull();
  });

  test('EVT-06 what is wrong is reported in one way: of what is not ours, to those who run the portal', () => {
    show();
    expect(screen.getByRole('button', { name: 'Meld fra' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Meld fra om feil' })).toBeNull();
    cleanup();
    show({ source: { name: 'DNT', url: 'https://dnt.example/1' }, organization: null, event_source: 'dnt' });
    const report = new URL(screen.getByRole('link', { name: 'Meld fra om feil' }).getAttribute('href') ?? '');
    expect(report.protocol + report.pathname).toBe('mailto:hjelp@solvik.example');
    expect(decodeURIComponent(report.search)).toContain(ADDRESS);
    expect(report.search).not.toContain('+');
  });
});
