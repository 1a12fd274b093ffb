import { DownloadIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tone.ts';
import type { CvPaper } from '../../contract.ts';
import type { PaperState } from '../../rules.ts';
import { cvTexts } from '../../texts/own/token.ts';
import styles from './cv.module.css';
import { useDownload } from './use-download.ts';
import { WithdrawPaperDialog } from './withdraw-paper-dialog.tsx';

const TONES: Record<PaperState, Tone> = {
  genuine: 'success',
  withdrawn: 'neutral',
  expired: 'neutral',
  changed: 'danger',
  unknown: 'danger',
};

export function PaperList({ papers }: { papers: readonly CvPaper[] }) {
  const { paper: words } = useTexts(cvTexts);
  const [withdrawn, setWithdrawn] = useState<CvPaper | null>(null);
  return (
    <div className="nb-stack">
      <Heading level={3}>{words.list}</Heading>
      {papers.length === 0 ? <p>{words.none}</p> : null}
      <ul className={styles.rows}>
        {papers.map((paper) => (
          <PaperLine key={paper.id} paper={paper} onWithdraw={() => setWithdrawn(paper)} />
        ))}
      </ul>
      {withdrawn ? <WithdrawPaperDialog paper={withdrawn} onClose={() => setWithdrawn(null)} /> : null}
    </div>
  );
}

function PaperLine({ paper, onWithdraw }: { paper: CvPaper; onWithdraw: () => void }) {
  const { paper: words } = useTexts(cvTexts);
  const moments = useTexts(momentTexts);
  const download = useDownload();
  const made = longDate(paper.created_at, moments);
  return (
    <li className={styles.row}>
      <p className={styles.name}>{words.name(made)}</p>
      <Tag tone={TONES[paper.state]}>{words.states[paper.state]}</Tag>
      <p className={`${styles.small} ${styles.wide}`}>{useWhen(paper)}</p>
      {paper.state === 'genuine' ? (
        <div className={`nb-stack ${styles.wide}`}>
          <CopyField label={words.address} value={paper.url} texts={words.copy} buttonLabel={words.copy_name(made)} />
          <div className="nb-row nb-gap-s">
            <Button
              isSmall
              icon={<DownloadIcon aria-hidden />}
              isLoading={download.isPending}
              aria-label={words.download_name(made)}
              onClick={() => void download.run(paper.id)}
            >
              {words.download}
            </Button>
            <Button variant="secondary" isSmall aria-label={words.withdraw_name(made)} onClick={onWithdraw}>
              {words.withdraw}
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}

function useWhen({ expires_at, withdrawn_at, state }: CvPaper): string {
  const { paper: words } = useTexts(cvTexts);
  const moments = useTexts(momentTexts);
  if (withdrawn_at !== null) return words.withdrawn_on(longDate(withdrawn_at, moments));
  const last = longDate(dayAfter(shortDate(expires_at), -1), moments);
  return state === 'expired' ? words.ended_on(last) : words.holds_until(last);
}
