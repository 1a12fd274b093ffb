import { type ComponentType, type SubmitEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from '../rules.ts';
import { bulkMessageTexts } from '../texts/token.ts';
import { getAudience, listBulkMessages, messageMembers } from './calls.ts';
import type { FilesFieldProps } from './contact-dialog.tsx';
import type { MessageDraft } from './message-draft.ts';
import { RoleField } from './role-field.tsx';

export type DraftFormProps = {
  organisation: { id: string; name: string };
  draft: MessageDraft;
  onChange: (changes: Partial<MessageDraft>) => void;
  onSent: (recipients: number) => void;
};

/** An e-mail to the members: who gets it is told before it is sent. */
export function EmailForm({
  organisation: { id },
  draft,
  onChange,
  onSent,
  FilesField,
}: DraftFormProps & { FilesField: ComponentType<FilesFieldProps> }) {
  const texts = useTexts(bulkMessageTexts);
  const { write } = texts;
  const call = useCall();
  const fieldsId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { from_role, subject, body, files } = draft;
  const audience = useAnswer(getAudience, { params: { id }, query: { from_role } }).data?.data;

  const idOf = (field: string) => `${fieldsId}-${field}`;
  const sending = useAction(
    (sent: { subject: string; body: string; from_role: GivenRole; files: string[] }, { keyOf }) =>
      call(messageMembers, { params: { id }, body: sent, key: keyOf(sent) }),
    { invalidates: [listBulkMessages], fields: ['subject', 'body'], idOf },
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const missing = {
      ...(subject.trim() === '' && { subject: write.subject_required }),
      ...(body.trim() === '' && { body: texts.message_required }),
    };
    sending.setErrors(missing);
    if (Object.keys(missing).length === 0 && audience && audience.recipients > 0) setIsAsking(true);
  }

  async function send() {
    const sent = await sending.run({ subject, body, from_role, files: files.map((file) => file.id) });
    setIsAsking(false);
    if (sent) onSent(sent.result.data.recipients);
  }

  return (
    <form className="nb-stack nb-gap-m" noValidate onSubmit={submit}>
      <ActionFailure action={sending} level={3} />
      <RoleField value={from_role} onChange={(role) => onChange({ from_role: role })} />
      <p role="status" className="nb-muted">
        {audience
          ? audience.recipients === 0
            ? write.nobody
            : write.reach(audience.recipients, audience.members)
          : write.counting}
      </p>
      <TextField
        id={idOf('subject')}
        label={write.subject}
        required
        value={subject}
        maxLength={MAX_SUBJECT_LENGTH}
        error={sending.errors.subject}
        onChange={({ target }) => {
          onChange({ subject: target.value });
          sending.clearError('subject');
        }}
      />
      <TextAreaField
        id={idOf('body')}
        label={write.body}
        required
        rows={10}
        value={body}
        maxLength={MAX_LETTER_LENGTH}
        error={sending.errors.body}
        help={write.letters_left(MAX_LETTER_LENGTH - body.length)}
        onChange={({ target }) => {
          onChange({ body: target.value });
          sending.clearError('body');
        }}
      />
      <FilesField value={files} onChange={(chosen) => onChange({ files: chosen })} />
      <div>
        <Button type="submit" disabled={audience?.recipients === 0}>
          {write.send}
        </Button>
      </div>
      <ConfirmationDialog
        isOpen={isAsking}
        title={write.confirm.title}
        text={write.confirm.email(audience?.recipients ?? 0)}
        confirmLabel={write.confirm.yes}
        cancelLabel={write.confirm.no}
        closeLabel={texts.close}
        isPending={sending.isPending}
        onConfirm={() => void send()}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}
