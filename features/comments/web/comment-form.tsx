import { type FormEvent, useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { MAX_COMMENT_LENGTH } from '../rules.ts';
import { commentTexts } from '../texts/token.ts';
import styles from './comments.module.css';

export type WrittenComment = { body: string; is_for_organization: boolean };

type CommentFormProps = {
  label: string;
  help?: string;
  submitLabel: string;
  /** What stands there already. */
  first?: string;
  /** In whose name one may write as well. */
  organiser?: string | null;
  /** Sends it, under a key of its own. */
  send: (written: WrittenComment, keyOf: (body: object) => string) => Promise<unknown>;
  /** The answers that are read again when it has been sent. */
  changed?: ChangedAnswers;
  onSent: () => void;
  onCancel?: () => void;
};

/** From here on it is said how many are left. */
const NEARLY_FULL = 200;

/** What is written is gone from the field when it has arrived, and not before. */
export function CommentForm(props: CommentFormProps) {
  const { label, help, submitLabel, first = '', organiser = null, send, changed = [], onSent, onCancel } = props;
  const texts = useTexts(commentTexts);
  const words = texts.write;
  const fieldId = useId();
  const [body, setBody] = useState(first);
  const [isForOrganiser, setIsForOrganiser] = useState(organiser !== null);
  const left = MAX_COMMENT_LENGTH - body.trim().length;
  const sending = useAction(
    (_, { keyOf }) => send({ body, is_for_organization: organiser !== null && isForOrganiser }, keyOf),
    { invalidates: changed, fields: ['body'], idOf: () => fieldId },
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fault = body.trim() === '' ? words.empty : left < 0 ? words.too_long(-left) : undefined;
    if (fault) return sending.setErrors({ body: fault });
    if (!(await sending.run())) return;
    setBody('');
    onSent();
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <ActionFailure action={sending} level={3} />
      <TextAreaField
        id={fieldId}
        label={label}
        help={help}
        error={sending.errors.body}
        rows={3}
        value={body}
        {...(left <= NEARLY_FULL && left >= 0 && { hint: words.left(left) })}
        onChange={(input) => {
          setBody(input.currentTarget.value);
          sending.clearError('body');
        }}
      />
      {organiser === null ? null : (
        <CheckboxField
          label={words.as_organiser(organiser)}
          checked={isForOrganiser}
          onChange={(input) => setIsForOrganiser(input.currentTarget.checked)}
        />
      )}
      <div className="nb-row">
        <Button type="submit" variant="secondary" isLoading={sending.isPending}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button variant="tertiary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
