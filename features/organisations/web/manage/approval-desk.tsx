import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ApprovalOffice } from '../../approval-contract.ts';
import { approvalTexts } from '../../texts/approval/token.ts';
import { getApprovalRule } from './approval-calls.ts';
import { ApprovalForm } from './approval-form.tsx';

/** ORG-02: by hand or by rule, with every change that was made and why. */
export function ApprovalDesk() {
  const texts = useTexts(approvalTexts);
  const answer = useAnswer(getApprovalRule, { query: useOffice() });
  const office = answer.data?.data;
  return (
    <>
      <PageHeader title={texts.page_title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {office ? <ApprovalForm key={office.versions[0]?.version ?? 0} office={office} /> : null}
      {office ? <History versions={office.versions} /> : null}
    </>
  );
}

function History({ versions }: Pick<ApprovalOffice, 'versions'>) {
  const texts = useTexts(approvalTexts);
  const moments = useTexts(momentTexts);
  return (
    <section className="nb-panel nb-stack nb-gap-s" aria-labelledby="approval-history">
      <h2 id="approval-history">{texts.history}</h2>
      {versions.length === 0 ? <p className="nb-muted">{texts.never}</p> : null}
      {versions.map(({ version, mode, reason, changed_at, changed_by }) => (
        <div key={version}>
          <p className="nb-row">
            <Tag tone={mode === 'by_rule' ? 'success' : 'neutral'}>{texts.modes[mode]}</Tag>
            <span className="nb-muted">{texts.version(version, longDate(changed_at, moments), changed_by)}</span>
          </p>
          <p>{reason}</p>
        </div>
      ))}
    </section>
  );
}
