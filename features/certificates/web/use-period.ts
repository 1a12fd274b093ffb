import { useState } from 'react';
import type { Action } from '#features/identity/web/use-action.ts';
import type { FieldMessages } from '#features/portal/web/failure.ts';
import { shortDate } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { type StampDateFaults, type StampDates, stampDateFaults } from '../rules.ts';
import { type CertificateTexts, certificateTexts } from '../texts/token.ts';

type PeriodOptions = {
  now: Date;
  /** What stands there already, and may have passed. */
  before?: StampDates | null;
  /** What the server says about the dates is shown with them. */
  action: Pick<Action<void, unknown>, 'errors' | 'clearError'>;
};

/** From when until when, as it is being chosen: what is wrong with it is told once a user has tried. */
export function usePeriod(id: string, { now, before = null, action }: PeriodOptions) {
  const { period: texts } = useTexts(certificateTexts);
  const today = shortDate(now);
  const [dates, setDates] = useState<StampDates>(before ?? { start_at: today, end_at: null, forever: false });
  const [hasTried, setHasTried] = useState(false);
  const found = messagesFor(stampDateFaults(dates, { today, before }), texts);

  /** What keeps it from being sent. */
  function check(): FieldMessages {
    setHasTried(true);
    return found;
  }

  function change(chosen: StampDates) {
    setDates(chosen);
    for (const field of Object.keys(chosen)) action.clearError(field);
  }

  const errors = { ...action.errors, ...(hasTried && found) };
  return { dates, check, fields: { id, value: dates, errors, today, onChange: change } };
}

const WORDS = { date_required: 'required', date_in_past: 'in_past', start_after_end: 'before_start' } as const;

const messagesFor = (faults: StampDateFaults, texts: CertificateTexts['period']): FieldMessages =>
  Object.fromEntries(Object.entries(faults).map(([day, fault]) => [day, texts[WORDS[fault]]]));
