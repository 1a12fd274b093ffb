import type { ChangeEvent, ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react';
import { inputTypeOf, showEdit, type TextEdit } from './text-edit.ts';
import { TextField } from './text-field.tsx';
import { clearTime, finishTime, stepTime, typeTime } from './time-edit.ts';

type TimeFieldProps = Omit<
  ComponentPropsWithRef<typeof TextField>,
  'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'type' | 'maxLength'
> & {
  /** 'HH:mm', or less while it is being written: only five characters are a time. */
  value: string;
  onChange: (value: string) => void;
};

/** VAL-02: hours and minutes, written, pasted or counted with the arrow keys. */
export function TimeField({ value, onChange, onBlur, ...rest }: TimeFieldProps) {
  function show(input: HTMLInputElement, edit: TextEdit) {
    showEdit(input, edit);
    if (edit.text !== value) onChange(edit.text);
  }

  function handleChange({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const caret = caretOf(input);
    const inputType = inputTypeOf(nativeEvent);
    const isDeleting = inputType.startsWith('delete') && value !== '';
    const edit = isDeleting
      ? clearTime(value, input.value, caret, inputType.endsWith('Forward'))
      : typeTime(input.value, caret);
    show(input, edit);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || rest.readOnly) return;
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(event.currentTarget, stepTime(value, caretOf(event.currentTarget), step));
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const finished = finishTime(value);
    if (finished !== value) onChange(finished);
    onBlur?.(event);
  }

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      width="short"
      {...rest}
      value={value}
      onChange={handleChange}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    />
  );
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowUp: 1, ArrowDown: -1 };

const caretOf = (input: HTMLInputElement): number => input.selectionStart ?? input.value.length;
