import { addFilter, type Filter, filterNamed } from '#features/filters/rules.ts';
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
  function choose(days: { from: string | null; to: string | null }) {
    const { group, key, kind } = DATE_FILTER;
    onChange(addFilter(filters, { group, key, kind, ...days }, EVENT_FILTERS));
  }
  const common = { placeholder: texts.date_form, wrongText: texts.wrong_date };
  return (
    <div className={styles.dates}>
      <DateField
        {...common}
        label={texts.from}
        name="start_at"
        pickLabel={texts.pick_from}
        value={from}
        onChange={(day) => choose({ from: day, to: to && day && to < day ? day : to })}
      />
      <DateField
        {...common}
        label={texts.to}
        name="end_at"
        pickLabel={texts.pick_to}
        value={to}
        onChange={(day) => choose({ from: from && day && from > day ? day : from, to: day })}
      />
    </div>
  );
}
