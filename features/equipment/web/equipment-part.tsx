import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { EQUIPMENT_FILTERS, EquipmentItem } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import { BorrowForm } from './borrow-form.tsx';
import { BorrowHow } from './borrow-how.tsx';
import { listEquipment } from './calls.ts';
import styles from './equipment.module.css';
import { EquipmentList } from './equipment-list.tsx';

type EquipmentPartProps = {
  /** `own`: what the family has or waits for; `free`: what can be fetched today. */
  which: 'all' | 'free' | 'own';
  cardId: string | null;
};

/** BEY-20: what can be borrowed, and the calendar of what is chosen. */
export function EquipmentPart({ which, cardId }: EquipmentPartProps) {
  const texts = useTexts(marketEquipmentTexts);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const answer = useEquipment(which === 'own' ? 'own' : 'all');
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
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
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

/** How many are free is told again this often. */
const FREE_EVERY_MS = 60_000;

function useEquipment(filter: (typeof EQUIPMENT_FILTERS)[number]) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: [listEquipment.method, listEquipment.path, filter],
    queryFn: ({ pageParam, signal }) => call(listEquipment, { query: { filter, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    refetchInterval: FREE_EVERY_MS,
    retry: (failures, error) => !('status' in error) && failures < 2,
  });
}

const ofCard = (item: EquipmentItem, cardId: string | null): EquipmentItem =>
  cardId === null ? item : { ...item, cards: item.cards.filter(({ card_id }) => card_id === cardId) };

function isMeant({ cards, free, closed_until }: EquipmentItem, which: EquipmentPartProps['which']): boolean {
  if (which === 'all') return true;
  if (which === 'free') return free > 0 && closed_until === null;
  return cards.some(({ loan, waiting }) => loan !== null || waiting !== null);
}
