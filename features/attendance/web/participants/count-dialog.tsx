import { type SubmitEvent, useId, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { participantTexts } from '../../texts/participants/token.ts';
import { setAttendeesCount } from './calls.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useParticipantAction } from './use-participant-action.ts';

type CountDialogProps = { eventId: string; value: number | null; onClose: () => void };

const MOST = 1_000_000;

/** EVF-03 */
export function CountDialog({ eventId, value, onClose }: CountDialogProps) {
  const texts = useTexts(participantTexts);
  const words = texts.count;
  const formId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, carryOut } = useParticipantAction();
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const [hasTried, setHasTried] = useState(false);
  const isValid = /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= MOST;

  async function save(count: number | null) {
    const isSaved = await carryOut(() => call(setAttendeesCount, { params: { id: eventId }, body: { count } }));
    if (!isSaved) return;
    showToast({ tone: 'success', title: count === null ? words.cleared : words.saved });
    onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setHasTried(true);
    if (isValid) void save(Number(typed));
    else document.getElementById(`${formId}-count`)?.focus();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="small"
      closeLabel={texts.close}
      actions={
        <>
          <Button type="submit" form={formId} isLoading={isPending}>
            {words.save}
          </Button>
          {value === null ? (
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
          ) : (
            <Button variant="secondary" disabled={isPending} onClick={() => void save(null)}>
              {words.clear}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className="nb-stack nb-gap-m" noValidate onSubmit={submit}>
        <p>{words.text}</p>
        <FailureNotice>{failure}</FailureNotice>
        <TextField
          id={`${formId}-count`}
          label={words.label}
          inputMode="numeric"
          width="short"
          required
          value={typed}
          error={hasTried && !isValid ? words.invalid : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
