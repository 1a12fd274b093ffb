import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { PayerShown } from '../contract.ts';
import { PAYER_FIELDS } from '../form.ts';
import { payoutTexts } from '../texts/token.ts';
import { listBankFiles, setPayer } from './calls.ts';

type PayerDialogProps = { payer: PayerShown | null; municipalityId: string; onClose: () => void };

const NOTHING: PayerShown = { name: '', organisation_number: '', bank_account: '', bic: '' };

/** Who pays, and from which account. */
export function PayerDialog({ payer, municipalityId, onClose }: PayerDialogProps) {
  const { payer: texts } = useTexts(payoutTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const dialogId = useId();
  const idOf = (field: string) => `${dialogId}-${field}`;
  const [typed, setTyped] = useState(payer ?? NOTHING);
  const saving = useAction(
    async () => {
      const body = { ...typed, municipality_id: municipalityId };
      const isDone = await unlessDeclined(() => withProof(() => call(setPayer, { body })));
      if (!isDone) return;
      showToast({ tone: 'success', title: texts.saved });
      onClose();
    },
    { invalidates: [listBankFiles], fields: PAYER_FIELDS, idOf },
  );
  return (
    <ActionDialog
      title={texts.title}
      text={texts.text}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.cancel}
      action={saving}
      onSubmit={() => saving.run()}
      onClose={onClose}
    >
      {PAYER_FIELDS.map((field) => (
        <TextField
          key={field}
          id={idOf(field)}
          label={texts[field]}
          help={field === 'bic' ? texts.bic_help : undefined}
          inputMode={field === 'organisation_number' || field === 'bank_account' ? 'numeric' : undefined}
          autoComplete="off"
          maxLength={140}
          value={typed[field]}
          error={saving.errors[field]}
          onChange={({ target }) => {
            setTyped({ ...typed, [field]: target.value });
            saving.clearError(field);
          }}
        />
      ))}
    </ActionDialog>
  );
}
