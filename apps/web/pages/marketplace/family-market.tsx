import { useState } from 'react';
import { hasOpenCard } from '#features/cards/web/has-open-card.ts';
import { useCards } from '#features/cards/web/use-cards.ts';
import { useKeptFiles } from '#features/door/web/use-kept-files.ts';
import { EarlierLoans } from '#features/equipment/web/earlier-loans.tsx';
import { EquipmentPart } from '#features/equipment/web/equipment-part.tsx';
import { type EquipmentShown, useEquipment } from '#features/equipment/web/use-equipment.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { TicketFilter } from '#features/tickets/rules.ts';
import { EarlierTickets } from '#features/tickets/web/earlier-tickets.tsx';
import { MarketChips, useTicketFilter } from '#features/tickets/web/market-chips.tsx';
import { TicketList } from '#features/tickets/web/ticket-list.tsx';
import { TicketListSkeleton } from '#features/tickets/web/ticket-list-skeleton.tsx';
import { useTickets } from '#features/tickets/web/use-tickets.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AccountTabs } from '../cards/account-tabs.tsx';
import styles from './marketplace.module.css';
import { OwnPasses } from './own-passes.tsx';
import { marketplaceTexts } from './texts/token.ts';
import { useOwnPasses } from './use-own-passes.ts';

/** TIC-01: what a family has, what it can get, and what it can borrow. */
export function FamilyMarket() {
  const texts = useTexts(marketplaceTexts);
  const { tenant } = usePortal();
  const answer = useCards();
  const cards = answer.data?.data;
  const passes = useOwnPasses();
  const offers = useOffers();
  useKeptFiles();
  const areOwnPending = answer.isPending || passes.isPending;
  const hasNothing =
    cards !== undefined && !hasOpenCard(cards, tenant) && passes.tickets.length + passes.loans.length === 0;
  const isComing = !passes.isCut && (areOwnPending || (offers.isPending && !hasNothing));
  // What is shown stays, also while a part of it that failed is read again.
  const [isShown, setIsShown] = useState(false);
  if (!isComing && !isShown) setIsShown(true);
  const isPending = isComing && !isShown;
  return (
    <div className="nb-wrap nb-section nb-stack nb-gap-l">
      <PageHeader title={texts.title} lead={<MarketLead passes={passes} />} />
      <AccountTabs current="market" />
      <div className={`nb-stack nb-gap-l ${styles.room}`} aria-busy={isPending}>
        {isPending ? (
          <TicketListSkeleton />
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
            {passes.isCut ? null : <MarketOffers offers={offers} />}
          </>
        )}
        {isPending || passes.isCut || !cards?.length ? null : <EarlierThings />}
      </div>
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
const EQUIPMENT_SHOWN: Readonly<Record<TicketFilter, EquipmentShown | null>> = {
  all: 'all',
  active: 'free',
  unused: 'own',
  valid: null,
  used: null,
};

/** They are read at once, not when they are shown: what comes later would push away what is read already. */
function useOffers() {
  const { tenant } = usePortal();
  const [filter] = useTicketFilter();
  const which = EQUIPMENT_SHOWN[filter];
  const tickets = useTickets(filter, tenant.hasTickets);
  const equipment = useEquipment(which ?? 'all', tenant.hasEquipment);
  const isPending = (tenant.hasTickets && tickets.isPending) || (tenant.hasEquipment && equipment.isPending);
  return { filter, which, tickets, equipment, isPending };
}

type OffersProps = { offers: ReturnType<typeof useOffers> };

function MarketOffers({ offers }: OffersProps) {
  const { tenant } = usePortal();
  const [cardId, setCardId] = useState<string | null>(null);
  const { filter, which, tickets, equipment } = offers;
  return (
    <>
      {tenant.hasTickets ? (
        <>
          <TicketChips offers={offers} cardId={cardId} onCard={setCardId} />
          <TicketList tickets={tickets} filter={filter} cardId={cardId} onShowCode={showPass} />
        </>
      ) : null}
      {tenant.hasEquipment && which ? <EquipmentPart answer={equipment} which={which} cardId={cardId} /> : null}
    </>
  );
}

type TicketChipsProps = OffersProps & { cardId: string | null; onCard: (cardId: string | null) => void };

function TicketChips({ offers: { tickets }, ...props }: TicketChipsProps) {
  const [first] = tickets.data?.pages ?? [];
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
