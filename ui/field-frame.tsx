import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';
import styles from './field-frame.module.css';

export type FieldTexts = {
  label: string;
  /** Beside the label: 'valgfritt'. */
  hint?: string | undefined;
  /** Below the field, before anything has gone wrong. */
  help?: ReactNode;
  /** Below the field, in words: what is wrong and how to put it right. */
  error?: string | undefined;
};

type FieldFrameProps = FieldTexts & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, field, error, help below. The ids come from `describeField`. */
export function FieldFrame({ id, label, hint, help, error, className, children }: FieldFrameProps) {
  return (
    <div className={joinClassNames('ds-field', styles.field, className)}>
      <label className="ds-label" htmlFor={id}>
        {label}
        {hint === undefined ? null : <span className={styles.hint}> ({hint})</span>}
      </label>
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="ds-validation-message">
          {error}
        </p>
      )}
      {help === undefined ? null : (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  );
}
