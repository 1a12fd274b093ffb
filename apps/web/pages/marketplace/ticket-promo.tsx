import { useId } from 'react';
import { hasOpenCard } from '#features/cards/web/has-open-card.ts';
import { useCards } from '#features/cards/web/use-cards.ts';
import { filterTexts } from '#features/events/texts/filters/token.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { marketPaths } from '#features/portal/web/market-paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

/** RTE-04: leads from the list of activities to what there is with an account. */
export function TicketPromo() {
  const { ticket_promo: texts } = useTexts(filterTexts);
  const isLoggedIn = useIsLoggedIn();
  return (
    <aside className="nb-panel nb-row nb-spread" aria-label={texts.title}>
      <div>
        <strong>{texts.title}</strong>
        <p className="nb-small nb-muted">{texts.text}</p>
      </div>
      {isLoggedIn ? <OwnersLink /> : <PromoLink />}
    </aside>
  );
}

function PromoLink() {
  const { ticket_promo: texts } = useTexts(filterTexts);
  return (
    <ButtonLink variant="secondary" isSmall href={marketPaths.marketplace}>
      {texts.open}
    </ButtonLink>
  );
}

/** TIC-01: of no use to a user without an account, who is told so. */
function OwnersLink() {
  const { ticket_promo: texts } = useTexts(filterTexts);
  const { tenant } = usePortal();
  const cards = useCards().data?.data;
  const reasonId = useId();
  if (cards === undefined || hasOpenCard(cards, tenant)) return <PromoLink />;
  return (
    <div>
      <Button variant="secondary" isSmall disabled aria-describedby={reasonId}>
        {texts.open}
      </Button>
      <p id={reasonId} className="nb-small nb-muted">
        {texts.no_account}
      </p>
    </div>
  );
}
