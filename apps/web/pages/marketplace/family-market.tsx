import { useState } from 'react';
import { hasOpenCard } from '#features/cards/web/has-open-card.ts';
import { useCards } from '#features/cards/web/use-cards.ts';
import { useKeptFiles } from '#features/door/web/use-kept-files.ts';
import { EarlierLoans } from '#features/equipment/web/earlier-loans.tsx';
import { EquipmentPart } from '#features/equipment/web/equipment-part.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { TicketFilter } from '#features/tickets/rules.ts';
import { EarlierTickets } from '#features/tickets/web/earlier-tickets.tsx';
import { MarketChips, useTicketFilter } from '#features/tickets/web/market-chips.tsx';
import { TicketList } from '#features/tickets/web/ticket-list.tsx';
import { useTickets } from '#features/tickets/web/use-tickets.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountTabs } from '../cards/account-tabs.tsx';
import styles from './marketplace.module.css';
import { OwnPasses } from './own-passes.tsx';
import { marketplaceTexts } from './texts/token.ts';
import { useOwnPasses } from './use-own-passes.ts';

/** TIC-01: what a family has, what it can get, and what it can borrow. */
export function FamilyMarket() {
  const texts = useTexts(marketplaceTexts);
  const { tenant } = usePortal();
  const { data: answer, isPending } = useCards();
  const cards = answer?.data;
  const passes = useOwnPasses();
  useKeptFiles();
  const hasNothing =
    cards !== undefined && !hasOpenCard(cards, tenant) && passes.tickets.length + passes.loans.length === 0;
  return (
    <div className="nb-wrap nb-section nb-stack nb-gap-l">
      <PageHeader title={texts.title} lead={<MarketLead passes={passes} />} />
      <AccountTabs current="market" />
      {!passes.isCut && (isPending || passes.isPending) ? (
        <div className={styles.room} aria-busy>
          <Skeleton shape="block" />
        </div>
      ) : hasNothing ? (
        <EmptyState
          title={texts.none.title}
          actions={<ButtonLink href={paths.cards}>{texts.none.to_accounts}</ButtonLink>}
        >
          {texts.none.text}
        </EmptyState>
      ) : (
        <>
          <OwnPasses passes={passes} />
          {passes.isCut ? null : <MarketOffers />}
        </>
      )}
      {passes.isCut || !cards?.length ? null : <EarlierThings />}
    </div>
  );
}

/** Behind a word: read by those who look for it, also when their account is no more. */
function EarlierThings() {
  const texts = useTexts(marketplaceTexts);
  const { tenant } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Accordion title={texts.earlier} level={2} onToggle={setIsOpen}>
      {isOpen ? (
        <div className="nb-stack nb-gap-l">
          {tenant.hasTickets ? <EarlierTickets /> : null}
          {tenant.hasEquipment ? <EarlierLoans /> : null}
        </div>
      ) : null}
    </Accordion>
  );
}

function MarketLead({ passes: { tickets, loans } }: { passes: ReturnType<typeof useOwnPasses> }) {
  const texts = useTexts(marketplaceTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const [first] = tickets;
  const due = loans.find(({ state }) => state === 'out');
  if (!first && !due) return texts.lead;
  return (
    <>
      {first ? (
        <span>{tickets.length === 1 ? texts.ready_one(first.group.name) : texts.ready(tickets.length)} </span>
      ) : null}
      {due ? <span>{texts.due(due.item.name, whenText({ start_at: due.return_by }, { now, moments }))}</span> : null}
    </>
  );
}

/** Which things to borrow a choice of tickets goes with; none with what is about tickets alone. */
const EQUIPMENT_SHOWN: Readonly<Record<TicketFilter, 'all' | 'free' | 'own' | null>> = {
  all: 'all',
  active: 'free',
  unused: 'own',
  valid: null,
  used: null,
};

function MarketOffers() {
  const { tenant } = usePortal();
  const [filter] = useTicketFilter();
  const [cardId, setCardId] = useState<string | null>(null);
  const which = EQUIPMENT_SHOWN[filter];
  return (
    <>
      {tenant.hasTickets ? (
        <>
          <TicketChips cardId={cardId} onCard={setCardId} />
          <TicketList filter={filter} cardId={cardId} onShowCode={showPass} />
        </>
      ) : null}
      {tenant.hasEquipment && which ? <EquipmentPart which={which} cardId={cardId} /> : null}
    </>
  );
}

function TicketChips(props: { cardId: string | null; onCard: (cardId: string | null) => void }) {
  const [filter] = useTicketFilter();
  const [first] = useTickets(filter).data?.pages ?? [];
  const { tenant } = usePortal();
  const cards = useCards().data?.data ?? [];
  const owners = cards
    .filter((card) => hasOpenCard([card], tenant))
    .map(({ id, child }) => ({ card_id: id, first_name: child.first_name }));
  return <MarketChips {...props} counts={first?.counts} owners={owners} />;
}

/** Its code is at the top of the page, perhaps behind a word. */
function showPass(ticketId: string): void {
  const sheet = document.getElementById(`pass-${ticketId}`);
  sheet?.closest('details')?.setAttribute('open', '');
  sheet?.focus({ preventScroll: true });
  sheet?.scrollIntoView({ block: 'center' });
}
