import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
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
  const id = useId();
  const saving = useAction((name: string) => rename(upload.id, name), {
    fields: ['name'],
    idOf: () => id,
    isToldInToast: true,
  });

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
    saving.clearError('name');
  }

  async function save(name: string) {
    if (name.trim() === '') return saving.setErrors({ name: texts.required });
    const done = await saving.run(name);
    if (!done) return;
    onChange(done.result);
    stop();
  }

  return (
    <div className={styles.editing}>
      <TextField
        id={id}
        label={texts.label}
        value={draft}
        maxLength={MAX_FILE_NAME_LENGTH}
        error={saving.errors.name}
        autoComplete="off"
        onChange={({ target }) => {
          setDraft(target.value);
          saving.clearError('name');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save(draft);
        }}
      />
      <div className={styles.line}>
        <Button isSmall isLoading={saving.isPending} onClick={() => save(draft)}>
          {texts.save}
        </Button>
        <Button variant="tertiary" isSmall onClick={stop}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
