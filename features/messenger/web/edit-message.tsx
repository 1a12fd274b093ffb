import { type FormEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { ThreadMessage } from '../contract.ts';
import { MAX_MESSAGE_LENGTH } from '../rules.ts';
import { messengerTexts } from '../texts/token.ts';
import { listThreads, updateMessage } from './calls.ts';
import styles from './message-log.module.css';

type EditMessageProps = {
  threadId: string;
  message: ThreadMessage;
  /** With the line as it is now; null when nothing was changed. */
  onDone: (changed: ThreadMessage | null) => void;
};

/** One's own words, in their place. */
export function EditMessage({ threadId, message, onDone }: EditMessageProps) {
  const texts = useTexts(messengerTexts);
  const call = useCall();
  const id = useId();
  const [body, setBody] = useState(message.body);
  const over = body.trim().length - MAX_MESSAGE_LENGTH;
  const saving = useAction(
    () => call(updateMessage, { params: { id: threadId, seq: message.seq }, body: { body: body.trim() } }),
    { invalidates: [listThreads], fields: ['body'], idOf: () => id },
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (over > 0) return saving.setErrors({ body: texts.write.too_long(MAX_MESSAGE_LENGTH, over) });
    const done = await saving.run();
    if (done) onDone(done.result.data);
  }

  return (
    <form method="post" noValidate className={styles.edit} onSubmit={submit}>
      <ActionFailure action={saving} level={2} />
      <TextAreaField
        id={id}
        label={texts.log.editing}
        error={saving.errors.body}
        rows={3}
        value={body}
        autoFocus
        onChange={({ target }) => {
          setBody(target.value);
          saving.clearError('body');
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone(null);
        }}
      />
      <div className="nb-row">
        <Button type="submit" isSmall isLoading={saving.isPending}>
          {texts.log.save}
        </Button>
        <Button variant="tertiary" isSmall onClick={() => onDone(null)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
