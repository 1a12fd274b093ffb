import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReachablePerson } from '../people-contract.ts';
import { MAX_MESSAGE_LENGTH, MAX_THREAD_NAME_LENGTH } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { messengerTexts } from '../texts/token.ts';
import { getMessengerMe, listThreads, writeDirectly } from './calls.ts';
import { draft } from './draft.ts';
import { threadPath } from './paths.ts';
import { ReachablePicker } from './reachable-picker.tsx';

type NewMessageDialogProps = {
  /** Who is chosen from the start. */
  to?: ReachablePerson;
  /** Where a user says when they were born. */
  profilePath: string;
  onClose: () => void;
};

/** To one person, or to several in a group with a name. Who may not be alone with whom is said before it is sent. */
export function NewMessageDialog({ to, profilePath, onClose }: NewMessageDialogProps) {
  const texts = useTexts(messengerTexts);
  const { start: words } = texts;
  const { alone } = REFUSALS[useLocale()];
  const call = useCall();
  const navigate = useNavigate();
  const me = useAnswer(getMessengerMe, {}).data?.data;
  const id = useId();
  const [people, setPeople] = useState<ReachablePerson[]>(to ? [to] : []);
  const [name, setName] = useState('');
  const place = `new:${to?.id ?? ''}`;
  const [typed, setTyped] = useState<string | null>(null);
  const body = typed ?? (me ? draft.read(me.id, place).body : '');
  const isGroup = people.length > 1;
  const [single] = people.length === 1 ? people : [];
  const over = body.trim().length - MAX_MESSAGE_LENGTH;
  const sending = useAction(
    (_, { keyOf }) => {
      const written = {
        users: people.map((person) => person.id),
        name: isGroup ? name.trim() : '',
        body: body.trim(),
        files: [],
      };
      return call(writeDirectly, { body: written, key: keyOf(written) });
    },
    { invalidates: [listThreads], fields: ['users', 'name', 'body'], idOf: (field) => `${id}-${field}` },
  );

  /** Kept until it is sent, also when the dialog or the page is left. */
  function type(next: string) {
    setTyped(next);
    if (me) draft.write(me.id, place, { body: next, files: [] });
  }

  async function submit() {
    const errors = {
      ...(people.length === 0 && { users: words.choose_someone }),
      ...(isGroup && name.trim() === '' && { name: words.name_missing }),
      ...(body.trim() === '' && { body: texts.write.empty }),
      ...(over > 0 && { body: texts.write.too_long(MAX_MESSAGE_LENGTH, over) }),
    };
    if (Object.keys(errors).length > 0) return sending.setErrors(errors);
    const done = await sending.run();
    if (!done) return;
    type('');
    onClose();
    void navigate(threadPath(done.result.data.thread_id));
  }

  return (
    <ActionDialog
      title={words.title}
      text={words.text}
      submitLabel={words.submit}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      {me && !me.is_adult ? (
        <Notice>
          <p>{me.has_birth_date ? alone.minor : alone.unknown}</p>
          {me.has_birth_date ? null : <TextLink href={profilePath}>{words.profile}</TextLink>}
        </Notice>
      ) : null}
      <ReachablePicker
        id={`${id}-users`}
        label={words.people}
        chosen={people}
        error={sending.errors.users}
        onChange={(chosen) => {
          setPeople(chosen);
          sending.clearError('users');
        }}
      />
      {single && me?.is_adult && !single.can_be_alone ? <Notice isLive>{alone.other(single.name)}</Notice> : null}
      {isGroup ? (
        <TextField
          id={`${id}-name`}
          label={words.name}
          help={words.name_help}
          error={sending.errors.name}
          maxLength={MAX_THREAD_NAME_LENGTH}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            sending.clearError('name');
          }}
        />
      ) : null}
      <TextAreaField
        id={`${id}-body`}
        label={words.body}
        error={sending.errors.body}
        value={body}
        onChange={({ target }) => {
          type(target.value);
          sending.clearError('body');
        }}
      />
    </ActionDialog>
  );
}
