import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { PeoplePicker } from '#ui/people-picker.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { useToasts } from '#ui/use-toasts.ts';
import type { Person } from '../../participants-contract.ts';
import { MAX_AT_ONCE, MAX_REASON_LENGTH } from '../../rules.ts';
import { type ParticipantTexts, participantTexts } from '../../texts/participants/token.ts';
import { attendMultiple, listNotAttendees } from './calls.ts';
import { useParticipantAction } from './use-participant-action.ts';

type RegisterDialogProps = { timeId: string; onClose: () => void };

/** OCC-01: several at once, found by name. A person must be picked. */
export function RegisterDialog({ timeId, onClose }: RegisterDialogProps) {
  const texts = useTexts(participantTexts);
  const words = texts.register;
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, carryOut } = useParticipantAction();
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const fault = hasTried && chosen.length === 0 ? words.required : undefined;
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const found = useQuery({
    ...answerQuery(call, listNotAttendees, { params: { id: timeId }, query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });

  async function submit() {
    setHasTried(true);
    if (chosen.length === 0) return document.getElementById(`${fieldsId}-people`)?.focus();
    const body = { user_ids: chosen.map(({ id }) => id), reason: reason.trim() };
    await carryOut(async () => {
      const { data } = await call(attendMultiple, { params: { id: timeId }, body });
      showToast(outcomeOf(data, words));
      onClose();
    });
  }

  return (
    <FormDialog
      title={words.title}
      closeLabel={texts.close}
      text={words.text}
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <PeoplePicker
        id={`${fieldsId}-people`}
        typed={typed}
        onType={setTyped}
        found={found.data}
        isFailed={found.isError}
        chosen={chosen}
        onChange={setChosen}
        most={MAX_AT_ONCE}
        error={fault}
        words={words}
      />
      <TextField
        label={words.reason}
        hint={words.optional}
        help={words.reason_help}
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

type Outcome = { attending: number; waiting: number; already: number; no_room: number };

/** What became of them, in whole sentences. */
function outcomeOf({ attending, waiting, already, no_room }: Outcome, words: ParticipantTexts['register']) {
  const others = [
    waiting > 0 ? words.waiting(waiting) : '',
    already > 0 ? words.already(already) : '',
    no_room > 0 ? words.no_room(no_room) : '',
  ].filter((sentence) => sentence !== '');
  return {
    tone: attending + waiting > 0 ? ('success' as const) : ('neutral' as const),
    title: attending > 0 ? words.done(attending) : waiting > 0 ? words.waiting(waiting) : words.none_done,
    ...(others.length > 0 && { text: (attending > 0 || waiting === 0 ? others : others.slice(1)).join(' ') }),
  };
}
