import { type ReactNode, useId } from 'react';
import { describeField } from './describe-field.ts';
import styles from './field-group.module.css';

type FieldGroupProps = {
  id?: string;
  legend: string;
  /** Beside the legend: 'valgfritt'. */
  hint?: string;
  help?: ReactNode;
  error?: string | undefined;
  /** `large` begins a part of a form, `label` is a question with several boxes. */
  look?: 'label' | 'large';
  children: ReactNode;
};

/** Fields that answer one question together. */
export function FieldGroup({ id, legend, hint, help, error, look = 'label', children }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const { 'aria-describedby': describedBy } = describeField(groupId, { error, help });
  return (
    <fieldset id={groupId} className={styles.group} data-look={look} aria-describedby={describedBy} tabIndex={-1}>
      <legend className={styles.legend}>
        {legend}
        {hint === undefined ? null : <span className={styles.hint}> ({hint})</span>}
      </legend>
      {help === undefined ? null : (
        <div id={`${groupId}-help`} className={styles.help}>
          {help}
        </div>
      )}
      <div className={styles.content}>{children}</div>
      {error === undefined ? null : (
        <p id={`${groupId}-error`} className="ds-validation-message">
          {error}
        </p>
      )}
    </fieldset>
  );
}
