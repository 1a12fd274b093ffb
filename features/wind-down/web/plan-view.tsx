import { useId } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { WindDown } from '../contract.ts';
import { windDownTexts } from '../texts/room/token.ts';
import { closingPath } from './closing-path.ts';
import { PlanDays } from './plan-days.tsx';
import styles from './plan-view.module.css';
import { ProofPart } from './proof-part.tsx';
import { RehearsalPart } from './rehearsal-part.tsx';

/** BEY-21: everything about a portal's end, for those who decide and for those whose it is. */
export function PlanView({ plan }: { plan: WindDown }) {
  const texts = useTexts(windDownTexts);
  const headingId = useId();
  return (
    <div className="nb-stack nb-gap-m">
      {plan.cancel_reason === null ? null : (
        <Notice>
          <p>{texts.cancelled(plan.cancel_reason)}</p>
        </Notice>
      )}
      {plan.neighbour_ends && plan.neighbour ? (
        <Notice tone="warning">
          <p>{texts.steps.delete.waits(plan.neighbour.name)}</p>
        </Notice>
      ) : null}
      <div className={styles.parts}>
        <PlanDays plan={plan} />
        <div className="nb-stack nb-gap-m">
          <section className="nb-panel nb-stack" aria-labelledby={headingId}>
            <SectionHeading id={headingId} title={texts.exports.title} />
            <p>{texts.exports.text}</p>
            <TextLink href={closingPath}>{texts.exports.link}</TextLink>
          </section>
          <ProofPart plan={plan} />
        </div>
      </div>
      {plan.state === 'cancelled' || plan.state === 'done' ? null : <RehearsalPart plan={plan} />}
    </div>
  );
}
