import { useState } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { Tag } from '#ui/tag.tsx';
import type { QueuedCase } from '../cases-contract.ts';
import { caseTexts } from '../texts/office/token.ts';
import { reportTexts } from '../texts/token.ts';
import { CaseDetail } from './case-detail.tsx';

/** One case in the queue. It is opened on purpose: who looked is written down. */
export function CaseCard({ queued, now, selfId }: { queued: QueuedCase; now: Date; selfId: string }) {
  const texts = useTexts(caseTexts);
  const { report, own } = useTexts(reportTexts);
  const moments = useTexts(momentTexts);
  const [isOpen, setIsOpen] = useState(false);
  const title = own.things[queued.kind](queued.name);
  const reasons = queued.reasons.map((reason) => report.reasons[reason]).join(', ');
  return (
    <DecisionCard
      title={title}
      about={texts.about(queued.number, reasons, timeAgo(queued.opened_at, { now, moments }))}
      decision={<CaseState queued={queued} now={now} />}
      actions={
        <Button
          variant="secondary"
          isSmall
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.close_which(title) : texts.open_which(title)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
      }
    >
      {isOpen ? <CaseDetail id={queued.id} now={now} selfId={selfId} onDecided={() => setIsOpen(false)} /> : null}
    </DecisionCard>
  );
}

function CaseState({ queued, now }: { queued: QueuedCase; now: Date }) {
  const texts = useTexts(caseTexts);
  const { own } = useTexts(reportTexts);
  const moments = useTexts(momentTexts);
  const { decision, decided_at, decided_by, due_at, appeal_decision, appeal_reason } = queued;
  const when = (moment: string) => whenText({ start_at: moment }, { now, moments });
  const isOverdue = decision === null && Date.parse(due_at) < now.getTime();
  return (
    <>
      <p className="nb-row">
        {queued.is_about_child ? <Tag tone="danger">{texts.child}</Tag> : null}
        {decision === null ? (
          <Tag tone={isOverdue ? 'danger' : 'warning'}>{(isOverdue ? texts.overdue : texts.due)(when(due_at))}</Tag>
        ) : (
          <Tag>{own.decisions[decision]}</Tag>
        )}
        <Tag>{texts.reports(queued.reports_count)}</Tag>
        {queued.assigned_to ? <Tag tone="info">{texts.handling.with(queued.assigned_to)}</Tag> : null}
        {queued.is_with_platform ? <Tag>{texts.handling.with_platform}</Tag> : null}
        {queued.referred_to.map((authority) => (
          <Tag key={authority} tone="info">
            {texts.referring.sent[authority]}
          </Tag>
        ))}
        {decided_at ? (
          <span className="nb-muted">
            {decided_by ? texts.decided_by(decided_by, when(decided_at)) : when(decided_at)}
          </span>
        ) : null}
      </p>
      {queued.suspended_until ? <p>{own.suspended_until(when(queued.suspended_until))}</p> : null}
      {queued.decision_reason ? <p>{own.why(queued.decision_reason)}</p> : null}
      {appeal_decision ? <p>{own.appeal_answer(own.decisions[appeal_decision])}</p> : null}
      {appeal_reason ? <p>{own.why(appeal_reason)}</p> : null}
    </>
  );
}
