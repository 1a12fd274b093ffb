import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import type { Mask } from '#platform/contract/masks.ts';
import { maskEdit } from './mask-edit.ts';
import { inputTypeOf, showEdit } from './text-edit.ts';
import { TextField } from './text-field.tsx';

type MaskedFieldProps = Omit<
  ComponentPropsWithRef<typeof TextField>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> & {
  mask: Mask;
  value: string;
  onChange: (value: string) => void;
};

/** VAL-01: digits with what belongs between them, which nobody has to type and everybody may paste. */
export function MaskedField({ mask, value, onChange, ...rest }: MaskedFieldProps) {
  function handleChange({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const caret = input.selectionStart ?? input.value.length;
    const isDeletingForward = inputTypeOf(nativeEvent) === 'deleteContentForward';
    const edit = maskEdit(mask, input.value, caret, isDeletingForward);
    showEdit(input, edit);
    onChange(edit.text);
  }
  return <TextField inputMode="numeric" autoComplete="off" {...rest} value={value} onChange={handleChange} />;
}
