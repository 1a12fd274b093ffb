import type { ReactNode } from 'react';
import { shortKroner } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { InfoPage } from '../contract.ts';
import { isWithRules } from '../rules.ts';
import { infoTexts } from '../texts/token.ts';
import { AskUs } from './ask-us.tsx';
import { FigureList } from './figure-list.tsx';
import { schemeFigures } from './figures.ts';
import styles from './info-content.module.css';
import { InfoTrail } from './info-trail.tsx';
import { SchemeNotice } from './scheme-notice.tsx';
import { SentenceList } from './sentence-list.tsx';
import { useLimits } from './use-limits.ts';

type AmountContentProps = { page: InfoPage; accountActions: ReactNode };

/** CRD-06, CRD-08: how much, for whom and for what, in the municipality's own figures. */
export function AmountContent({ page, accountActions }: AmountContentProps) {
  const texts = useTexts(infoTexts);
  const { scheme, in_place } = page;
  const hasRules = isWithRules(scheme.state);
  const lead = hasRules ? texts.amount.lead(shortKroner(scheme.amount_ore), in_place) : undefined;
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <InfoTrail page={page} current={texts.amount.title} />
      <PageHeader title={texts.amount.title} lead={lead} />
      <div className="nb-two">
        <div className="nb-stack nb-gap-l">
          <SchemeNotice page={page} />
          {hasRules ? <Conditions page={page} accountActions={accountActions} /> : null}
        </div>
        <AskUs page={page} />
      </div>
    </div>
  );
}

function Conditions({ page: { scheme, in_place }, accountActions }: AmountContentProps) {
  const texts = useTexts(infoTexts);
  const { amount } = texts;
  const { min_age, max_age, min_activities, household } = scheme;
  const limits = useLimits(scheme);
  return (
    <>
      <FigureList figures={schemeFigures(texts, scheme)} />
      <section className="nb-stack" aria-labelledby="use">
        <SectionHeading id="use" title={amount.use} />
        <SentenceList
          sentences={[amount.use_kinds, ...(min_activities > 1 ? [amount.use_times(min_activities)] : []), ...limits]}
        />
      </section>
      <section className="nb-stack" aria-labelledby="rules">
        <SectionHeading id="rules" title={amount.rules} />
        <SentenceList
          sentences={[
            amount.rule_age(min_age, max_age),
            amount.rule_home(in_place),
            ...(household === null ? [] : [amount.rule_household(household)]),
            amount.rule_own,
          ]}
        />
      </section>
      {accountActions}
    </>
  );
}
