import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Card } from '../contract.ts';
import { cardTexts } from '../texts/token.ts';
import { CARD_ANSWERS, savePostalCodes } from './calls.ts';

type PostalCodeDialogProps = { owners: readonly Card['child'][] };

/** DLG-04: stays until every child has a postal code. */
export function PostalCodeDialog({ owners }: PostalCodeDialogProps) {
  const { postal: texts, dialog } = useTexts(cardTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const codes = owners.map(({ id }) => ({ id, postal_code: (typed[id] ?? '').trim() }));
  const fieldOf = (position: number) => `postal_codes.${position}.postal_code`;
  const saving = useAction(() => call(savePostalCodes, { body: { postal_codes: codes } }), {
    invalidates: CARD_ANSWERS,
    fields: owners.map((_, position) => fieldOf(position)),
  });
  const isMissing = codes.some(({ postal_code }) => postal_code === '');
  return (
    <Dialog
      isOpen
      isBlocking
      size="small"
      title={texts.title}
      closeLabel={dialog.close}
      onClose={() => undefined}
      actions={
        <Button
          disabled={isMissing || saving.isPending}
          isLoading={saving.isPending}
          onClick={async () => {
            const saved = await saving.run();
            if (saved) showToast({ tone: 'success', title: saved.result.data.message });
          }}
        >
          {texts.save}
        </Button>
      }
    >
      <div className="nb-stack">
        <p>{texts.text}</p>
        <ActionFailure action={saving} level={3} />
        {owners.map(({ id, first_name }, position) => (
          <TextField
            key={id}
            id={fieldOf(position)}
            label={texts.field(first_name)}
            value={typed[id] ?? ''}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            error={saving.errors[fieldOf(position)]}
            onChange={(event) => {
              setTyped({ ...typed, [id]: event.currentTarget.value });
              saving.clearError(fieldOf(position));
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
