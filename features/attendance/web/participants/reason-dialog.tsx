import { type SubmitEvent, useId, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Attendee } from '../../participants-contract.ts';
import { LONGEST_REASON } from '../../rules.ts';
import { moveDown, moveUp, removeAttendee } from './calls.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useParticipantAction } from './use-participant-action.ts';
import { type ParticipantTexts, useParticipantTexts } from './use-participant-texts.ts';

export type Deed = 'up' | 'down' | 'remove';

type ReasonDialogProps = { attendee: Pick<Attendee, 'id' | 'name'>; deed: Deed; onClose: () => void };

/** DLG-02, OCC-04: what is done to somebody's place is asked about first, and why. A move needs a reason. */
export function ReasonDialog({ attendee, deed, onClose }: ReasonDialogProps) {
  const texts = useParticipantTexts();
  const words = wordsOf(texts, deed, attendee.name);
  const formId = useId();
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

  async function confirm(event: SubmitEvent) {
    event.preventDefault();
    setHasTried(true);
    if (isMissing) return document.getElementById(`${formId}-reason`)?.focus();
    if (!(await carryOut(carriedOut))) return;
    showToast({ tone: 'success', title: words.done });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="small"
      isBlocking={isPending}
      closeLabel={texts.close}
      actions={
        <>
          <Button type="submit" form={formId} isDanger={deed === 'remove'} isLoading={isPending}>
            {words.confirm}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className="nb-stack nb-gap-m" noValidate onSubmit={(event) => void confirm(event)}>
        <p>{words.text}</p>
        <FailureNotice>{failure}</FailureNotice>
        <TextAreaField
          id={`${formId}-reason`}
          label={words.reason}
          {...(deed === 'remove' && { hint: texts.remove.optional })}
          help={words.help}
          rows={3}
          required={deed !== 'remove'}
          maxLength={LONGEST_REASON}
          value={reason}
          error={hasTried && isMissing ? texts.move.reason_required : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}

function wordsOf({ move, remove }: ParticipantTexts, deed: Deed, name: string) {
  if (deed === 'remove') return { ...remove, text: remove.text(name), help: remove.reason_help };
  return { ...move, title: move.title[deed](name), text: move.text[deed], help: move.reason_help };
}
