import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './checkbox-field.module.css';
import { describeField } from './describe-field.ts';

type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** A switch is for what takes effect at once, a checkbox for what is sent with a form. */
  kind?: 'checkbox' | 'radio' | 'switch';
};

export function CheckboxField({ label, help, error, kind = 'checkbox', id, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field} data-kind={kind}>
      <label className={styles.line} htmlFor={fieldId}>
        <input
          {...rest}
          {...describeField(fieldId, { error, help })}
          id={fieldId}
          className="ds-input"
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
        />
        <span>{label}</span>
      </label>
      {help === undefined ? null : (
        <div id={`${fieldId}-help`} className={styles.help}>
          {help}
        </div>
      )}
      {error === undefined ? null : (
        <p id={`${fieldId}-error`} className="ds-validation-message">
          {error}
        </p>
      )}
    </div>
  );
}
