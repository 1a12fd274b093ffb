import { describe, expect, test } from 'vitest';
import type { EquipmentDay } from '../contract.ts';
import { canChoose, chooseDay, chooseHour, isFreeAllDays, lengthOfDays } from './chosen-days.ts';

const FRIDAY = '2026-12-11';
const SUNDAY = '2026-12-13';
const TUESDAY = '2026-12-22';
const only = (day: string) => ({ first: day, last: day });

describe('BEY-20 days that are chosen in the calendar', () => {
  test('BEY-20 the first press is the pick-up, the next the return, a third begins again', () => {
    const begun = chooseDay(null, FRIDAY, 7);
    expect(begun).toEqual(only(FRIDAY));
    const whole = chooseDay(begun, SUNDAY, 7);
    expect(whole).toEqual({ first: FRIDAY, last: SUNDAY });
    expect(lengthOfDays(whole)).toBe(3);
    expect(chooseDay(whole, '2026-12-14', 7)).toEqual(only('2026-12-14'));
  });

  test('BEY-20 a day before, or further away than it is lent, begins again', () => {
    expect(chooseDay(only(SUNDAY), FRIDAY, 7)).toEqual(only(FRIDAY));
    expect(chooseDay(only(FRIDAY), SUNDAY, 3)).toEqual({ first: FRIDAY, last: SUNDAY });
    expect(chooseDay(only(FRIDAY), SUNDAY, 2)).toEqual(only(SUNDAY));
    expect(chooseDay(only(FRIDAY), TUESDAY, 7)).toEqual(only(TUESDAY));
  });

  test('BEY-20 hours in the same way, within what is allowed', () => {
    expect(chooseHour({ first: 1, last: 1 }, 3, 3)).toEqual({ first: 1, last: 3 });
    expect(chooseHour({ first: 1, last: 1 }, 4, 3)).toEqual({ first: 4, last: 4 });
    expect(chooseHour({ first: 3, last: 3 }, 1, 3)).toEqual({ first: 1, last: 1 });
  });

  test('BEY-20 a day with none free, or one that is not known, is one for the queue', () => {
    const days = new Map<string, Pick<EquipmentDay, 'state' | 'free'>>([
      [FRIDAY, { state: 'free', free: 2 }],
      ['2026-12-12', { state: 'closed', free: 1 }],
      [SUNDAY, { state: 'free', free: 1 }],
    ]);
    const weekend = { first: FRIDAY, last: SUNDAY };
    expect(isFreeAllDays(weekend, days)).toBe(true);
    expect(isFreeAllDays({ first: FRIDAY, last: '2026-12-14' }, days)).toBe(false);
    expect(isFreeAllDays(weekend, days.set(SUNDAY, { state: 'full', free: 0 }))).toBe(false);
    expect(canChoose({ state: 'full', free: 0 })).toBe(true);
    expect(canChoose({ state: 'closed', free: 3 })).toBe(false);
  });
});
