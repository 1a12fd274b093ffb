import { DecisionList } from '#features/portal/web/decision-list.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { senderTexts } from '../texts/senders/token.ts';
import { listWaitingSenders } from './calls.ts';
import { DecidableSender } from './decidable-sender.tsx';

type SenderListProps = { number: number; hrefOf: (page: number) => string };

/** The names that wait, those that have waited longest first. */
export function SenderList({ number, hrefOf }: SenderListProps) {
  const texts = useTexts(senderTexts);
  const answer = useAnswer(listWaitingSenders, { query: { page: number } });
  return (
    <DecisionList answer={answer} texts={texts} empty={texts.empty} hrefOf={hrefOf}>
      {(waiting) => <DecidableSender key={`${waiting.id} ${waiting.sender}`} waiting={waiting} />}
    </DecisionList>
  );
}
