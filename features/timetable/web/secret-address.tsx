import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './secret-address.module.css';
import { useTimetableTexts } from './use-timetable-texts.ts';

/** To be copied with the button, or by hand where the browser does not let us. */
export function SecretAddress({ value }: { value: string }) {
  const texts = useTimetableTexts().address;
  const fieldRef = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copy_failed' | null>(null);

  async function copy() {
    fieldRef.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('copy_failed');
    }
  }

  return (
    <>
      <div className={styles.row}>
        <TextField
          ref={fieldRef}
          label={texts.label}
          value={value}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button variant="secondary" onClick={copy}>
          {texts.copy}
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {outcome && texts[outcome]}
      </p>
    </>
  );
}
