import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-field.module.css';

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'className'> &
  FieldTexts & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'number' | 'date' | 'time' | 'datetime-local';
    /** Inside the field, after what is typed: 'kr', or a button that shows the password. */
    suffix?: ReactNode;
    /** As wide as what belongs in it: a postal code is not a sentence. */
    width?: 'short' | 'medium' | 'full';
  };

export function TextField({
  label,
  hint,
  help,
  error,
  id,
  type = 'text',
  suffix,
  width = 'full',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = (
    <input {...rest} {...describeField(fieldId, { error, help })} id={fieldId} type={type} className="ds-input" />
  );
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} help={help} error={error} className={styles[width]}>
      {suffix === undefined ? (
        input
      ) : (
        <div className={styles.withSuffix}>
          {input}
          <div className={styles.suffix}>{suffix}</div>
        </div>
      )}
    </FieldFrame>
  );
}
