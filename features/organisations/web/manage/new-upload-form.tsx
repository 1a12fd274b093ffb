import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';

type NewUploadFormProps = {
  texts: { readonly add: string; readonly put: string; readonly added: string; readonly not_added: string };
  kind?: 'image' | 'document';
  /** The words that go with the file. */
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

/** One more file, with a few words about it. */
export function NewUploadForm({ texts, kind = 'image', words, list, onDirty, onSend }: NewUploadFormProps) {
  const localised = useLocalisedPath();
  const { showToast } = useToasts();
  const id = useId();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [typed, setTyped] = useState('');
  const idOf = (field: string) => `${id}-${field}`;
  const adding = useAction((chosen: Upload) => onSend(chosen, typed), {
    invalidates: [list],
    fields: ['upload_id', words.field],
    idOf,
  });

  const tell = useEffectEvent(onDirty);
  const isWaiting = upload !== null;
  useEffect(() => tell(isWaiting), [isWaiting]);

  function take(next: Upload | null) {
    setUpload(next);
    if (words.of) setTyped(next ? words.of(next) : '');
  }

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!upload) return;
    if (words.required !== undefined && typed.trim() === '') return adding.setErrors({ [words.field]: words.required });
    if (!(await adding.run(upload))) return;
    setUpload(null);
    setTyped('');
    showToast({ tone: 'success', title: texts.added });
  }

  return (
    <form method="post" noValidate className="nb-stack nb-gap-m" onSubmit={handleSubmit}>
      <ActionFailure action={adding} level={3} />
      <UploadField
        id={idOf('upload_id')}
        label={texts.add}
        kind={kind}
        value={upload}
        onChange={take}
        error={adding.errors.upload_id}
        termsHref={localised(paths.terms)}
      />
      {upload ? (
        <>
          <Notice tone="warning" isLive>
            {texts.not_added}
          </Notice>
          <TextField
            id={idOf(words.field)}
            label={words.label}
            help={words.help}
            error={adding.errors[words.field]}
            value={typed}
            maxLength={200}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              adding.clearError(words.field);
            }}
          />
          <div>
            <Button type="submit" isLoading={adding.isPending}>
              {texts.put}
            </Button>
          </div>
        </>
      ) : null}
    </form>
  );
}
