import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ClaimReceipt } from '../../contract.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import { ReceiptButton } from '../receipt-button.tsx';
import styles from './accounts.module.css';
import { getReceiptAsStaff } from './calls.ts';

type OpenedReceiptsProps = {
  claim: ClaimId;
  /** Null for those who do not decide. */
  receipts: readonly ClaimReceipt[] | null;
};

/** What the family has sent along: pictures to look at where one decides, papers to open. */
export function OpenedReceipts({ claim, receipts }: OpenedReceiptsProps) {
  const { opened: texts } = useTexts(accountsTexts);
  const call = useCall();
  if (receipts === null) return <p>{texts.receipts_of_others}</p>;
  if (receipts.length === 0) return <p>{texts.no_receipt}</p>;
  return (
    <section>
      <h3 className="nb-small">{texts.receipt}</h3>
      <ul className={styles.receipts}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            {receipt.kind === 'image' ? (
              <ReceiptPicture claim={claim} receipt={receipt} />
            ) : (
              <ReceiptButton
                receipt={receipt}
                label={texts.receipt_download(receipt.name)}
                fetch={() => call(getReceiptAsStaff, { params: { id: claim, file: receipt.id } })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReceiptPicture({ claim, receipt: { id, name } }: { claim: ClaimId; receipt: ClaimReceipt }) {
  const { opened: texts } = useTexts(accountsTexts);
  const call = useCall();
  const { data: file, isError } = useQuery({
    queryKey: [getReceiptAsStaff.method, getReceiptAsStaff.path, claim, id],
    queryFn: ({ signal }) => call(getReceiptAsStaff, { params: { id: claim, file: id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(file instanceof Blob)) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isError) return <p>{texts.receipt_failed}</p>;
  if (!address) return <Skeleton shape="block" />;
  return (
    <a href={address} target="_blank" rel="noopener">
      <img className={styles.receipt} src={address} alt={texts.receipt_picture(name)} />
    </a>
  );
}
