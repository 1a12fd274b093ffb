import { useSearchParams } from 'react-router';
import { TICKET_FILTERS, type TicketFilter } from '#features/tickets/rules.ts';
import { marketTicketTexts } from '#features/tickets/texts/market/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { BadgeCount } from '#ui/badge-count.tsx';
import { Chip } from '#ui/chip.tsx';
import { ChipRow } from '#ui/chip-row.tsx';
import styles from './market-chips.module.css';

/** In the order in which they are looked for. */
const SHOWN = ['all', 'active', 'unused', 'valid', 'used'] as const satisfies readonly TicketFilter[];

const MAX_COUNTED = 999;

type MarketChipsProps = {
  counts: Readonly<Record<TicketFilter, number>> | undefined;
  owners: readonly { card_id: string; first_name: string }[];
  cardId: string | null;
  onCard: (cardId: string | null) => void;
};

/** TIC-03: all, free, one's own, valid today, used; and for which child. */
export function MarketChips({ counts, owners, cardId, onCard }: MarketChipsProps) {
  const { chips: texts } = useTexts(marketTicketTexts);
  const [filter, setFilter] = useTicketFilter();
  return (
    <ChipRow label={texts.label}>
      {SHOWN.map((each) => (
        <Chip key={each} isSelected={each === filter} onClick={() => setFilter(each)}>
          {texts[each]}
          <BadgeCount count={counts?.[each] ?? 0} limit={MAX_COUNTED} tone="neutral" className={styles.count} />
        </Chip>
      ))}
      {owners.length > 1 ? (
        <>
          <hr />
          {owners.map(({ card_id, first_name }) => (
            <Chip
              key={card_id}
              isSelected={card_id === cardId}
              onClick={() => onCard(card_id === cardId ? null : card_id)}
            >
              {texts.for_child(first_name)}
            </Chip>
          ))}
        </>
      ) : null}
    </ChipRow>
  );
}

/** In the address, so that it can be sent and gone back to. */
export function useTicketFilter(): [TicketFilter, (filter: TicketFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = TICKET_FILTERS.find((each) => each === search.get('filter')) ?? 'all';
  return [filter, (next) => setSearch(next === 'all' ? {} : { filter: next }, { preventScrollReset: true })];
}
