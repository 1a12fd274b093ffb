import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { participantTexts } from '../../texts/participants/token.ts';
import { messageAttendees, PARTICIPANT_ANSWERS } from './calls.ts';
import type { ShownTime } from './occurrence-field.tsx';

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

const FIELDS = ['subject', 'body'];

/** OCC-09 */
export function MessageDialog({ eventId, time, hasOtherTimes, onClose }: MessageDialogProps) {
  const texts = useTexts(participantTexts);
  const words = texts.message;
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [isToOne, setIsToOne] = useState(!hasOtherTimes || time.isPast);
  const [includesWaiting, setIncludesWaiting] = useState(false);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const sending = useAction(
    (_, { keyOf }) => {
      const letter = { subject, body, occurrence_id: isToOne ? time.id : null, includes_waiting: includesWaiting };
      return call(messageAttendees, { params: { id: eventId }, body: letter, key: keyOf(letter) });
    },
    { invalidates: PARTICIPANT_ANSWERS, fields: FIELDS, idOf },
  );

  async function submit() {
    const missing = {
      ...(subject.trim() === '' && { subject: words.subject_required }),
      ...(body.trim() === '' && { body: words.body_required }),
    };
    if (Object.keys(missing).length > 0) return sending.setErrors(missing);
    const done = await sending.run();
    if (!done) return;
    showToast({ tone: 'success', title: words.sent, text: words.sent_to(done.result.data.recipients_count) });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title}
      closeLabel={texts.close}
      isBlocking
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      action={sending}
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
        id={idOf('subject')}
        label={words.subject}
        required
        value={subject}
        maxLength={MAX_SUBJECT_LENGTH}
        error={sending.errors.subject}
        onChange={({ target }) => {
          setSubject(target.value);
          sending.clearError('subject');
        }}
      />
      <TextAreaField
        id={idOf('body')}
        label={words.body}
        help={words.help}
        required
        rows={6}
        value={body}
        maxLength={MAX_BODY_LENGTH}
        error={sending.errors.body}
        onChange={({ target }) => {
          setBody(target.value);
          sending.clearError('body');
        }}
      />
    </ActionDialog>
  );
}
