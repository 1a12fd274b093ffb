import { useState } from 'react';
import { addFilter, type Filter, filterNamed } from '#features/filters/rules.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { DATE_FILTER, EVENT_FILTERS } from '../filters.ts';
import { filterTexts } from '../texts/filters/token.ts';
import styles from './filter-form.module.css';

type FilterDatesProps = {
  filters: readonly Filter[];
  onChange: (next: readonly Filter[]) => void;
};

/** The first and the last day, both included. */
export function FilterDates({ filters, onChange }: FilterDatesProps) {
  const texts = useTexts(filterTexts);
  const { from = null, to = null } = filterNamed(filters, DATE_FILTER) ?? {};
  /** Text that is not a day stays in its field and filters nothing. */
  const [typed, setTyped] = useState<{ from?: string | undefined; to?: string | undefined }>({});

  function change(end: 'from' | 'to', text: string | null) {
    const isUnread = text !== null && !isDay(text);
    setTyped({ ...typed, [end]: isUnread ? text : undefined });
    if (isUnread) return;
    const days = { from, to, [end]: text };
    const isTurned = days.from !== null && days.to !== null && days.from > days.to;
    const { group, key, kind } = DATE_FILTER;
    onChange(addFilter(filters, { group, key, kind, ...(isTurned ? { from: text, to: text } : days) }, EVENT_FILTERS));
  }

  return (
    <div className={styles.dates}>
      <DateField
        label={texts.from}
        name="start_at"
        value={typed.from ?? from}
        onChange={(text) => change('from', text)}
      />
      <DateField label={texts.to} name="end_at" value={typed.to ?? to} onChange={(text) => change('to', text)} />
    </div>
  );
}
