import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Thread } from '../contract.ts';
import { MAX_THREAD_NAME_LENGTH } from '../rules.ts';
import { messengerTexts } from '../texts/token.ts';
import { getThread, listMessages, listThreads, updateThread } from './calls.ts';

type RenameThreadDialogProps = { thread: Thread; onClose: () => void; onDone: (title: string) => void };

/** Another name for a group, which all in it see. */
export function RenameThreadDialog({ thread, onClose, onDone }: RenameThreadDialogProps) {
  const texts = useTexts(messengerTexts);
  const { details: words } = texts;
  const call = useCall();
  const id = useId();
  const [name, setName] = useState(thread.name ?? '');
  const saving = useAction(() => call(updateThread, { params: { id: thread.id }, body: { name: name.trim() } }), {
    invalidates: [getThread, listThreads, listMessages],
    fields: ['name'],
    idOf: () => id,
  });

  async function submit() {
    if (name.trim() === '') return saving.setErrors({ name: texts.start.name_missing });
    if (!(await saving.run())) return;
    onClose();
    onDone(words.done.renamed);
  }

  return (
    <ActionDialog
      title={words.rename_title}
      size="small"
      submitLabel={words.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={id}
        label={words.name}
        help={texts.start.name_help}
        error={saving.errors.name}
        maxLength={MAX_THREAD_NAME_LENGTH}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          saving.clearError('name');
        }}
      />
    </ActionDialog>
  );
}
