import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Person } from '../../participants-contract.ts';
import { LONGEST_REASON, MOST_AT_ONCE } from '../../rules.ts';
import { attendMultiple, listNotAttendees } from './calls.ts';
import styles from './register-dialog.module.css';
import { useParticipantAction } from './use-participant-action.ts';
import { type ParticipantTexts, useParticipantTexts } from './use-participant-texts.ts';

type RegisterDialogProps = { timeId: string; onClose: () => void };

const WAITS_MS = 300;
const LONGEST_SEARCH = 200;

/** OCC-01: several at once, found by name. A person must be picked. */
export function RegisterDialog({ timeId, onClose }: RegisterDialogProps) {
  const texts = useParticipantTexts();
  const words = texts.register;
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, carryOut } = useParticipantAction();
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const fault = hasTried && chosen.length === 0 ? words.required : undefined;

  const choose = (person: Person, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, person] : before.filter(({ id }) => id !== person.id)));

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
      <PeoplePicker id={`${fieldsId}-people`} {...{ timeId, chosen, fault }} onChoose={choose} />
      <TextField
        label={words.reason}
        hint={words.optional}
        help={words.reason_help}
        value={reason}
        maxLength={LONGEST_REASON}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

type PeoplePickerProps = {
  id: string;
  timeId: string;
  chosen: readonly Person[];
  fault: string | undefined;
  onChoose: (person: Person, isChosen: boolean) => void;
};

function PeoplePicker({ id, timeId, chosen, fault, onChoose }: PeoplePickerProps) {
  const { register: words } = useParticipantTexts();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), WAITS_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useQuery({
    ...answerQuery(useCall(), listNotAttendees, { params: { id: timeId }, query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });
  const isChosen = (person: Person) => chosen.some((one) => one.id === person.id);
  const more = data ? data.meta.total - data.data.length : 0;
  return (
    <>
      <TextField
        type="search"
        label={words.search}
        value={typed}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <FieldGroup id={id} legend={words.people} help={words.chosen(chosen.length)} error={fault}>
        {chosen.length > 0 ? (
          <div className={styles.chosen}>
            {chosen.map((person) => (
              <RemovableChip
                key={person.id}
                removeLabel={words.remove(person.name)}
                onRemove={() => onChoose(person, false)}
              >
                {person.name}
              </RemovableChip>
            ))}
          </div>
        ) : null}
        <div className={styles.people}>
          {data?.data.map((person) => (
            <CheckboxField
              key={person.id}
              label={person.name}
              checked={isChosen(person)}
              disabled={!isChosen(person) && chosen.length >= MOST_AT_ONCE}
              onChange={({ target }) => onChoose(person, target.checked)}
            />
          ))}
        </div>
        <p role="status" className={styles.note}>
          {error ? words.failed : data?.data.length === 0 ? words.nobody : more > 0 ? words.more(more) : ''}
        </p>
      </FieldGroup>
    </>
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
