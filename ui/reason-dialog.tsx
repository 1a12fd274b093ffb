import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextAreaField } from './text-area-field.tsx';

type ReasonDialogProps = {
  title: string;
  /** Who gets to read the reason. */
  text: string;
  texts: {
    reason: string;
    reason_help: string;
    reason_required: string;
    send: string;
    cancel: string;
    close: string;
  };
  longest: number;
  isPending: boolean;
  /** Set for a decision that takes nothing away, such as opening something again. */
  isHarmless?: boolean;
  /** What the server had to say about the reason. */
  error: string | undefined;
  onSend: (reason: string) => void;
  onClose: () => void;
};

const SHORTEST_REASON = 5;

/** Nobody is turned away without being told why. */
export function ReasonDialog({
  title,
  text,
  texts,
  longest,
  isPending,
  isHarmless = false,
  error,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const fieldId = useId();
  const [reason, setReason] = useState('');
  const [isMissed, setIsMissed] = useState(false);
  const isTooShort = reason.trim().length < SHORTEST_REASON;

  function send() {
    setIsMissed(true);
    if (isTooShort) document.getElementById(fieldId)?.focus();
    else onSend(reason.trim());
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      isBlocking={isPending}
      actions={
        <>
          <Button isDanger={!isHarmless} isLoading={isPending} onClick={send}>
            {texts.send}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <div className="nb-stack">
        <p>{text}</p>
        <TextAreaField
          id={fieldId}
          label={texts.reason}
          help={texts.reason_help}
          error={isMissed && isTooShort ? texts.reason_required : error}
          value={reason}
          maxLength={longest}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
