import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OfficeLoan } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { getLoanPicture } from './office-calls.ts';
import styles from './office-lending.module.css';

/** What the desk saw; nothing where it was as it should be. */
export function HowItCameBack({ loan }: { loan: OfficeLoan }) {
  const { desk: texts, see_picture, which } = useTexts(equipmentOfficeTexts);
  const [isShown, setShown] = useState(false);
  const { condition, note, has_picture, item_name, piece_label } = loan;
  if (condition === null || condition === 'good') return null;
  return (
    <>
      <p className="nb-small">{[texts.conditions[condition], note].filter(Boolean).join(' · ')}</p>
      {has_picture ? (
        <Button
          variant="tertiary"
          isSmall
          aria-label={which(see_picture, `${item_name}, ${piece_label}`)}
          onClick={() => setShown(true)}
        >
          {see_picture}
        </Button>
      ) : null}
      {isShown ? <LoanPictureDialog loan={loan} onClose={() => setShown(false)} /> : null}
    </>
  );
}

/** It has no address of its own: it is fetched with the reader's ticket. */
function LoanPictureDialog({
  loan: { id, item_name, piece_label },
  onClose,
}: {
  loan: OfficeLoan;
  onClose: () => void;
}) {
  const { desk: texts, close } = useTexts(equipmentOfficeTexts);
  const call = useCall();
  const [address, setAddress] = useState<string | null>(null);
  const {
    data: file,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['GET', getLoanPicture.path, id],
    queryFn: ({ signal }) => call(getLoanPicture, { params: { id } }, signal),
  });
  useEffect(() => {
    if (!(file instanceof Blob)) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Dialog isOpen title={`${item_name}, ${piece_label}`} closeLabel={close} onClose={onClose}>
      {isError ? <FailedPart onTryAgain={() => void refetch()} /> : null}
      {address ? <img className={styles.damage} src={address} alt={texts.picture} /> : null}
      {!address && !isError ? <Skeleton shape="block" /> : null}
    </Dialog>
  );
}
