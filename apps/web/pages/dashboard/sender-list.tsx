import { senderTexts } from '#features/bulk-messages/texts/senders/token.ts';
import { listWaitingSenders } from '#features/bulk-messages/web/calls.ts';
import { DecidableSender } from '#features/bulk-messages/web/decidable-sender.tsx';
import { DecisionList } from '#features/dashboards/web/decision-list.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';

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
