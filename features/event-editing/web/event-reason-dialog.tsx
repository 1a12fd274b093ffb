import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { MAX_REASON_LENGTH, SHORTEST_REASON } from '../rules.ts';
import { seriesTexts } from '../texts/token.ts';

type EventReasonDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  /** Takes nothing away from anybody. */
  isHarmless?: boolean;
  /** Whether there is room for a reason at all. */
  asksWhy?: boolean;
  /** A user who does it to another user says why. */
  isRequired?: boolean;
  help?: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** DLG-02 with room for a reason. */
export function EventReasonDialog({
  title,
  text,
  confirmLabel,
  isHarmless = false,
  asksWhy = true,
  isRequired = false,
  help,
  isPending,
  onConfirm,
  onClose,
  children,
}: EventReasonDialogProps) {
  const texts = useTexts(seriesTexts);
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissed, setIsMissed] = useState(false);
  const isMissing = isRequired && reason.trim().length < SHORTEST_REASON;

  function confirm() {
    setIsMissed(true);
    if (isMissing) document.getElementById(id)?.focus();
    else onConfirm(reason.trim());
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="small"
      closeLabel={texts.close}
      isBlocking={isPending}
      actions={
        <>
          <Button isDanger={!isHarmless} isLoading={isPending} onClick={confirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.no}
          </Button>
        </>
      }
    >
      <div className="nb-stack">
        <p>{text}</p>
        {asksWhy ? (
          <TextAreaField
            id={id}
            label={texts.reason}
            hint={isRequired ? undefined : texts.optional}
            help={help}
            error={isMissed && isMissing ? texts.reason_required : undefined}
            value={reason}
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            required={isRequired}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        ) : null}
        {children}
      </div>
    </Dialog>
  );
}
