import { useRef, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { scannerTexts } from '../texts/token.ts';
import styles from './scan-desk.module.css';

const MAX_LENGTH = 20;

/** For a code that the camera cannot read. The field is emptied for the next one. */
export function DigitsForm({ onDigits }: { onDigits: (digits: string) => void }) {
  const texts = useTexts(scannerTexts);
  const [digits, setDigits] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.digits}
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.trim() === '') return fieldRef.current?.focus();
        onDigits(digits);
        setDigits('');
        fieldRef.current?.focus();
      }}
    >
      <TextField
        ref={fieldRef}
        label={texts.digits}
        hint={texts.digits_help}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={digits}
        onChange={(event) => setDigits(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {texts.check}
      </Button>
    </form>
  );
}
