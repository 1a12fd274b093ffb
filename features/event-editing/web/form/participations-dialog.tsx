import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formTexts } from '../../texts/form/token.ts';

type ParticipationsDialogProps = {
  count: number;
  isPending: boolean;
  onAnswer: (participations: 'keep' | 'cancel') => void;
  onClose: () => void;
};

/** DLG-02: people have a place at times that are moved or no more. */
export function ParticipationsDialog({ count, isPending, onAnswer, onClose }: ParticipationsDialogProps) {
  const { participations: texts } = useTexts(formTexts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      isBlocking={isPending}
      actions={
        <>
          <Button isLoading={isPending} onClick={() => onAnswer('keep')}>
            {texts.keep}
          </Button>
          <Button variant="secondary" isDanger disabled={isPending} onClick={() => onAnswer('cancel')}>
            {texts.cancel}
          </Button>
          <Button variant="tertiary" disabled={isPending} onClick={onClose}>
            {texts.back}
          </Button>
        </>
      }
    >
      <p>{texts.text(count)}</p>
    </Dialog>
  );
}
