import { type ComponentPropsWithRef, useId } from 'react';
import { describeField } from '#ui/describe-field.ts';
import { FieldFrame, type FieldTexts } from '#ui/field-frame.tsx';
import styles from './username-field.module.css';

type UsernameFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> &
  FieldTexts & {
    /** Puts +47 in front. */
    isPhone?: boolean;
    /** What the person signs in with; both where either will do. */
    kind?: 'email' | 'phone' | 'both';
  };

const MANNERS = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  both: { type: 'text', inputMode: 'email', autoComplete: 'username' },
} as const;

export function UsernameField({
  label,
  hint,
  help,
  error,
  id,
  isPhone = false,
  kind = 'both',
  ...rest
}: UsernameFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} help={help} error={error}>
      <div className={styles.box} data-phone={isPhone || undefined}>
        {isPhone ? <span className={styles.prefix}>+47</span> : null}
        <input
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          {...MANNERS[kind]}
          {...rest}
          {...describeField(fieldId, { error, help })}
          id={fieldId}
          className="ds-input"
        />
      </div>
    </FieldFrame>
  );
}
