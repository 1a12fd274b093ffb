import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-field.module.css';
import { TextField } from './text-field.tsx';

type CopyFieldProps = {
  label: string;
  value: string;
  texts: { copy: string; copied: string; copy_failed: string };
  /** Of the button, where there are several of them. */
  buttonLabel?: string;
};

/** To be copied with the button, or by hand where the browser does not let us. */
export function CopyField({ label, value, texts, buttonLabel }: CopyFieldProps) {
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
        <TextField ref={fieldRef} label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
        <Button variant="secondary" aria-label={buttonLabel} onClick={copy}>
          {texts.copy}
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {outcome && texts[outcome]}
      </p>
    </>
  );
}
