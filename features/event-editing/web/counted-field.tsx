import type { ChangeEvent } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formTexts } from '../texts/form/token.ts';
import styles from './counted-field.module.css';

type CountedFieldProps = {
  id: string;
  label: string;
  help: string;
  value: string;
  /** More can be typed: it is kept and counted, and said to be too much. */
  most: number;
  error: string | undefined;
  onChange: (value: string) => void;
  isLong?: boolean;
  isRequired?: boolean;
};

/** A text with a limit, and how much of it is left. */
export function CountedField({ help, value, most, onChange, isLong, isRequired, ...rest }: CountedFieldProps) {
  const { info: texts } = useTexts(formTexts);
  // As the database counts them: an emoji is one.
  const left = most - [...value].length;
  const shared = {
    ...rest,
    value,
    required: isRequired ?? false,
    help: (
      <span className={styles.help}>
        <span>{help}</span>
        <span className={styles.count} data-over={left < 0 || undefined}>
          {left < 0 ? texts.over(-left) : texts.left(left)}
        </span>
      </span>
    ),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.currentTarget.value),
  };
  return isLong ? <TextAreaField rows={6} {...shared} /> : <TextField autoComplete="off" {...shared} />;
}
