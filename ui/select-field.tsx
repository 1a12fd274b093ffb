import { type ComponentPropsWithRef, useId } from 'react';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'className'> & FieldTexts;

/** The children are `<option>` elements. */
export function SelectField({ label, hint, help, error, id, children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} help={help} error={error}>
      <select {...rest} {...describeField(fieldId, { error, help })} id={fieldId} className="ds-input">
        {children}
      </select>
    </FieldFrame>
  );
}
