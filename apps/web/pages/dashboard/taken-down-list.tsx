import { DecisionList } from '#features/dashboards/web/decision-list.tsx';
import { takenDownTexts } from '#features/event-editing/texts/taken-down/token.ts';
import { listTakenDownEvents } from '#features/event-editing/web/calls.ts';
import { TakenDownCard } from '#features/event-editing/web/taken-down-card.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';

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
