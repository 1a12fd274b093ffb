import { useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Attendee } from '../../participants-contract.ts';
import { MAX_REASON_LENGTH } from '../../rules.ts';
import { type ParticipantTexts, participantTexts } from '../../texts/participants/token.ts';
import { moveDown, moveUp, PARTICIPANT_ANSWERS, removeAttendee } from './calls.ts';

export type Deed = 'up' | 'down' | 'remove';

type ChangePlaceDialogProps = {
  attendee: Pick<Attendee, 'id' | 'name'>;
  deed: Deed;
  /** Answers of other features that are read again too. */
  changed: ChangedAnswers;
  onClose: () => void;
};

/** DLG-02, OCC-04: what is done to a user's place is asked about first, and why. A move needs a reason. */
export function ChangePlaceDialog({ attendee, deed, changed, onClose }: ChangePlaceDialogProps) {
  const texts = useTexts(participantTexts);
  const words = wordsOf(texts, deed, attendee.name);
  const fieldId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [reason, setReason] = useState('');
  const deciding = useAction(
    async () => {
      const parts = { params: { id: attendee.id }, body: { reason: reason.trim() } };
      if (deed === 'remove') await call(removeAttendee, parts);
      else await (deed === 'up' ? call(moveUp, parts) : call(moveDown, parts));
    },
    { invalidates: [...PARTICIPANT_ANSWERS, ...changed], fields: ['reason'], idOf: () => fieldId },
  );

  async function confirm() {
    if (deed !== 'remove' && reason.trim() === '') return deciding.setErrors({ reason: texts.move.reason_required });
    if (!(await deciding.run())) return;
    showToast({ tone: 'success', title: words.done });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title}
      size="small"
      isBlocking
      closeLabel={texts.close}
      text={words.text}
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      isDanger={deed === 'remove'}
      action={deciding}
      onSubmit={confirm}
      onClose={onClose}
    >
      <TextAreaField
        id={fieldId}
        label={words.reason}
        {...(deed === 'remove' && { hint: texts.remove.optional })}
        help={words.help}
        rows={3}
        required={deed !== 'remove'}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        error={deciding.errors.reason}
        onChange={({ target }) => {
          setReason(target.value);
          deciding.clearError('reason');
        }}
      />
    </ActionDialog>
  );
}

function wordsOf({ move, remove }: ParticipantTexts, deed: Deed, name: string) {
  if (deed === 'remove') return { ...remove, text: remove.text(name), help: remove.reason_help };
  return { ...move, title: move.title[deed](name), text: move.text[deed], help: move.reason_help };
}
