import { describe, expect, test } from 'vitest';
import { canBeAskedFor, lackOn, type StoredStamp, stampDateFaults, stampStatus } from './rules.ts';

const TODAY = '2026-06-15';

describe('CER-02 what a stamp is today', () => {
  const active = (start_at: string | null, end_at: string | null): StoredStamp => ({
    status: 'active',
    start_at,
    end_at,
  });

  test.each([
    ['2026-06-15', '2026-06-15', 'active'],
    ['2026-06-16', '2026-06-20', 'not_active_yet'],
    ['2026-01-01', '2026-06-14', 'expired'],
    [null, null, 'active'],
  ] as const)('CER-02 one that was accepted, from %s until %s, is %s', (start_at, end_at, status) => {
    expect(stampStatus(active(start_at, end_at), TODAY)).toBe(status);
  });

  test('CER-02 what waits for an answer, or is turned off, says so whatever the days are', () => {
    expect(stampStatus({ status: 'requested', start_at: null, end_at: null }, TODAY)).toBe('requested');
    expect(stampStatus({ ...active('2026-01-01', '2026-02-01'), status: 'disabled' }, TODAY)).toBe('disabled');
    expect(stampStatus({ ...active('2026-07-01', '2026-08-01'), status: 'not_accepted' }, TODAY)).toBe('not_accepted');
  });

  test('CER-05 an offer that nobody answered has run out with its last day', () => {
    expect(stampStatus({ ...active('2026-01-01', '2026-06-14'), status: 'not_accepted' }, TODAY)).toBe('expired');
  });
});

describe('CER-04 the days of a stamp', () => {
  const faults = (start_at: string | null, end_at: string | null, before?: { start_at: string; end_at: string }) =>
    stampDateFaults({ start_at, end_at, forever: false }, { today: TODAY, before: before ?? null });

  test('CER-04 both are asked for, and neither lies in the past', () => {
    expect(faults(null, null)).toEqual({ start_at: 'date_required', end_at: 'date_required' });
    expect(faults('2026-06-14', '2026-06-14')).toEqual({ start_at: 'date_in_past', end_at: 'date_in_past' });
    expect(faults('2026-06-15', '2026-06-15')).toEqual({});
  });

  test('CER-04 the end comes after the beginning', () => {
    expect(faults('2026-06-20', '2026-06-19')).toEqual({ end_at: 'start_after_end' });
  });

  test('CER-04 what holds forever needs no days', () => {
    expect(stampDateFaults({ start_at: null, end_at: null, forever: true }, { today: TODAY })).toEqual({});
  });

  test('CER-04 a beginning that stands there already may have passed, another one may not', () => {
    const before = { start_at: '2026-01-01', end_at: '2026-06-30' };
    expect(faults('2026-01-01', '2026-12-31', before)).toEqual({});
    expect(faults('2026-01-02', '2026-12-31', before)).toEqual({ start_at: 'date_in_past' });
  });
});

describe('BEY-10 why a user does not hold what is asked for', () => {
  const days = { day: '2026-07-01', today: TODAY };
  const stamp = (own: Partial<StoredStamp>): StoredStamp => ({
    status: 'active',
    start_at: null,
    end_at: null,
    ...own,
  });

  test.each([
    ['none', undefined],
    ['ran_out', stamp({ start_at: '2026-01-01', end_at: '2026-06-14' })],
    ['asked', stamp({ status: 'requested' })],
    ['offered', stamp({ status: 'not_accepted' })],
    ['turned_off', stamp({ status: 'disabled' })],
    ['other_day', stamp({ start_at: '2026-01-01', end_at: '2026-06-30' })],
    ['other_day', stamp({ start_at: '2026-07-02', end_at: '2026-12-31' })],
    [null, stamp({ start_at: '2026-07-01', end_at: '2026-07-01' })],
  ] as const)('BEY-10 %s', (lack, given) => {
    expect(lackOn(given ? [given] : [], given, days)).toBe(lack);
  });

  test('BEY-10 one from another giver counts, and only what is missing or over can be asked for', () => {
    expect(lackOn([stamp({}), stamp({ status: 'requested' })], stamp({ status: 'requested' }), days)).toBeNull();
    expect((['none', 'ran_out', 'asked', 'offered', 'turned_off', 'other_day'] as const).filter(canBeAskedFor)).toEqual(
      ['none', 'ran_out'],
    );
  });
});
