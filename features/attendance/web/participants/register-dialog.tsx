import { useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PeoplePicker } from '#ui/people-picker.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { useTypedSearch } from '#ui/use-typed-search.ts';
import type { Person } from '../../participants-contract.ts';
import { MAX_AT_ONCE, MAX_REASON_LENGTH } from '../../rules.ts';
import { type ParticipantTexts, participantTexts } from '../../texts/participants/token.ts';
import { attendMultiple, listNotAttendees, PARTICIPANT_ANSWERS } from './calls.ts';

type RegisterDialogProps = {
  timeId: string;
  /** Answers of other features that are read again too. */
  changed: ChangedAnswers;
  onClose: () => void;
};

const FIELDS = ['user_ids', 'reason'];

/** OCC-01: several at once, found by name. A person must be picked. */
export function RegisterDialog({ timeId, changed, onClose }: RegisterDialogProps) {
  const texts = useTexts(participantTexts);
  const words = texts.register;
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const [reason, setReason] = useState('');
  const { query, typing } = useTypedSearch();
  const found = useAnswer(listNotAttendees, { params: { id: timeId }, query }, { isKeptMeanwhile: true });

  const idOf = (field: string) => `${fieldsId}-${field}`;
  const registering = useAction(
    () => {
      const body = { user_ids: chosen.map(({ id }) => id), reason: reason.trim() };
      return call(attendMultiple, { params: { id: timeId }, body });
    },
    { invalidates: [...PARTICIPANT_ANSWERS, ...changed], fields: FIELDS, idOf },
  );

  async function submit() {
    if (chosen.length === 0) return registering.setErrors({ user_ids: words.required });
    const done = await registering.run();
    if (!done) return;
    showToast(outcomeOf(done.result.data, words));
    onClose();
  }

  return (
    <ActionDialog
      title={words.title}
      closeLabel={texts.close}
      text={words.text}
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      action={registering}
      onSubmit={submit}
      onClose={onClose}
    >
      <PeoplePicker
        id={idOf('user_ids')}
        {...typing}
        found={found.data}
        isFailed={found.isError}
        chosen={chosen}
        onChange={(people) => {
          setChosen(people);
          registering.clearError('user_ids');
        }}
        most={MAX_AT_ONCE}
        error={registering.errors.user_ids}
        words={words}
      />
      <TextField
        id={idOf('reason')}
        label={words.reason}
        hint={words.optional}
        help={words.reason_help}
        error={registering.errors.reason}
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
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
