import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { InfoPage } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';
import { AskUs } from './ask-us.tsx';
import { FigureList } from './figure-list.tsx';
import { figuresOf, wholeKroner } from './figures.ts';
import styles from './info-content.module.css';
import { InfoTrail } from './info-trail.tsx';
import { SchemeNotice } from './scheme-notice.tsx';

type AmountContentProps = { page: InfoPage; accountActions: ReactNode };

/** CRD-06, CRD-08: how much, for whom and for what, in the municipality's own figures. */
export function AmountContent({ page, accountActions }: AmountContentProps) {
  const texts = useTexts(infoTexts);
  const { scheme, in_place } = page;
  const isRunning = scheme.state === 'running';
  const lead = isRunning ? texts.amount.lead(wholeKroner(scheme.amount), in_place) : undefined;
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <InfoTrail page={page} current={texts.amount.title} />
      <PageHeader title={texts.amount.title} lead={lead} />
      <div className="nb-two">
        {isRunning ? <Conditions page={page} accountActions={accountActions} /> : <SchemeNotice page={page} />}
        <AskUs page={page} />
      </div>
    </div>
  );
}

function Conditions({ page: { scheme, in_place }, accountActions }: AmountContentProps) {
  const texts = useTexts(infoTexts);
  const { amount } = texts;
  const { min_age, max_age, min_activities } = scheme;
  return (
    <div className="nb-stack nb-gap-l">
      <FigureList figures={figuresOf(texts, scheme)} />
      <section className="nb-stack" aria-labelledby="use">
        <SectionHeading id="use" title={amount.use} />
        <ul className={styles.list}>
          <li>{amount.use_kinds}</li>
          {min_activities > 1 ? <li>{amount.use_times(min_activities)}</li> : null}
          <li>{amount.use_one}</li>
        </ul>
      </section>
      <section className="nb-stack" aria-labelledby="rules">
        <SectionHeading id="rules" title={amount.rules} />
        <ul className={styles.list}>
          <li>{amount.rule_age(min_age, max_age)}</li>
          <li>{amount.rule_home(in_place)}</li>
          <li>{amount.rule_own}</li>
        </ul>
      </section>
      {accountActions}
    </div>
  );
}
