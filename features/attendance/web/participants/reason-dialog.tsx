import { useId, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Attendee } from '../../participants-contract.ts';
import { MAX_REASON_LENGTH } from '../../rules.ts';
import { type ParticipantTexts, participantTexts } from '../../texts/participants/token.ts';
import { moveDown, moveUp, removeAttendee } from './calls.ts';
import { useParticipantAction } from './use-participant-action.ts';

export type Deed = 'up' | 'down' | 'remove';

type ReasonDialogProps = { attendee: Pick<Attendee, 'id' | 'name'>; deed: Deed; onClose: () => void };

/** DLG-02, OCC-04: what is done to a user's place is asked about first, and why. A move needs a reason. */
export function ReasonDialog({ attendee, deed, onClose }: ReasonDialogProps) {
  const texts = useTexts(participantTexts);
  const words = wordsOf(texts, deed, attendee.name);
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, carryOut } = useParticipantAction();
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isMissing = deed !== 'remove' && reason.trim() === '';

  function carriedOut(): Promise<unknown> {
    const parts = { params: { id: attendee.id }, body: { reason: reason.trim() } };
    if (deed === 'remove') return call(removeAttendee, parts);
    return deed === 'up' ? call(moveUp, parts) : call(moveDown, parts);
  }

  async function confirm() {
    setHasTried(true);
    if (isMissing) return document.getElementById(`${fieldsId}-reason`)?.focus();
    if (!(await carryOut(carriedOut))) return;
    showToast({ tone: 'success', title: words.done });
    onClose();
  }

  return (
    <FormDialog
      title={words.title}
      size="small"
      isBlocking={isPending}
      closeLabel={texts.close}
      text={words.text}
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      isDanger={deed === 'remove'}
      isPending={isPending}
      failure={failure}
      onSubmit={confirm}
      onClose={onClose}
    >
      <TextAreaField
        id={`${fieldsId}-reason`}
        label={words.reason}
        {...(deed === 'remove' && { hint: texts.remove.optional })}
        help={words.help}
        rows={3}
        required={deed !== 'remove'}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        error={hasTried && isMissing ? texts.move.reason_required : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

function wordsOf({ move, remove }: ParticipantTexts, deed: Deed, name: string) {
  if (deed === 'remove') return { ...remove, text: remove.text(name), help: remove.reason_help };
  return { ...move, title: move.title[deed](name), text: move.text[deed], help: move.reason_help };
}
