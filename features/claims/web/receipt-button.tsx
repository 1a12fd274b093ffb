import { FilePdfIcon, ImageIcon } from '@navikt/aksel-icons';
import { useAction } from '#features/identity/web/use-action.ts';
import { handOver } from '#platform/web/hand-over.ts';
import { Button } from '#ui/button.tsx';
import type { ClaimReceipt } from '../contract.ts';

type ReceiptButtonProps = {
  receipt: ClaimReceipt;
  /** What pressing it does, with which one. */
  label: string;
  fetch: () => Promise<unknown>;
};

/** A receipt to take along, fetched with the reader's ticket when it is wanted. */
export function ReceiptButton({ receipt: { name, kind }, label, fetch }: ReceiptButtonProps) {
  const fetching = useAction(
    async () => {
      const file = await fetch();
      if (file instanceof Blob) handOver(file, name);
    },
    { isToldInToast: true },
  );
  const Icon = kind === 'image' ? ImageIcon : FilePdfIcon;
  return (
    <Button
      variant="tertiary"
      isSmall
      isLoading={fetching.isPending}
      aria-label={label}
      onClick={() => void fetching.run()}
    >
      <Icon aria-hidden /> {name}
    </Button>
  );
}
