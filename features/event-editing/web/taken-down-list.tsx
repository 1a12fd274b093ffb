import { DecisionList } from '#features/portal/web/decision-list.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { takenDownTexts } from '../texts/taken-down/token.ts';
import { listTakenDownEvents } from './calls.ts';
import { TakenDownCard } from './taken-down-card.tsx';

type TakenDownListProps = { number: number; hrefOf: (page: number) => string };

/** ORG-04: what those who look after the contents have taken down, the last first. */
export function TakenDownList({ number, hrefOf }: TakenDownListProps) {
  const texts = useTexts(takenDownTexts);
  const answer = useAnswer(listTakenDownEvents, { query: { page: number } });
  return (
    <DecisionList answer={answer} texts={texts} empty={texts.empty} hrefOf={hrefOf}>
      {(event) => <TakenDownCard key={event.id} event={event} />}
    </DecisionList>
  );
}
