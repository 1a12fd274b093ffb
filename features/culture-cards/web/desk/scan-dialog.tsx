import { useState } from 'react';
import { CodeCamera } from '#features/passes/web/code-camera.tsx';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DeskCard } from '../../contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { useReadCard } from './use-desk-deeds.ts';

type ScanDialogProps = { organisationId: string; onFound: (card: DeskCard) => void; onClose: () => void };

/** The camera, and the eight digits for when it cannot read. */
export function ScanDialog({ organisationId, onFound, onClose }: ScanDialogProps) {
  const { find: texts, close, cancel } = useTexts(cultureDeskTexts);
  const [digits, setDigits] = useState('');
  const reading = useReadCard(organisationId);

  async function read(text: string) {
    const answer = await reading.run(text);
    if (answer) onFound(answer.result);
  }

  return (
    <ActionDialog
      title={texts.scan}
      submitLabel={texts.read}
      cancelLabel={cancel}
      closeLabel={close}
      action={reading}
      onSubmit={() => read(digits)}
      onClose={onClose}
    >
      <CodeCamera onCode={(code) => void read(code)} instead={texts.instead} />
      <TextField
        id="text"
        label={texts.digits}
        width="medium"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={digits}
        error={reading.errors.text}
        onChange={({ target }) => {
          setDigits(target.value);
          reading.clearError('text');
        }}
      />
    </ActionDialog>
  );
}
