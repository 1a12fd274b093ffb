import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { LONGEST_NOTE } from '../rules.ts';
import { useRequestTexts } from './use-request-texts.ts';

type RequestDeclineDialogProps = {
  name: string;
  isPending: boolean;
  /** What the server had to say about the reason. */
  error: string | undefined;
  onDecline: (reason: string) => void;
  onClose: () => void;
};

const SHORTEST_REASON = 5;

/** Nobody is turned away without being told why. */
export function RequestDeclineDialog({ name, isPending, error, onDecline, onClose }: RequestDeclineDialogProps) {
  const { dialog: texts } = useRequestTexts().admin;
  const [reason, setReason] = useState('');
  const [isMissed, setIsMissed] = useState(false);
  const isTooShort = reason.trim().length < SHORTEST_REASON;

  function decline() {
    setIsMissed(true);
    if (isTooShort) document.getElementById('decline-reason')?.focus();
    else onDecline(reason.trim());
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(name)}
      closeLabel={texts.close}
      isBlocking={isPending}
      actions={
        <>
          <Button isDanger isLoading={isPending} onClick={decline}>
            {texts.send}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <div className="nb-stack">
        <p>{texts.text}</p>
        <TextAreaField
          id="decline-reason"
          label={texts.reason}
          help={texts.reason_help}
          error={isMissed && isTooShort ? texts.reason_required : error}
          value={reason}
          maxLength={LONGEST_NOTE}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
