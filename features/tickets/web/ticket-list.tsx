import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import type { TicketGroup } from '../contract.ts';
import type { TicketFilter } from '../rules.ts';
import { marketTicketTexts } from '../texts/market/token.ts';
import { TakeTicketDialog } from './take-ticket-dialog.tsx';
import styles from './ticket-card.module.css';
import { TicketCard } from './ticket-card.tsx';
import { TicketListSkeleton } from './ticket-list-skeleton.tsx';
import { clockLateMs, type useTickets } from './use-tickets.ts';

type TicketListProps = {
  tickets: ReturnType<typeof useTickets>;
  filter: TicketFilter;
  /** Only what has to do with this account. */
  cardId: string | null;
  onShowCode: (ticketId: string) => void;
};

/** TIC-01: what the municipality gives to those with an account. */
export function TicketList({ tickets, filter, cardId, onShowCode }: TicketListProps) {
  const texts = useTexts(marketTicketTexts);
  const [takenId, setTakenId] = useState<string | null>(null);
  const groups = (tickets.data?.pages ?? []).flatMap(({ data }) => data).flatMap((group) => ofCard(group, cardId));
  const taken = groups.find(({ id }) => id === takenId);
  const isNarrowed = filter !== 'all' || cardId !== null;
  return (
    <section className="nb-stack" aria-labelledby="tickets-title">
      <SectionHeading id="tickets-title" title={texts.heading} lead={texts.lead} />
      {tickets.data ? null : tickets.errorUpdateCount > 0 ? (
        // Stays while it is tried again by itself: nothing below it moves.
        <FailedPart onTryAgain={() => void tickets.refetch()} />
      ) : (
        <TicketListSkeleton />
      )}
      {tickets.data && groups.length === 0 ? (
        <EmptyState title={texts.empty.title} level={3}>
          {isNarrowed ? texts.empty.filtered : texts.empty.text}
        </EmptyState>
      ) : null}
      <ul className={styles.cards} aria-busy={tickets.isPlaceholderData}>
        {groups.map((group) => (
          <li key={group.id} className={styles.item}>
            <TicketCard
              group={group}
              clockLateMs={clockLateMs(tickets.data?.pages ?? [])}
              onTake={({ id }) => setTakenId(id)}
              onShowCode={onShowCode}
            />
          </li>
        ))}
      </ul>
      <ShowMore label={texts.more} from={tickets} />
      {taken ? <TakeTicketDialog key={taken.id} group={taken} onClose={() => setTakenId(null)} /> : null}
    </section>
  );
}

/** As it is for one account; nothing where it is not for that one at all. */
function ofCard(group: TicketGroup, cardId: string | null): TicketGroup[] {
  if (cardId === null) return [group];
  const cards = group.cards.filter(({ card_id }) => card_id === cardId);
  return cards.some(({ why_not, tickets }) => tickets.length > 0 || !isForOthers(why_not)) ? [{ ...group, cards }] : [];
}

const isForOthers = (why: TicketGroup['cards'][number]['why_not']): boolean =>
  why === 'other_scheme' || why === 'too_young' || why === 'too_old';
