import { useTexts } from '#platform/web/language.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { childrenTexts } from '../../texts/children/token.ts';

type LeaveForChildDialogProps = {
  /** Whose place is given up; null while nothing is asked. */
  firstName: string | null;
  event: string;
  when: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks a guardian before the place of a child is given up. */
export function LeaveForChildDialog({ firstName, event, when, ...rest }: LeaveForChildDialogProps) {
  const texts = useTexts(childrenTexts);
  return (
    <ConfirmationDialog
      isOpen={firstName !== null}
      title={texts.leaving.title(firstName ?? '')}
      text={texts.leaving.text(event, when)}
      confirmLabel={texts.leaving.confirm}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      tone="danger"
      {...rest}
    />
  );
}
