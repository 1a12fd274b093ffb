import { XMarkIcon } from '@navikt/aksel-icons';
import { UploadsField } from '#features/uploads/web/uploads-field.tsx';
import { useUploads } from '#features/uploads/web/use-uploads.ts';
import { useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MAX_RECEIPTS } from '../../rules.ts';
import { refundTexts } from '../../texts/refund/token.ts';
import styles from './refund.module.css';
import type { AddedReceipt } from './refund-desk.tsx';

type ReceiptsFieldProps = {
  id: string;
  value: readonly AddedReceipt[];
  onChange: (receipts: readonly AddedReceipt[]) => void;
  error: string | undefined;
  termsHref: string;
};

/** Photographs or papers; a long receipt can take several. */
export function ReceiptsField({ id, value, onChange, error, termsHref }: ReceiptsFieldProps) {
  const texts = useTexts(refundTexts);
  const { discard } = useUploads();
  return (
    <div className="nb-stack">
      {value.length > 0 ? (
        <ul className={styles.receipts} aria-label={texts.added}>
          {value.map((receipt) => (
            <li key={receipt.id} className={styles.receipt}>
              <span className={styles.name}>{receipt.name}</span>
              <IconButton
                label={texts.remove(receipt.name)}
                icon={<XMarkIcon aria-hidden />}
                onClick={() => {
                  discard(receipt.id);
                  onChange(value.filter((other) => other.id !== receipt.id));
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {value.length < MAX_RECEIPTS ? (
        <UploadsField
          id={id}
          label={texts.receipts}
          kind="paper"
          most={MAX_RECEIPTS - value.length}
          error={error}
          termsHref={termsHref}
          onTake={(taken) => onChange([...value, ...taken.map((upload) => ({ id: upload.id, name: upload.name }))])}
        />
      ) : (
        <p className="nb-muted">{texts.most(MAX_RECEIPTS)}</p>
      )}
    </div>
  );
}
