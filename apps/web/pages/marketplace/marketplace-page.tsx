import { data } from 'react-router';
import { marketEquipmentTexts } from '#features/equipment/texts/market/token.ts';
import { useIsLoggedIn, useLogin } from '#features/identity/web/use-login.tsx';
import { passTexts } from '#features/passes/texts/token.ts';
import { marketPaths } from '#features/portal/web/market-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import { marketTicketTexts } from '#features/tickets/texts/market/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { FamilyMarket } from './family-market.tsx';
import styles from './marketplace.module.css';
import { marketplaceTexts } from './texts/token.ts';

export const page: PageModule = {
  Component: MarketplacePage,
  texts: [marketplaceTexts, marketTicketTexts, marketEquipmentTexts, passTexts],
  async load({ tenant }) {
    if (!tenant.hasTickets && !tenant.hasEquipment) throw data('', { status: 404 });
  },
  head: ({ textsOf }) => ({
    title: textsOf(marketplaceTexts).title,
    description: textsOf(marketplaceTexts).description,
    canonical: marketPaths.marketplace,
  }),
};

/** TIC-01: the server's page is for visitors; what there is for a family comes in the browser. */
function MarketplacePage() {
  return useIsLoggedIn() ? <FamilyMarket /> : <VisitorsMarket />;
}

function VisitorsMarket() {
  const texts = useTexts(marketplaceTexts);
  const isUnknown = useLogin() === null;
  return (
    <div className="nb-wrap nb-section nb-stack nb-gap-l">
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={isUnknown ? styles.unknown : undefined}>
        <EmptyState
          title={texts.welcome.title}
          actions={
            <>
              <ButtonLink href={getStartedPath(marketPaths.marketplace)}>{texts.welcome.log_in}</ButtonLink>
              <ButtonLink variant="secondary" href={paths.info}>
                {texts.welcome.about}
              </ButtonLink>
            </>
          }
        >
          {texts.welcome.text}
        </EmptyState>
      </div>
    </div>
  );
}
