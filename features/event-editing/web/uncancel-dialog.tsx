import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { seriesTexts } from '../texts/token.ts';

type UncancelDialogProps = {
  name: string;
  isPending: boolean;
  onConfirm: (keepsParticipants: boolean) => void;
  onClose: () => void;
};

/** DLG-02: people keep their places, unless the user who runs it wants them to sign up again. */
export function UncancelDialog({ name, isPending, onConfirm, onClose }: UncancelDialogProps) {
  const { uncancel: texts, no, close } = useTexts(seriesTexts);
  const [keeps, setKeeps] = useState(true);
  return (
    <ConfirmationDialog
      isOpen
      title={texts.title}
      text={texts.text(name)}
      confirmLabel={texts.yes}
      cancelLabel={no}
      closeLabel={close}
      isPending={isPending}
      onConfirm={() => onConfirm(keeps)}
      onCancel={onClose}
    >
      <CheckboxField
        label={texts.keep}
        help={texts.keep_help}
        checked={keeps}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
    </ConfirmationDialog>
  );
}
