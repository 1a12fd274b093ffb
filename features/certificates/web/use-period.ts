import { useState } from 'react';
import { shortDate } from '#platform/language/dates.ts';
import { type StampDates, stampDateFaults } from '../rules.ts';

type PeriodOptions = {
  now: Date;
  /** What stands there already, and may have passed. */
  before?: StampDates;
};

/** From when until when, as it is being chosen: what is wrong with it is told once a user has tried. */
export function usePeriod(id: string, { now, before }: PeriodOptions) {
  const today = shortDate(now);
  const [dates, setDates] = useState<StampDates>(before ?? { start_at: today, end_at: null, forever: false });
  const [hasTried, setHasTried] = useState(false);
  const found = stampDateFaults(dates, { today, before: before ?? null });

  /** Whether it can be sent; what is wrong first has the focus. */
  function isRight(): boolean {
    setHasTried(true);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
    return first === undefined;
  }
  return { dates, isRight, fields: { id, value: dates, faults: hasTried ? found : {}, today, onChange: setDates } };
}
