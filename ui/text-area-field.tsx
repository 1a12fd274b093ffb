import { type ComponentPropsWithRef, useId } from 'react';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'className'> & FieldTexts;

export function TextAreaField({ label, hint, help, error, id, rows = 4, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} help={help} error={error}>
      <textarea {...rest} {...describeField(fieldId, { error, help })} id={fieldId} rows={rows} className="ds-input" />
    </FieldFrame>
  );
}
