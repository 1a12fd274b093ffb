import { type ChangeEvent, type ClipboardEvent, type ComponentPropsWithRef, useId } from 'react';
import { maskText } from '#platform/contract/masks.ts';
import styles from './code-field.module.css';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type CodeFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'value' | 'onChange' | 'onPaste'> &
  FieldTexts & {
    /** As shown: 000-000. */
    value: string;
    onValueChange: (value: string) => void;
  };

const MASK = '000-000';

/** Six digits that a user has been sent. Takes them however they come: typed, pasted, or filled in by the phone. */
export function CodeField({ label, hint, help, error, id, value, onValueChange, ...rest }: CodeFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;

  function show(input: HTMLInputElement, text: string) {
    const masked = findCode(text) ?? maskText(MASK, text);
    const caret = caretAfter(masked, digitsIn(text.slice(0, input.selectionStart ?? text.length)));
    // Before React does: what it finds in place it leaves alone, and the caret stays where a user is typing.
    input.value = masked;
    input.setSelectionRange(caret, caret);
    onValueChange(masked);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const code = findCode(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    show(event.currentTarget, code);
  }

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} help={help} error={error} className={styles.field}>
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        {...rest}
        {...describeField(fieldId, { error, help })}
        id={fieldId}
        type="text"
        className="ds-input"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => show(event.currentTarget, event.currentTarget.value)}
        onPaste={handlePaste}
      />
    </FieldFrame>
  );
}

/** The code in a whole message, among other numbers in it: '482193', '482-193' or '482 193'. */
function findCode(text: string): string | null {
  const [, first, second] = /(?<![\d-])(\d{3})[- ]?(\d{3})(?![\d-])/.exec(text) ?? [];
  return first && second ? `${first}-${second}` : null;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Where the caret stands behind so many digits. */
function caretAfter(masked: string, digits: number): number {
  let position = 0;
  for (let left = digits; left > 0 && position < masked.length; position += 1) {
    if (masked[position] !== '-') left -= 1;
  }
  return position;
}
