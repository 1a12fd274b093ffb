import { describe, expect, test } from 'vitest';
import { copiesOf, shiftOnDay } from '../rules.ts';
import { changedIn, draftOf, emptyDraft, faultsIn, periodIn, placesIn } from './shift-draft.ts';

const NOW = new Date('2026-03-10T11:00:00Z');
const EVENT = { start_at: '2026-03-14T09:00:00Z', end_at: '2026-03-14T12:00:00Z' };
const DRAFT = { name: 'Kiosk', day: '2026-03-14', start: '10:00', end: '12:00', places: '2', certificate: '' };
const faults = (changes: object, taken = 0, before: typeof EVENT | null = null) =>
  faultsIn({ ...DRAFT, ...changes }, { event: EVENT, now: NOW, taken, before });

describe('OCC-08 a shift as it is written', () => {
  test('OCC-08 day and clock in Oslo become a period; an earlier end is on the next day', () => {
    expect(periodIn(DRAFT)).toEqual({ start_at: '2026-03-14T09:00:00.000Z', end_at: '2026-03-14T11:00:00.000Z' });
    expect(periodIn({ ...DRAFT, day: '2026-03-28', start: '23:00', end: '06:00' })).toEqual({
      start_at: '2026-03-28T22:00:00.000Z',
      end_at: '2026-03-29T04:00:00.000Z',
    });
    expect(periodIn({ ...DRAFT, start: '1' })).toBeNull();
    expect(periodIn({ ...DRAFT, day: null })).toBeNull();
  });

  test('OCC-08 what is wrong is said at its field', () => {
    expect(faults({})).toEqual({});
    expect(faults({ day: null, start: '', end: '9', places: 'to' })).toEqual({
      day: 'day_required',
      start: 'time_required',
      end: 'time_required',
      places: 'places_wrong',
    });
    expect(faults({ end: '10:00' })).toEqual({ end: 'ends_before_start' });
    expect(faults({ day: '32.13.2026' })).toEqual({ day: 'day_required' });
    expect(faults({ day: '2026-03-09' })).toEqual({ day: 'in_past' });
    expect(faults({ day: '2026-09-09' })).toEqual({ day: 'too_far' });
    expect(faults({ places: '1' }, 2)).toEqual({ places: 'places_below' });
    expect(faults({ places: '' }, 2)).toEqual({});
    expect(faults({ places: '0' })).toEqual({ places: 'places_wrong' });
  });

  test('OCC-08 an end before the start is a night, or a slip that is told', () => {
    expect(faults({ start: '20:00', end: '02:00' })).toEqual({});
    expect(faults({ start: '20:00', end: '19:00' })).toEqual({ end: 'ends_before_start' });
  });

  test('OCC-08 what another user has changed meanwhile is named', () => {
    expect(changedIn(DRAFT, { ...DRAFT, day: '2026-03-15', places: '' })).toEqual([
      { field: 'day', value: '2026-03-15' },
      { field: 'places', value: '' },
    ]);
  });

  test('OCC-08 one that stays where it is may be anywhere', () => {
    const before = { start_at: '2026-09-09T08:00:00Z', end_at: '2026-09-09T10:00:00Z' };
    expect(faults({ day: '2026-09-09' }, 0, before)).toEqual({});
  });

  test('OCC-08 from a shift and back', () => {
    const shift = {
      id: 'a',
      name: 'Kiosk',
      ...EVENT,
      capacity: { max: null },
      users_count: 0,
      certificate: null,
      version: 1,
    };
    const draft = draftOf(shift);
    expect(draft).toEqual({
      name: 'Kiosk',
      day: '2026-03-14',
      start: '10:00',
      end: '13:00',
      places: '',
      certificate: '',
    });
    expect(placesIn(draft)).toBeNull();
    expect(emptyDraft(null)).toMatchObject({ day: null, start: '' });
  });
});

describe('OCC-08 copies', () => {
  test('OCC-08 the same time on the clock, across the change of clocks, and nothing twice', () => {
    const shift = { name: 'Kiosk', ...EVENT };
    expect(shiftOnDay(shift, '2026-03-29')).toEqual({
      start_at: '2026-03-29T08:00:00.000Z',
      end_at: '2026-03-29T11:00:00.000Z',
    });
    const days = ['2026-03-14', '2026-03-15', '2026-03-15'];
    expect(copiesOf([shift], days, [shift]).map(({ start_at }) => start_at)).toEqual(['2026-03-15T09:00:00.000Z']);
  });
});
