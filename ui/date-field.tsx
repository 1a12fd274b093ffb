import { CalendarIcon } from '@navikt/aksel-icons';
import { type ReactNode, useRef, useState } from 'react';
import { inputDate, weekdayDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayIn, isDay, wholeDayIn } from '#platform/language/typed-day.ts';
import { useTexts } from '#platform/web/language.tsx';
import styles from './date-field.module.css';
import { TextField } from './text-field.tsx';

type DateFieldProps = {
  id?: string;
  label: string;
  /** Beside the label: 'valgfritt'. */
  hint?: string;
  help?: string;
  /** 'YYYY-MM-DD', or what was typed and is no day. The field says so; the form must not be sent with it. */
  value: string | null;
  onChange: (value: string | null) => void;
  name?: string;
  autoComplete?: string;
  /** What the form has to say about it, when what was typed is a date. */
  error?: string | undefined;
  /** 'YYYY-MM-DD': no day before it can be picked. */
  earliest?: string;
  /** 'YYYY-MM-DD': no day after it can be picked, and a year of two digits is not meant to be after it. */
  latest?: string;
};

/** I18-05: a day, typed in any of the ways that people write one, or picked in the browser's own calendar. */
export function DateField({ value, onChange, label, help, error, earliest, latest, ...rest }: DateFieldProps) {
  const moments = useTexts(momentTexts);
  const pickerRef = useRef<HTMLInputElement>(null);
  /** What is being typed: it is not touched before the field is left. */
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? shownText(value);
  const day = draft === null ? (value && isDay(value) ? value : null) : wholeDayIn(draft);
  const isWrong = draft === null && text !== '' && day === null;

  function type(typed: string) {
    setDraft(typed);
    onChange(wholeDayIn(typed) ?? (typed.trim() || null));
  }

  function finish() {
    if (draft === null) return;
    setDraft(null);
    const meant = dayIn(draft, latest);
    if (meant && meant !== value) onChange(meant);
  }

  return (
    <div className={styles.field}>
      <TextField
        {...rest}
        label={label}
        help={describe(day && weekdayDate(day, moments), help)}
        inputMode="decimal"
        autoComplete={rest.autoComplete ?? 'off'}
        placeholder={moments.date_form}
        maxLength={MAX_TYPED_LENGTH}
        value={text}
        error={isWrong ? moments.no_date(text) : error}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          // The form that is sent with Enter is not left first.
          if (event.key === 'Enter') finish();
        }}
        suffix={
          <button
            type="button"
            className={styles.pick}
            aria-label={moments.pick_date(label)}
            onClick={() => pickerRef.current?.showPicker()}
          >
            <CalendarIcon aria-hidden />
          </button>
        }
      />
      <input
        ref={pickerRef}
        className={styles.picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={earliest}
        max={latest}
        value={day ?? ''}
        onChange={(event) => {
          setDraft(null);
          onChange(event.currentTarget.value || null);
        }}
      />
    </div>
  );
}

const MAX_TYPED_LENGTH = 20;

const shownText = (value: string | null): string => (value && isDay(value) ? inputDate(value) : (value ?? ''));

/** What was understood, told as it is typed. */
const describe = (understood: string | null, help: string | undefined): ReactNode => (
  <>
    <span aria-live="polite" className={styles.understood}>
      {understood}
    </span>
    {help}
  </>
);
