import { type ComponentType, type SubmitEvent, useState } from 'react';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from '../rules.ts';
import { circularTexts } from '../texts/token.ts';
import { getAudience, messageMembers } from './calls.ts';
import type { CircularDraft } from './circular-draft.ts';
import type { FilesFieldProps } from './contact-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { useSending } from './use-sending.ts';

export type DraftFormProps = {
  organisation: { id: string; name: string };
  draft: CircularDraft;
  onChange: (changes: Partial<CircularDraft>) => void;
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
  const texts = useTexts(circularTexts);
  const { write } = texts;
  const call = useCall();
  const { isPending, failure, send } = useSending();
  const [isAsking, setIsAsking] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const { from_role, subject, body, files } = draft;
  const audience = useAnswer(getAudience, { params: { id }, query: { from_role } }).data?.data;
  const isSubjectMissing = subject.trim() === '';
  const isBodyMissing = body.trim() === '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!isSubjectMissing && !isBodyMissing && audience && audience.recipients > 0) setIsAsking(true);
  };

  const confirmed = () =>
    send(async () => {
      const sent = { subject, body, from_role, files: files.map((file) => file.id) };
      const answer = await call(messageMembers, { params: { id }, body: sent });
      setHasTried(false);
      onSent(answer.data.recipients);
    }).finally(() => setIsAsking(false));

  return (
    <form className="nb-stack nb-gap-m" noValidate onSubmit={submit}>
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <RoleField value={from_role} onChange={(role) => onChange({ from_role: role })} />
      <p role="status" className="nb-muted">
        {audience
          ? audience.recipients === 0
            ? write.nobody
            : write.reach(audience.recipients, audience.members)
          : write.counting}
      </p>
      <TextField
        label={write.subject}
        required
        value={subject}
        maxLength={MAX_SUBJECT_LENGTH}
        error={hasTried && isSubjectMissing ? write.subject_required : undefined}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextAreaField
        label={write.body}
        required
        rows={10}
        value={body}
        maxLength={MAX_LETTER_LENGTH}
        error={hasTried && isBodyMissing ? texts.message_required : undefined}
        help={write.letters_left(MAX_LETTER_LENGTH - body.length)}
        onChange={({ target }) => onChange({ body: target.value })}
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
        isPending={isPending}
        onConfirm={() => void confirmed()}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}
