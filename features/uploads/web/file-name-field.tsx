import { type ReactNode, useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_FILE_NAME_LENGTH } from '../rules.ts';
import { uploadTexts } from '../texts/token.ts';
import styles from './file-name-field.module.css';

type FileNameFieldProps = {
  name: string;
  onSave: (name: string) => Promise<unknown>;
  invalidates: ChangedAnswers;
  /** The file as it is shown while its name is not being changed, and what else can be done with it. */
  children: ReactNode;
};

/** VAL-07: another name for a file that is stored. It stands inside other forms, so it is none itself. */
export function FileNameField({ name, onSave, invalidates, children }: FileNameFieldProps) {
  const { name: texts } = useTexts(uploadTexts);
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const saving = useAction(onSave, { invalidates, fields: ['name'], idOf: () => id, isToldInToast: true });

  if (draft === null) {
    return (
      <>
        {children}
        <Button variant="tertiary" isSmall aria-label={texts.edit_of(name)} onClick={() => setDraft(name)}>
          {texts.edit}
        </Button>
      </>
    );
  }

  function stop() {
    setDraft(null);
    saving.clearError('name');
  }

  async function save(typed: string) {
    if (typed.trim() === '') return saving.setErrors({ name: texts.required });
    if (await saving.run(typed)) stop();
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
