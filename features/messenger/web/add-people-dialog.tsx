import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import type { Thread } from '../contract.ts';
import type { ReachablePerson } from '../people-contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { addParticipants, getThread, listMessages, listParticipants, listThreads } from './calls.ts';
import { ReachablePicker } from './reachable-picker.tsx';

type AddPeopleDialogProps = { thread: Thread; onClose: () => void; onDone: (title: string) => void };

/** More people into a group. */
export function AddPeopleDialog({ thread, onClose, onDone }: AddPeopleDialogProps) {
  const texts = useTexts(messengerTexts);
  const { details: words } = texts;
  const call = useCall();
  const id = useId();
  const [people, setPeople] = useState<ReachablePerson[]>([]);
  const adding = useAction(
    () => call(addParticipants, { params: { id: thread.id }, body: { users: people.map((person) => person.id) } }),
    { invalidates: [listParticipants, getThread, listThreads, listMessages], fields: ['users'], idOf: () => id },
  );

  async function submit() {
    if (people.length === 0) return adding.setErrors({ users: texts.start.choose_someone });
    if (!(await adding.run())) return;
    onClose();
    onDone(words.done.added);
  }

  return (
    <ActionDialog
      title={words.add_title}
      text={words.add_text}
      submitLabel={words.add}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={adding}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReachablePicker
        id={id}
        label={words.add_people}
        chosen={people}
        error={adding.errors.users}
        onChange={(chosen) => {
          setPeople(chosen);
          adding.clearError('users');
        }}
      />
    </ActionDialog>
  );
}
