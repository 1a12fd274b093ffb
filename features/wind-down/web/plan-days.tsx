import { useId } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { DatedLine } from '#ui/dated-line.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import type { WindDown } from '../contract.ts';
import { windDownTexts } from '../texts/room/token.ts';
import { type PlanStep, stepsOf } from './plan-steps.ts';

/** What happens when: what is done, what is next, and what comes. */
export function PlanDays({ plan }: { plan: WindDown }) {
  const { steps: texts } = useTexts(windDownTexts);
  const { months } = useTexts(momentTexts);
  const headingId = useId();
  const { now } = usePortal();
  const steps = stepsOf(plan, shortDate(now));
  const next = plan.state === 'cancelled' ? undefined : steps.find(({ isDone }) => !isDone);
  return (
    <section className="nb-panel nb-stack" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={texts.title} lead={texts.lead} />
      <ol className="nb-lines">
        {steps.map((step) => (
          <DatedLine
            key={`${step.kind} ${step.day}`}
            date={step.day}
            leaf={{
              weekday: months[Number(step.day.slice(5, 7)) as keyof typeof months].slice(0, 3),
              day: Number(step.day.slice(8)),
            }}
            end={<StepState step={step} isNext={step === next} />}
          >
            <StepWords step={step} plan={plan} />
          </DatedLine>
        ))}
      </ol>
    </section>
  );
}

function StepWords({ step, plan }: { step: PlanStep; plan: WindDown }) {
  const { steps: texts } = useTexts(windDownTexts);
  const moments = useTexts(momentTexts);
  const { neighbour, neighbour_ends } = plan;
  const { moved, none, waits } = texts.delete;
  const afterwards = neighbour === null ? none : (neighbour_ends ? waits : moved)(neighbour.name);
  const { name, note } =
    step.kind === 'letter'
      ? { name: texts.letter.name(step.days), note: texts.letter.note }
      : step.kind === 'delete'
        ? {
            name: texts.delete.name,
            note: afterwards,
          }
        : texts[step.kind];
  return (
    <>
      <strong>{name}</strong>
      <span>{longDate(step.day, moments)}</span>
      <span className="nb-muted">{step.kind === 'letter' && step.told > 0 ? texts.told(step.told) : note}</span>
    </>
  );
}

function StepState({ step, isNext }: { step: PlanStep; isNext: boolean }) {
  const { steps: texts } = useTexts(windDownTexts);
  if (step.isDone) return <Tag tone="success">{texts.done}</Tag>;
  return isNext ? <Tag tone="warning">{texts.next}</Tag> : null;
}
