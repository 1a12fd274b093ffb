import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { InfoPage } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';
import { AskUs } from './ask-us.tsx';
import { FigureList } from './figure-list.tsx';
import { figuresOf } from './figures.ts';
import { FirstSteps } from './first-steps.tsx';
import styles from './info-content.module.css';
import { InfoTrail } from './info-trail.tsx';
import { SchemeNotice } from './scheme-notice.tsx';

type AccountContentProps = { page: InfoPage; accountActions: ReactNode };

/** /info/about/fritidskonto: what an account is, and how it is here. */
export function AccountContent({ page, accountActions }: AccountContentProps) {
  const texts = useTexts(infoTexts);
  const { scheme } = page;
  const isRunning = scheme.state === 'running';
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <InfoTrail page={page} current={scheme.question} />
      <PageHeader title={scheme.question} lead={scheme.text} />
      <div className="nb-two">
        <div className="nb-stack nb-gap-l">
          <p className={styles.prose}>{scheme.more}</p>
          {isRunning ? (
            <>
              <FigureList figures={figuresOf(texts, scheme)} />
              <p className={styles.prose}>{texts.account.use(scheme.min_activities)}</p>
              {accountActions}
            </>
          ) : (
            <SchemeNotice page={page} />
          )}
        </div>
        <AskUs page={page} />
      </div>
      {isRunning ? <FirstSteps scheme={scheme} /> : null}
    </div>
  );
}
