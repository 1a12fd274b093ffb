import { XMarkIcon } from '@navikt/aksel-icons';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { UploadPreview } from '#features/uploads/web/upload-preview.tsx';
import { UploadsField } from '#features/uploads/web/uploads-field.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import styles from './new-upload-form.module.css';

type NewUploadFormProps = {
  texts: {
    readonly add: string;
    readonly put: (count: number) => string;
    readonly added: (count: number) => string;
    readonly not_added: (count: number) => string;
    readonly forget: (name: string) => string;
  };
  kind?: 'image' | 'document';
  /** How many more there is room for. */
  room: number;
  /** The words that go with a file. */
  words: {
    /** What the server calls them. */
    field: string;
    label: string;
    help?: string;
    /** What is said when there are none. */
    required?: string;
    /** What they begin as. */
    of?: (upload: Upload) => string;
  };
  list: { method: string; path: string };
  /** Whether a file is uploaded and not added: it would be lost. */
  onDirty: (isDirty: boolean) => void;
  onSend: (upload: Upload, words: string) => Promise<unknown>;
};

type Waiting = { upload: Upload; typed: string };

/** More files, with a few words about each. Each is added by itself: what was added stays so when another is refused. */
export function NewUploadForm({ texts, kind = 'image', room, words, list, onDirty, onSend }: NewUploadFormProps) {
  const localised = useLocalisedPath();
  const { showToast } = useToasts();
  const id = useId();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const idOf = (field: string) => `${id}-${field}`;
  const forget = (gone: Upload['id']) => setWaiting((before) => before.filter(({ upload }) => upload.id !== gone));
  // The first of those that wait is the one that was refused.
  const adding = useAction(
    async (files: readonly Waiting[]) => {
      for (const { upload, typed } of files) {
        await onSend(upload, typed);
        forget(upload.id);
      }
    },
    { invalidates: [list], fields: ['upload_id', words.field], idOf },
  );

  const tell = useEffectEvent(onDirty);
  const isWaiting = waiting.length > 0;
  useEffect(() => tell(isWaiting), [isWaiting]);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const isLacking = words.required !== undefined && waiting.some(({ typed }) => typed.trim() === '');
    if (isLacking) return adding.setErrors({ [words.field]: words.required ?? '' });
    if (!(await adding.run(waiting))) return;
    showToast({ tone: 'success', title: texts.added(waiting.length) });
  }

  const firstFaulty = waiting.findIndex(({ typed }) => words.required !== undefined && typed.trim() === '');
  const faulty = Math.max(firstFaulty, 0);
  return (
    <form method="post" noValidate className="nb-stack nb-gap-m" onSubmit={handleSubmit}>
      <ActionFailure action={adding} level={3} />
      {room > waiting.length ? (
        <UploadsField
          id={idOf('upload_id')}
          label={texts.add}
          kind={kind}
          most={room - waiting.length}
          error={adding.errors.upload_id}
          termsHref={localised(paths.terms)}
          onTake={(uploads) =>
            setWaiting((before) => [
              ...before,
              ...uploads.map((upload) => ({ upload, typed: words.of?.(upload) ?? '' })),
            ])
          }
        />
      ) : null}
      {isWaiting ? (
        <>
          <Notice tone="warning" isLive>
            {texts.not_added(waiting.length)}
          </Notice>
          <ul className={styles.files}>
            {waiting.map(({ upload, typed }, place) => (
              <li key={upload.id} className={styles.file}>
                <UploadPreview upload={upload} />
                <IconButton
                  label={texts.forget(upload.name)}
                  icon={<XMarkIcon aria-hidden />}
                  onClick={() => forget(upload.id)}
                />
                <div className={styles.words}>
                  <TextField
                    id={place === faulty ? idOf(words.field) : `${id}-${upload.id}`}
                    label={words.label}
                    help={words.help}
                    error={place === faulty ? adding.errors[words.field] : undefined}
                    value={typed}
                    maxLength={200}
                    onChange={({ currentTarget: { value } }) => {
                      setWaiting((before) =>
                        before.map((one) => (one.upload.id === upload.id ? { ...one, typed: value } : one)),
                      );
                      adding.clearError(words.field);
                    }}
                  />
                </div>
              </li>
            ))}
          </ul>
          <div>
            <Button type="submit" isLoading={adding.isPending}>
              {texts.put(waiting.length)}
            </Button>
          </div>
        </>
      ) : null}
    </form>
  );
}
