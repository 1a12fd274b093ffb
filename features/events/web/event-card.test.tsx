// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { EventCard as EventCardData } from '../contract.ts';
import { EventCard } from './event-card.tsx';

afterEach(cleanup);

const NOW = new Date('2026-11-16T12:00:00Z');
const EVENT = {
  id: '0b0f4f6e-0000-4000-8000-000000000001',
  name: 'Åpen hall',
  lang: 'nb',
  thumbnail_url: '/picture.svg',
  start_at: '2026-11-20T17:00:00Z',
  end_at: '2026-11-20T18:30:00Z',
  venue: 'Hallen',
  is_free: true,
  price_ore: null,
  is_volunteer: false,
  is_canceled: false,
  is_completed: false,
  is_published: true,
  is_recurring: false,
  rrule: null,
  occurrences_count: 1,
  attendees_count: 3,
  has_waiting_list: true,
  waiting_count: 0,
  capacity: { max: 10 },
  age_group: [],
  municipalities: [{ id: '4601', name: 'Bergen' }],
  organization: { id: '1', name: 'Laget' },
  type: { key: 'training', name: 'Trening' },
  event_source: 'local',
  activity_id: null,
  distance: null,
} as unknown as EventCardData;

function show(more: Partial<EventCardData>) {
  render(
    <LanguageProvider locale="nb">
      <EventCard event={{ ...EVENT, ...more }} href="/events/1" now={NOW} />
    </LanguageProvider>,
  );
  return screen.getByRole('article').textContent ?? '';
}

describe('a card', () => {
  test('EVT-02 tells what, when, where, who, for whom, how many places and how many people', () => {
    const text = show({});
    for (const fact of [
      'Åpen hall',
      '18:00–19:30',
      'Hallen · Bergen',
      'Laget · Trening',
      'Gratis',
      'Passer for alle',
      '7 ledige',
      '3 påmeldte',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test.each([
    [1, '1 km'],
    [1499, '1 km'],
    [1500, '2 km'],
    [12_400, '12 km'],
  ])('I18-06 %i metres away is %s', (distance, text) => {
    expect(show({ distance })).toContain(`Bergen · ${text}`);
  });

  test.each<[string, Partial<EventCardData>, string]>([
    ['EVT-03 cancelled', { is_canceled: true }, 'Avlyst'],
    ['EVT-03 completed', { is_completed: true }, 'Fullført oppdrag'],
    ['EVT-03 ended', { end_at: '2026-11-16T11:00:00Z' }, 'Tidligere aktivitet'],
    ['EVT-03 unpublished', { is_published: false }, 'Kladd'],
    ['EVT-04 popular', { attendees_count: 20, capacity: { max: 40 } }, 'Populær'],
    ['EVT-04 full', { attendees_count: 10 }, 'Fullt – venteliste'],
  ])('%s says so', (_, more, flag) => {
    expect(show(more)).toContain(flag);
  });

  test('EVT-04 where there is no waiting list, nobody is promised one', () => {
    const text = show({ attendees_count: 10, has_waiting_list: false });
    expect(text).toContain('Fullt');
    expect(text).not.toContain('venteliste');
    cleanup();
    expect(show({ attendees_count: 10, waiting_count: 3 })).toContain('3 på venteliste');
  });

  test('EVT-04 a full time of something that repeats is no reason to stop reading', () => {
    expect(show({ attendees_count: 10, is_recurring: true })).not.toContain('Fullt –');
  });

  test('EVT-05 a rhythm of its own has no time, but its weekdays', () => {
    const text = show({ is_recurring: true, rrule: { frequency: 4, weekdays: ['TH', 'MO'] } });
    expect(text).toContain('Mandag, torsdag');
    expect(text).not.toContain('18:00');
    cleanup();
    expect(show({ is_recurring: true, rrule: { frequency: 4 } })).toContain('Flere tider');
  });
});
