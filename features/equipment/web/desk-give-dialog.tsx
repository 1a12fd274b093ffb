import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { newKey } from '#platform/web/new-key.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { DeskLoan } from '../desk-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { handOut, LENDING_ANSWERS, listFreePieces } from './office-calls.ts';

/** The piece that was meant, or another that lies there. */
export function DeskGiveDialog({ loan, onClose }: { loan: DeskLoan; onClose: () => void }) {
  const { desk: texts, cancel, close, forgotten } = useTexts(equipmentOfficeTexts);
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [key] = useState(newKey);
  const pieces = useAnswer(listFreePieces, { params: { id: loan.id } }).data?.data ?? [];
  const [chosen, setChosen] = useState<DeskLoan['piece_id'] | null>(null);
  const piece_id = chosen ?? (loan.is_piece_missing ? pieces[0]?.id : loan.piece_id);
  const giving = useAction(
    async () => {
      await call(handOut, { params: { id: loan.id }, body: { key, ...(piece_id && { piece_id }) } });
      showToast({ tone: 'success', title: texts.handed_out(loan.item_name) });
      onClose();
    },
    { invalidates: LENDING_ANSWERS },
  );
  return (
    <ActionDialog
      title={texts.give_title(loan.item_name, loan.first_name ?? forgotten)}
      {...(loan.is_piece_missing && { text: texts.missing })}
      submitLabel={texts.hand_out}
      cancelLabel={cancel}
      closeLabel={close}
      action={giving}
      onSubmit={async () => void (await giving.run())}
      onClose={onClose}
    >
      <SelectField
        id={`${id}-piece`}
        label={texts.piece}
        value={piece_id ?? ''}
        onChange={(event) => {
          const wanted = event.currentTarget.value;
          setChosen(pieces.find((piece) => piece.id === wanted)?.id ?? null);
        }}
      >
        {pieces.map((piece) => (
          <option key={piece.id} value={piece.id}>
            {piece.label}
          </option>
        ))}
      </SelectField>
    </ActionDialog>
  );
}
