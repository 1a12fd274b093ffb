import { type SubmitEvent, useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { participantTexts } from '../../texts/participants/token.ts';
import { PARTICIPANT_ANSWERS, setAttendeesCount } from './calls.ts';

type CountDialogProps = {
  eventId: string;
  value: number | null;
  /** Answers of other features that are read again too. */
  changed: ChangedAnswers;
  onClose: () => void;
};

const MOST = 1_000_000;

/** EVF-03 */
export function CountDialog({ eventId, value, changed, onClose }: CountDialogProps) {
  const texts = useTexts(participantTexts);
  const words = texts.count;
  const formId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const fieldId = `${formId}-count`;
  const saving = useAction(
    (count: number | null) => call(setAttendeesCount, { params: { id: eventId }, body: { count } }),
    { invalidates: [...PARTICIPANT_ANSWERS, ...changed], fields: ['count'], idOf: () => fieldId },
  );

  async function save(count: number | null) {
    if (!(await saving.run(count))) return;
    showToast({ tone: 'success', title: count === null ? words.cleared : words.saved });
    onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isValid = /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= MOST;
    if (isValid) void save(Number(typed));
    else saving.setErrors({ count: words.invalid });
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
          <Button type="submit" form={formId} isLoading={saving.isPending}>
            {words.save}
          </Button>
          {value === null ? (
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
          ) : (
            <Button variant="secondary" disabled={saving.isPending} onClick={() => void save(null)}>
              {words.clear}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className="nb-stack nb-gap-m" noValidate onSubmit={submit}>
        <p>{words.text}</p>
        <ActionFailure action={saving} level={3} />
        <TextField
          id={fieldId}
          label={words.label}
          inputMode="numeric"
          width="short"
          required
          value={typed}
          error={saving.errors.count}
          onChange={({ target }) => {
            setTyped(target.value);
            saving.clearError('count');
          }}
        />
      </form>
    </Dialog>
  );
}
