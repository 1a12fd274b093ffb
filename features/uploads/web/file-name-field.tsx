import { useState } from 'react';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Upload } from '../contract.ts';
import { MAX_FILE_NAME_LENGTH } from '../rules.ts';
import { uploadTexts } from '../texts/token.ts';
import styles from './file-name-field.module.css';
import { useUploads } from './use-uploads.ts';

type FileNameFieldProps = { upload: Upload; onChange: (upload: Upload) => void };

/** VAL-07: another name for a file. It stands inside other forms, so it is none itself. */
export function FileNameField({ upload, onChange }: FileNameFieldProps) {
  const { name: texts } = useTexts(uploadTexts);
  const { rename } = useUploads();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  if (draft === null) {
    return (
      <div className={styles.line}>
        <span className={styles.name}>{upload.name}</span>
        <Button variant="tertiary" isSmall onClick={() => setDraft(upload.name)}>
          {texts.edit}
        </Button>
      </div>
    );
  }

  function stop() {
    setDraft(null);
    setError(undefined);
  }

  async function save(name: string) {
    if (name.trim() === '') return setError(texts.required);
    setIsSaving(true);
    try {
      onChange(await rename(upload.id, name));
      stop();
    } catch (failure) {
      const told = failure instanceof CallFailed ? failure.errors?.name?.[0] : undefined;
      setError(told ?? texts.failed);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <div className={styles.editing}>
      <TextField
        label={texts.label}
        value={draft}
        maxLength={MAX_FILE_NAME_LENGTH}
        error={error}
        autoComplete="off"
        onChange={({ target }) => {
          setDraft(target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save(draft);
        }}
      />
      <div className={styles.line}>
        <Button isSmall isLoading={isSaving} onClick={() => save(draft)}>
          {texts.save}
        </Button>
        <Button variant="tertiary" isSmall onClick={stop}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
