import { type FormEvent, useId, useState } from 'react';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { MAX_COMMENT_LENGTH } from '../rules.ts';
import { commentTexts } from '../texts/token.ts';
import styles from './comments.module.css';

type CommentFormProps = {
  label: string;
  help?: string;
  submitLabel: string;
  /** What stands there already. */
  first?: string;
  /** In whose name one may write as well. */
  organiser?: string | null;
  /** Throws what the call throws. */
  onSend: (body: string, isForOrganiser: boolean) => Promise<void>;
  onCancel?: () => void;
};

/** From here on it is said how many are left. */
const NEARLY_FULL = 200;

/** What is written is gone from the field when it has arrived, and not before. */
export function CommentForm(props: CommentFormProps) {
  const { label, help, submitLabel, first = '', organiser = null, onSend, onCancel } = props;
  const texts = useTexts(commentTexts);
  const words = texts.write;
  const fieldId = useId();
  const [body, setBody] = useState(first);
  const [isForOrganiser, setIsForOrganiser] = useState(organiser !== null);
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const left = MAX_COMMENT_LENGTH - body.trim().length;

  async function send(submit: FormEvent<HTMLFormElement>) {
    submit.preventDefault();
    const fault = body.trim() === '' ? words.empty : left < 0 ? words.too_long(-left) : undefined;
    setError(fault);
    setFailure(null);
    if (fault) return document.getElementById(fieldId)?.focus();
    setIsPending(true);
    try {
      await onSend(body, organiser !== null && isForOrganiser);
      setBody('');
    } catch (problem) {
      setFailure(failureText(problem, texts));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      <TextAreaField
        id={fieldId}
        label={label}
        help={help}
        error={error}
        rows={3}
        value={body}
        {...(left <= NEARLY_FULL && left >= 0 && { hint: words.left(left) })}
        onChange={(input) => setBody(input.currentTarget.value)}
      />
      {organiser === null ? null : (
        <CheckboxField
          label={words.as_organiser(organiser)}
          checked={isForOrganiser}
          onChange={(input) => setIsForOrganiser(input.currentTarget.checked)}
        />
      )}
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <div className="nb-row">
        <Button type="submit" variant="secondary" isLoading={isPending}>
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
