import { useId, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { createSending } from '#platform/web/new-key.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { participantTexts } from '../../texts/participants/token.ts';
import { messageAttendees } from './calls.ts';
import type { ShownTime } from './time-field.tsx';
import { useParticipantAction } from './use-participant-action.ts';

type MessageDialogProps = {
  eventId: string;
  /** The one that is shown. */
  time: ShownTime;
  /** Whether there are others. */
  hasOtherTimes: boolean;
  onClose: () => void;
};

const MAX_SUBJECT_LENGTH = 200;
const MAX_BODY_LENGTH = 5000;

/** OCC-09 */
export function MessageDialog({ eventId, time, hasOtherTimes, onClose }: MessageDialogProps) {
  const texts = useTexts(participantTexts);
  const words = texts.message;
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, carryOut } = useParticipantAction();
  const [isToOne, setIsToOne] = useState(!hasOtherTimes || time.isPast);
  const [includesWaiting, setIncludesWaiting] = useState(false);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const [sending] = useState(createSending);
  const isSubjectMissing = subject.trim() === '';
  const isBodyMissing = body.trim() === '';

  async function submit() {
    setHasTried(true);
    if (isSubjectMissing || isBodyMissing) {
      return document.getElementById(`${fieldsId}-${isSubjectMissing ? 'subject' : 'body'}`)?.focus();
    }
    const letter = { subject, body, occurrence_id: isToOne ? time.id : null, includes_waiting: includesWaiting };
    await carryOut(async () => {
      const key = sending.keyOf(letter);
      const { data } = await call(messageAttendees, { params: { id: eventId }, body: letter, key });
      showToast({ tone: 'success', title: words.sent, text: words.sent_to(data.recipients_count) });
      onClose();
    });
  }

  return (
    <FormDialog
      title={words.title}
      closeLabel={texts.close}
      isBlocking={isPending}
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup legend={words.to}>
        {hasOtherTimes ? (
          <>
            <CheckboxField
              kind="radio"
              name={`${fieldsId}-to`}
              label={words.all}
              checked={!isToOne}
              onChange={() => setIsToOne(false)}
            />
            <CheckboxField
              kind="radio"
              name={`${fieldsId}-to`}
              label={words.one(time.label.toLowerCase())}
              checked={isToOne}
              onChange={() => setIsToOne(true)}
            />
          </>
        ) : null}
        <CheckboxField
          label={words.waiting}
          checked={includesWaiting}
          onChange={({ target }) => setIncludesWaiting(target.checked)}
        />
      </FieldGroup>
      <TextField
        id={`${fieldsId}-subject`}
        label={words.subject}
        required
        value={subject}
        maxLength={MAX_SUBJECT_LENGTH}
        error={hasTried && isSubjectMissing ? words.subject_required : undefined}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextAreaField
        id={`${fieldsId}-body`}
        label={words.body}
        help={words.help}
        required
        rows={6}
        value={body}
        maxLength={MAX_BODY_LENGTH}
        error={hasTried && isBodyMissing ? words.body_required : undefined}
        onChange={({ target }) => setBody(target.value)}
      />
    </FormDialog>
  );
}
