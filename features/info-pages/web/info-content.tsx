import type { ReactNode } from 'react';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { InfoPage } from '../contract.ts';
import { isHelp, isWithRules } from '../rules.ts';
import { infoTexts } from '../texts/token.ts';
import { AskUs } from './ask-us.tsx';
import { FirstSteps } from './first-steps.tsx';
import styles from './info-content.module.css';
import { InfoLead } from './info-lead.tsx';
import { SlotCard } from './slot-card.tsx';
import { SlotRow } from './slot-row.tsx';
import { usePortalAddress } from './use-portal-address.ts';

type InfoContentProps = {
  page: InfoPage;
  /** Whose page it is, where that is not plain. */
  notice?: ReactNode;
  /** What can be done about the account. */
  accountActions: ReactNode;
};

/** So few stand as cards beside the way to ask, all alike. */
const FEW_SLOTS = 2;

/** INF-01: what a municipality offers, from its slots. */
export function InfoContent({ page, notice, accountActions }: InfoContentProps) {
  const texts = useTexts(infoTexts);
  const addressIn = usePortalAddress(page);
  const { scheme } = page;
  const own = scheme.state === 'none' ? page.slots.find(({ page_type }) => page_type === 'leisurecard-custom') : null;
  const hasLead = isWithRules(scheme.state) || Boolean(own);
  const rest = page.slots.filter((slot) => slot !== own);
  const isShort = !hasLead && rest.length <= FEW_SLOTS;
  const offers = rest.filter(({ page_type }) => isShort || !isHelp(page_type));
  const help = rest.filter((slot) => !offers.includes(slot));
  const isEmpty = scheme.state === 'none' && page.slots.length === 0;
  const offerCards =
    offers.length > 0 ? (
      <section className="nb-stack" aria-labelledby="offers">
        <SectionHeading id="offers" title={hasLead ? texts.other_offers : texts.offers} />
        <div className="nb-results">
          <div className="nb-cards">
            {offers.map((slot) => (
              <SlotCard key={slot.title} slot={slot} addressIn={addressIn} />
            ))}
          </div>
        </div>
      </section>
    ) : null;
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <PageHeader title={page.title} lead={texts.lead(page.in_place)} />
      {notice}
      {isEmpty ? (
        <EmptyState
          title={texts.empty.title}
          actions={<ButtonLink href={addressIn(paths.events)}>{texts.account.find_activity}</ButtonLink>}
        >
          {texts.empty.text}
        </EmptyState>
      ) : (
        <InfoLead page={page} own={own ?? null} accountActions={accountActions} />
      )}
      {scheme.state === 'running' ? <FirstSteps scheme={scheme} /> : null}
      {isShort ? null : offerCards}
      <div className="nb-two">
        {isShort ? offerCards : null}
        {help.length > 0 ? (
          <section className="nb-stack" aria-labelledby="help-and-support">
            <SectionHeading id="help-and-support" title={texts.help} />
            <ul className={styles.rows}>
              {help.map((slot) => (
                <SlotRow key={slot.title} slot={slot} addressIn={addressIn} />
              ))}
            </ul>
          </section>
        ) : null}
        <AskUs page={page} />
      </div>
    </div>
  );
}
