import { useId } from 'react';
import { hasOpenCard } from '#features/cards/web/has-open-card.ts';
import { useCards } from '#features/cards/web/use-cards.ts';
import { marketPaths } from '#features/portal/web/market-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { marketplaceTexts } from '../marketplace/texts/token.ts';

type AccountTabsProps = { current: 'accounts' | 'market' };

/** What belongs to the account. TIC-01: without one there is nothing to fetch or to borrow, and the reason is said. */
export function AccountTabs({ current }: AccountTabsProps) {
  const { tabs: texts } = useTexts(marketplaceTexts);
  const { tenant } = usePortal();
  const cards = useCards().data?.data;
  const reasonId = useId();
  const hasMarket = tenant.hasTickets || tenant.hasEquipment;
  const isClosed = hasMarket && current !== 'market' && cards !== undefined && !hasOpenCard(cards, tenant);
  const market = {
    href: marketPaths.marketplace,
    label: texts.market,
    isCurrent: current === 'market',
    disabledBy: isClosed ? reasonId : undefined,
  };
  return (
    <div>
      <TabLinks
        label={texts.label}
        links={[
          { href: paths.cards, label: texts.accounts, isCurrent: current === 'accounts' },
          ...(hasMarket ? [market] : []),
          { href: paths.info, label: texts.info, isCurrent: false },
        ]}
      />
      {isClosed ? (
        <p id={reasonId} className="nb-small nb-muted">
          {texts.no_account}
        </p>
      ) : null}
    </div>
  );
}
