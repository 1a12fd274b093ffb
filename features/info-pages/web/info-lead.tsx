import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { InfoPage, InfoSlot } from '../contract.ts';
import { isWithRules } from '../rules.ts';
import { infoTexts } from '../texts/token.ts';
import { ExternalMark } from './external-mark.tsx';
import { schemeFigures, slotFigures } from './figures.ts';
import { LeadSlot } from './lead-slot.tsx';
import { SchemeNotice } from './scheme-notice.tsx';
import { SentenceList } from './sentence-list.tsx';
import { isExternal, paragraphsOf, relOf, slotAddress } from './slot-address.ts';
import { useLimits } from './use-limits.ts';
import { usePortalAddress } from './use-portal-address.ts';

type InfoLeadProps = { page: InfoPage; own: InfoSlot | null; accountActions: ReactNode };

/** The account, the scheme that the municipality has instead, or that there is neither. */
export function InfoLead({ page, own, accountActions }: InfoLeadProps) {
  const texts = useTexts(infoTexts);
  const addressIn = usePortalAddress(page);
  const { scheme } = page;
  const limits = useLimits(scheme);
  if (isWithRules(scheme.state)) {
    return (
      <>
        <SchemeNotice page={page} />
        <LeadSlot scene="fjelltur" title={scheme.title} figures={schemeFigures(texts, scheme)} actions={accountActions}>
          <p>{scheme.text}</p>
          <p>{texts.account.use(scheme.min_activities)}</p>
          <SentenceList sentences={limits} />
        </LeadSlot>
      </>
    );
  }
  if (!own) return <SchemeNotice page={page} />;
  const address = slotAddress(own);
  return (
    <LeadSlot
      scene="familietur"
      title={own.card_title}
      figures={slotFigures(texts, own)}
      actions={
        <ButtonLink href={addressIn(address)} rel={relOf(address)}>
          {texts.more}
          {isExternal(address) ? <ExternalMark /> : null}
        </ButtonLink>
      }
    >
      <p>{paragraphsOf(own.content)[0]}</p>
    </LeadSlot>
  );
}
