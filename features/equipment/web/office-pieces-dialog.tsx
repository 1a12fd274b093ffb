import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeItem } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { addPieces, LENDING_ANSWERS } from './office-calls.ts';

type OfficePiecesDialogProps = { item: OfficeItem; onClose: () => void };

/** More pieces of a thing, one label a line. */
export function OfficePiecesDialog({ item, onClose }: OfficePiecesDialogProps) {
  const { add: texts, cancel, close } = useTexts(equipmentOfficeTexts);
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [written, setWritten] = useState('');
  const labels = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const adding = useAction(
    async (_: undefined, { keyOf }) => {
      const body = { labels };
      await call(addPieces, { params: { id: item.id }, body, key: keyOf(body) });
      showToast({ tone: 'success', title: texts.done(labels.length) });
      onClose();
    },
    { invalidates: LENDING_ANSWERS, fields: ['labels'], idOf: (field) => `${id}-${field}` },
  );
  return (
    <ActionDialog
      title={texts.title(item.name)}
      text={texts.text}
      submitLabel={texts.send}
      cancelLabel={cancel}
      closeLabel={close}
      action={adding}
      onSubmit={async () => {
        if (labels.length === 0) adding.setErrors({ labels: texts.none });
        else await adding.run(undefined);
      }}
      onClose={onClose}
    >
      <TextAreaField
        id={`${id}-labels`}
        label={texts.label}
        help={texts.help}
        value={written}
        error={adding.errors.labels}
        onChange={(event) => {
          setWritten(event.currentTarget.value);
          adding.clearError('labels');
        }}
      />
    </ActionDialog>
  );
}
