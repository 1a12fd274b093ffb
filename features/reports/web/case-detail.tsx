import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReportCase } from '../cases-contract.ts';
import { caseTexts } from '../texts/office/token.ts';
import { reportTexts } from '../texts/token.ts';
import { getCase } from './calls.ts';
import styles from './case-detail.module.css';
import { CaseFiles } from './case-files.tsx';
import { CaseHandling } from './case-handling.tsx';
import { CaseReferrals } from './case-referrals.tsx';
import { DecideForm } from './decide-form.tsx';

type CaseDetailProps = { id: string; now: Date; selfId: string; onDecided: () => void };

/** What was reported as it was then, what was said of it, what came before, and the decision. */
export function CaseDetail({ id, now, selfId, onDecided }: CaseDetailProps) {
  const texts = useTexts(caseTexts);
  const answer = useAnswer(getCase, { params: { id } });
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} />;
  const found = answer.data.data;
  return (
    <div className="nb-stack">
      <Snapshot found={found} now={now} />
      <Around found={found} />
      <SaidOfIt found={found} />
      <Earlier found={found} />
      <p className="nb-muted">{texts.opened}</p>
      {found.appeal_side ? (
        <Notice tone="warning" title={texts.appeal_by[found.appeal_side]}>
          <p>{found.appeal_words}</p>
        </Notice>
      ) : null}
      <CaseReferrals found={found} now={now} />
      <CaseHandling found={found} selfId={selfId} onPassed={onDecided} />
      <DecideForm found={found} onDecided={onDecided} />
    </div>
  );
}

function Snapshot({ found, now }: { found: ReportCase; now: Date }) {
  const texts = useTexts(caseTexts);
  const moments = useTexts(momentTexts);
  const [first] = found.reports;
  const href = hrefOf(found);
  if (!first) return null;
  const { words, by, at } = first.snapshot;
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.was}>
      <h3>{texts.was}</h3>
      <CaseFiles caseId={found.id} report={first} />
      {words || first.files.length === 0 ? (
        <blockquote className={styles.was}>{words || texts.empty_words}</blockquote>
      ) : null}
      {by ? <p className="nb-muted">{texts.by(by)}</p> : null}
      {at ? <p className="nb-muted">{whenText({ start_at: at }, { now, moments })}</p> : null}
      {href ? <TextLink href={href}>{texts.see}</TextLink> : null}
    </section>
  );
}

function hrefOf({ kind, event_id, organization }: ReportCase): string | null {
  if ((kind === 'event' || kind === 'comment') && event_id) return paths.event(event_id);
  return (kind === 'organisation' || kind === 'picture') && organization ? paths.organisation(organization.id) : null;
}

function Around({ found }: { found: ReportCase }) {
  const texts = useTexts(caseTexts);
  if (found.around.length === 0) return null;
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.around}>
      <h3>{texts.around}</h3>
      <ul className={`${styles.lines} nb-stack nb-gap-s`}>
        {found.around.map(({ seq, by, words, files_count, is_reported }) => (
          <li key={seq}>
            <strong>{by ?? texts.gone}</strong>: {words} {files_count > 0 ? `(${texts.files(files_count)})` : null}{' '}
            {is_reported ? <Tag tone="danger">{texts.reported}</Tag> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SaidOfIt({ found }: { found: ReportCase }) {
  const texts = useTexts(caseTexts);
  const { report } = useTexts(reportTexts);
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.said}>
      <h3>{texts.said}</h3>
      <ul className={styles.lines}>
        {found.reports.map(({ id, reason, words }) => (
          <li key={id}>
            {report.reasons[reason]}
            {words ? `: «${words}»` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Earlier({ found }: { found: ReportCase }) {
  const texts = useTexts(caseTexts);
  const { own } = useTexts(reportTexts);
  const moments = useTexts(momentTexts);
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.earlier}>
      <h3>{texts.earlier}</h3>
      {found.earlier.length === 0 ? <p className="nb-muted">{texts.no_earlier}</p> : null}
      <ul className={styles.lines}>
        {found.earlier.map(({ id, kind, name, decision, decided_at }) => (
          <li key={id}>
            {texts.earlier_line(own.things[kind](name), own.decisions[decision], longDate(decided_at, moments))}
          </li>
        ))}
      </ul>
    </section>
  );
}
