import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { InfoPage } from '../contract.ts';
import { isWithRules } from '../rules.ts';
import { infoTexts } from '../texts/token.ts';
import { AskUs } from './ask-us.tsx';
import { FigureList } from './figure-list.tsx';
import { schemeFigures } from './figures.ts';
import { FirstSteps } from './first-steps.tsx';
import styles from './info-content.module.css';
import { InfoTrail } from './info-trail.tsx';
import { SchemeNotice } from './scheme-notice.tsx';
import { SentenceList } from './sentence-list.tsx';
import { useLimits } from './use-limits.ts';

type AccountContentProps = { page: InfoPage; accountActions: ReactNode };

/** /info/about/fritidskonto: what an account is, and how it is here. */
export function AccountContent({ page, accountActions }: AccountContentProps) {
  const texts = useTexts(infoTexts);
  const { scheme } = page;
  const limits = useLimits(scheme);
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <InfoTrail page={page} current={scheme.question} />
      <PageHeader title={scheme.question} lead={scheme.text} />
      <div className="nb-two">
        <div className="nb-stack nb-gap-l">
          <p className={styles.prose}>{scheme.more}</p>
          <SchemeNotice page={page} />
          {isWithRules(scheme.state) ? (
            <>
              <FigureList figures={schemeFigures(texts, scheme)} />
              <p className={styles.prose}>{texts.account.use(scheme.min_activities)}</p>
              <SentenceList sentences={limits} />
              {accountActions}
            </>
          ) : null}
        </div>
        <AskUs page={page} />
      </div>
      {scheme.state === 'running' ? <FirstSteps scheme={scheme} /> : null}
    </div>
  );
}
