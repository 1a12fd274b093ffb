import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { CvPaper } from '../../contract.ts';
import { cvTexts } from '../../texts/own/token.ts';
import { getCv, withdrawCvPaper } from '../calls.ts';

export function WithdrawPaperDialog({ paper, onClose }: { paper: CvPaper; onClose: () => void }) {
  const { withdraw: words } = useTexts(cvTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const withdrawing = useAction(async () => call(withdrawCvPaper, { params: { id: paper.id } }), {
    invalidates: [getCv],
    isToldInToast: true,
  });

  async function withdraw() {
    if (await withdrawing.run(undefined)) showToast({ tone: 'success', title: words.done });
    onClose();
  }

  return (
    <ConfirmationDialog
      isOpen
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      tone="danger"
      isPending={withdrawing.isPending}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    />
  );
}
