import { CalendarIcon } from '@navikt/aksel-icons';
import { useRef, useState } from 'react';
import { inputDate } from '#platform/language/date-forms.ts';
import styles from './date-field.module.css';
import { MaskedField } from './masked-field.tsx';

type DateFieldProps = {
  id?: string;
  label: string;
  /** Beside the label: 'valgfritt'. */
  hint?: string;
  /** 'YYYY-MM-DD' */
  value: string | null;
  onChange: (value: string | null) => void;
  name?: string;
  placeholder?: string;
  /** What the form has to say about it, when what was typed is a date. */
  error?: string | undefined;
  /** For what was typed and is no date. */
  wrongText: string;
  /** The name of the button that opens the browser's own calendar. */
  pickLabel: string;
  /** For forms that are saved: what is not a day yet is none, and the day before it is not kept behind the words. */
  isStrict?: boolean;
  /** 'YYYY-MM-DD': no day before it can be picked. */
  earliest?: string;
};

/** I18-05: a day, typed as DD/MM/YYYY or picked in the browser's own calendar. */
export function DateField({
  id,
  label,
  hint,
  value,
  onChange,
  name,
  placeholder,
  error,
  wrongText,
  pickLabel,
  isStrict = false,
  earliest,
}: DateFieldProps) {
  const pickerRef = useRef<HTMLInputElement>(null);
  /** What is being typed, until it is a day. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);

  function type(text: string) {
    const day = dayIn(text);
    setDraft(day || text === '' ? null : text);
    setIsLeft(false);
    if (day) onChange(day);
    else if (text === '' || (isStrict && value)) onChange(null);
  }

  return (
    <div className={styles.field}>
      <MaskedField
        mask="d0/M0/0000"
        label={label}
        value={draft ?? (value ? inputDate(value) : '')}
        onChange={type}
        onBlur={() => setIsLeft(true)}
        error={draft !== null && isLeft ? wrongText : error}
        {...(id && { id })}
        {...(hint && { hint })}
        {...(name && { name })}
        {...(placeholder && { placeholder })}
        suffix={
          <button
            type="button"
            className={styles.pick}
            aria-label={pickLabel}
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
        value={value ?? ''}
        onChange={(event) => {
          setDraft(null);
          onChange(event.currentTarget.value || null);
        }}
      />
    </div>
  );
}

function dayIn(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
