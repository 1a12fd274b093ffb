import { useEffect } from 'react';
import type { EquipmentLoanId, LendingPlaceId } from '#features/vocabulary/ids.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { DeskReturnDialog } from './desk-return-dialog.tsx';
import { getDesk } from './office-calls.ts';

type ScannedReturnProps = {
  loan_id: EquipmentLoanId;
  place_id: LendingPlaceId;
  onClose: () => void;
  onTaken: () => void;
};

/** BEY-04: a loan whose code was scanned comes back as it does on the desk's page. */
export function ScannedReturn({ loan_id, place_id, onClose, onTaken }: ScannedReturnProps) {
  const { desk: texts, close } = useTexts(equipmentOfficeTexts);
  const answer = useAnswer(getDesk, { params: { id: place_id } });
  const { refetch } = answer;
  // A scan has just handed it out, perhaps: what was read before does not know it.
  useEffect(() => void refetch(), [refetch]);
  const desk = answer.data?.data;
  const loan = [...(desk?.due ?? []), ...(desk?.overdue ?? []), ...(desk?.out ?? [])].find(({ id }) => id === loan_id);
  if (loan) return <DeskReturnDialog loan={loan} onClose={onClose} onTaken={onTaken} />;
  return (
    <Dialog isOpen title={texts.take_back} closeLabel={close} onClose={onClose}>
      {answer.isFetching ? <Skeleton shape="block" /> : <p>{texts.not_out}</p>}
    </Dialog>
  );
}
