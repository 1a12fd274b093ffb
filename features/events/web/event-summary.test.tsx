// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nb as moments } from '#platform/language/moments/nb.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { EventDetail } from '../contract.ts';
import { nb as event_detail } from '../texts/detail/nb.ts';
import { nb as events } from '../texts/nb.ts';
import { EventArticle } from './event-article.tsx';
import { EventSummary } from './event-summary.tsx';
import { SignUpDock } from './sign-up-dock.tsx';

const NOW = new Date('2026-11-15T12:00:00Z');
const ADDRESS = 'https://solvik.example/events/1';

const timesOf = (count: number, changes = {}): EventDetail['occurrences'] =>
  Array.from({ length: count }, (_, week) => ({
    id: `00000000-0000-4000-8000-00000000000${week}` as never,
    start_at: new Date(Date.parse('2026-11-19T16:30:00Z') + week * 7 * 86_400_000).toISOString(),
    end_at: new Date(Date.parse('2026-11-19T18:00:00Z') + week * 7 * 86_400_000).toISOString(),
    is_canceled: false,
    attendees_count: 16,
    waiting_count: 0,
    capacity: { max: 20 },
    ...changes,
  }));

const EVENT: EventDetail = {
  id: '0a0b0c0d-0000-4000-8000-000000000001' as EventDetail['id'],
  name: 'Åpen fotballtrening',
  lang: 'nb',
  thumbnail_url: null,
  start_at: '2026-11-19T16:30:00Z',
  end_at: '2026-11-19T18:00:00Z',
  venue: 'Solvik kunstgress',
  is_free: true,
  price_ore: null,
  is_volunteer: false,
  is_canceled: false,
  is_completed: false,
  is_published: true,
  is_recurring: true,
  occurrences_count: 9,
  attendees_count: 16,
  waiting_count: 0,
  capacity: { max: 20 },
  age_group: ['children'],
  municipalities: [{ id: '4601', name: 'Bergen' }],
  organization: { id: 'o', name: 'Solvik IL' },
  type: null,
  event_source: 'local',
  activity_id: null,
  distance: null,
  description: 'Kom som du er.',
  address: null,
  lat: 60,
  lng: 5,
  min_age: 8,
  max_age: 10,
  rrule: { frequency: 3, weekdays: ['TH'] },
  categories: [],
  organizer: { description: 'Bredde.', events_count: 3, website: null },
  accessibility: ['step_free'],
  keywords: [],
  source: null,
  contacts: [],
  documents: [],
  updated_at: '2026-11-01T00:00:00Z',
  occurrences: timesOf(9),
};

function Announced() {
  return useToasts().toasts.map(({ key, title }) => <output key={key}>{title}</output>);
}

function show(changes: Partial<EventDetail> = {}, logInHref: string | null = '/auth/get-started') {
  const event = { ...EVENT, ...changes };
  const signUp = { event, now: NOW, logInHref, otherHref: '/events' };
  render(
    <LanguageProvider locale="nb" texts={{ events, event_detail, moments }}>
      <ToastProvider>
        <EventArticle event={event} now={NOW} colour="1d6b5c" />
        <EventSummary
          {...signUp}
          address={ADDRESS}
          supportEmail="hjelp@solvik.example"
          organiserHref={event.organization && `/organisations/${event.organization.id}`}
        />
        <SignUpDock {...signUp} />
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
    expect(panel.getByRole('link', { name: 'Meld på' }).getAttribute('href')).toBe('/auth/get-started');
    expect(panel.getByRole('link', { name: 'Velg en annen dag' }).getAttribute('href')).toBe('#tider');
    expect(document.getElementById('tider')).not.toBeNull();
    expect(hasDock).toBe(true);
  });

  test('EVT-06 somebody who is logged in is told the truth, and what can be done now', () => {
    const { panel } = show({}, null);
    expect(panel.queryByRole('link', { name: 'Meld på' })).toBeNull();
    expect(panel.getByText(/kan ikke melde deg på her ennå\. Ta kontakt med Solvik IL/)).toBeDefined();
    expect(panel.getByRole('link', { name: 'Legg i kalenderen' })).toBeDefined();
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
    show({ rrule: { frequency: 3, weekdays: ['MO', 'WE', 'FR', 'XX'] } });
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
    expect(await screen.findByText('Vi fikk ikke kopiert lenken')).toBeDefined();
  });

  test('EVT-06 somebody who thinks better of sharing hears nothing', async () => {
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

  test('EVT-06 what is wrong goes to those who run the portal, with the address in it', () => {
    show();
    const report = new URL(screen.getByRole('link', { name: 'Meld fra om feil' }).getAttribute('href') ?? '');
    expect(report.protocol + report.pathname).toBe('mailto:hjelp@solvik.example');
    expect(decodeURIComponent(report.search)).toContain(ADDRESS);
    expect(report.search).not.toContain('+');
  });
});
