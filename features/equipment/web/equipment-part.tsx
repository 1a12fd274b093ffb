import { useRef, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { EquipmentItem } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import { BorrowForm } from './borrow-form.tsx';
import { BorrowHow } from './borrow-how.tsx';
import styles from './equipment.module.css';
import { EquipmentList } from './equipment-list.tsx';
import type { EquipmentShown, useEquipment } from './use-equipment.ts';

type EquipmentPartProps = {
  answer: ReturnType<typeof useEquipment>;
  which: EquipmentShown;
  cardId: string | null;
};

/** BEY-20: what can be borrowed, and the calendar of what is chosen. */
export function EquipmentPart({ answer, which, cardId }: EquipmentPartProps) {
  const texts = useTexts(marketEquipmentTexts);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const items = (answer.data?.pages ?? [])
    .flatMap(({ data }) => data)
    .map((item) => ofCard(item, cardId))
    .filter((item) => isMeant(item, which));
  const suggested = items.find(({ closed_until }) => closed_until === null) ?? items[0];
  const chosen = items.find(({ id }) => id === chosenId) ?? suggested;

  /** On a phone the calendar lies below the list. */
  function choose({ id }: EquipmentItem) {
    setChosenId(id);
    formRef.current?.focus({ preventScroll: true });
    formRef.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section className="nb-stack" aria-labelledby="equipment-title">
      <SectionHeading id="equipment-title" title={texts.heading} lead={texts.lead} />
      {answer.data ? null : answer.errorUpdateCount > 0 ? (
        // Stays while it is tried again by itself: nothing below it moves.
        <FailedPart onTryAgain={() => void answer.refetch()} />
      ) : (
        <Skeleton shape="block" />
      )}
      {answer.data && items.length === 0 && !answer.hasNextPage ? (
        <EmptyState title={texts.empty.title} level={3}>
          {texts.empty.text}
        </EmptyState>
      ) : null}
      {chosen ? (
        <div className="nb-two">
          <div className={`nb-stack nb-gap-l ${styles.list}`}>
            <div className="nb-stack">
              <EquipmentList items={items} chosenId={chosen.id} onChoose={choose} />
              <ShowMore label={texts.more} from={answer} />
            </div>
            <BorrowHow />
          </div>
          <div ref={formRef} tabIndex={-1}>
            <BorrowForm key={chosen.id} item={chosen} />
          </div>
        </div>
      ) : (
        <ShowMore label={texts.more} from={answer} />
      )}
    </section>
  );
}

const ofCard = (item: EquipmentItem, cardId: string | null): EquipmentItem =>
  cardId === null ? item : { ...item, cards: item.cards.filter(({ card_id }) => card_id === cardId) };

function isMeant({ cards, free, closed_until }: EquipmentItem, which: EquipmentShown): boolean {
  if (which === 'all') return true;
  if (which === 'free') return free > 0 && closed_until === null;
  return cards.some(({ loan, waiting }) => loan !== null || waiting !== null);
}
