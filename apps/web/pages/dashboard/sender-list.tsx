import { listWaitingSenders } from '#features/circulars/web/calls.ts';
import { useSenderTexts } from '#features/circulars/web/use-sender-texts.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { DecidableSender } from './decidable-sender.tsx';
import { DecisionList } from './decision-list.tsx';

type SenderListProps = { number: number; hrefOf: (page: number) => string };

/** The names that wait, those that have waited longest first. */
export function SenderList({ number, hrefOf }: SenderListProps) {
  const texts = useSenderTexts();
  const answer = useAnswer(listWaitingSenders, { query: { page: number } });
  return (
    <DecisionList answer={answer} texts={texts} empty={texts.empty} hrefOf={hrefOf}>
      {(waiting) => <DecidableSender key={`${waiting.id} ${waiting.sender}`} waiting={waiting} />}
    </DecisionList>
  );
}
