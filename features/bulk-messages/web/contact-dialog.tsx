import { type ComponentType, type SubmitEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import type { ContactPerson } from '#features/organisations/contract.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from '../rules.ts';
import { bulkMessageTexts } from '../texts/token.ts';
import { messageContacts } from './calls.ts';

type SentFile = { id: string; name: string };

/** The page brings the field for files, since it belongs to another feature. */
export type FilesFieldProps = { value: readonly SentFile[]; onChange: (files: readonly SentFile[]) => void };

type ContactDialogProps = {
  organisation: { id: string; name: string };
  contacts: readonly (Pick<ContactPerson, 'id' | 'name'> & { title?: string | null })[];
  /** The way through the sign-in and back here; null for the user who is logged in. */
  signInHref: string | null;
  FilesField: ComponentType<FilesFieldProps>;
  onClose: () => void;
};

/** DLG-03 */
export function ContactDialog({ signInHref, ...props }: ContactDialogProps) {
  return signInHref === null ? <WritingDialog {...props} /> : <SignInDialog {...props} signInHref={signInHref} />;
}

type SignInDialogProps = Pick<ContactDialogProps, 'organisation' | 'onClose'> & { signInHref: string };

function SignInDialog({ organisation, signInHref, onClose }: SignInDialogProps) {
  const { close, contact: texts } = useTexts(bulkMessageTexts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(organisation.name)}
      closeLabel={close}
      size="small"
      actions={<ButtonLink href={signInHref}>{texts.sign_in.action}</ButtonLink>}
    >
      <p>{texts.sign_in.text}</p>
    </Dialog>
  );
}

function WritingDialog({ organisation, contacts, FilesField, onClose }: Omit<ContactDialogProps, 'signInHref'>) {
  const { close, cancel, message_required, sent, contact: texts } = useTexts(bulkMessageTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const formId = useId();
  // With one to choose from there is no choice.
  const [chosen, setChosen] = useState<readonly string[]>(contacts.length === 1 ? contacts.map(({ id }) => id) : []);
  const [name, setName] = useState('');
  const [body, setBody] = useState('');
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [hasLeft, setHasLeft] = useState(false);
  const isBodyMissing = body.trim() === '';
  const isInvalid = isBodyMissing || chosen.length === 0;

  const idOf = (field: string) => `${formId}-${field}`;
  const sending = useAction(
    (letter: { users: string[]; name: string; body: string; files: string[] }, { keyOf }) =>
      call(messageContacts, { params: { id: organisation.id }, body: letter, key: keyOf(letter) }),
    { fields: ['users', 'name', 'body'], idOf },
  );

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isInvalid) return;
    const letter = { users: [...chosen], name, body, files: files.map(({ id }) => id) };
    if (!(await sending.run(letter))) return;
    showToast({ tone: 'success', title: sent });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(organisation.name)}
      closeLabel={close}
      actions={
        <>
          <Button type="submit" form={formId} disabled={isInvalid} isLoading={sending.isPending}>
            {texts.send}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className="nb-stack nb-gap-m" noValidate onSubmit={submit}>
        <ActionFailure action={sending} level={3} />
        <FieldGroup id={idOf('users')} legend={texts.recipients} error={sending.errors.users}>
          {contacts.map((contact) => (
            <CheckboxField
              key={contact.id}
              label={contact.name}
              {...(contact.title && { help: contact.title })}
              checked={chosen.includes(contact.id)}
              onChange={({ target: { checked } }) =>
                setChosen((before) => (checked ? [...before, contact.id] : before.filter((id) => id !== contact.id)))
              }
            />
          ))}
        </FieldGroup>
        <TextField
          id={idOf('name')}
          label={texts.subject}
          hint={texts.optional}
          value={name}
          maxLength={MAX_SUBJECT_LENGTH}
          error={sending.errors.name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextAreaField
          id={idOf('body')}
          label={texts.body}
          help={texts.reply}
          rows={6}
          required
          value={body}
          maxLength={MAX_LETTER_LENGTH}
          error={hasLeft && isBodyMissing ? message_required : sending.errors.body}
          onChange={({ target }) => setBody(target.value)}
          onBlur={() => setHasLeft(true)}
        />
        <FilesField value={files} onChange={setFiles} />
      </form>
    </Dialog>
  );
}
