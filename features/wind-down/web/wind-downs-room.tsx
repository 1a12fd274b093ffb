import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { WindDown } from '../contract.ts';
import { MAX_REASON_LENGTH, type WindDownState } from '../rules.ts';
import { windDownTexts } from '../texts/room/token.ts';
import { cancelWindDown, listWindDowns } from './calls.ts';
import { PlanView } from './plan-view.tsx';
import { WindDownDialog } from './wind-down-dialog.tsx';

type Shown = { deed: 'create' } | { deed: 'change' | 'stop'; plan: WindDown } | null;

/** All of them: few portals have ended. */
const MOST = { query: { perPage: 100 } };

/** BEY-21: for those who look after all portals. */
export function WindDownsRoom() {
  const texts = useTexts(windDownTexts);
  const [shown, setShown] = useState<Shown>(null);
  const answer = useAnswer(listWindDowns, MOST);
  const close = () => setShown(null);
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading
        title={texts.platform_title}
        lead={texts.platform_lead}
        action={
          <Button icon={<PlusIcon aria-hidden />} onClick={() => setShown({ deed: 'create' })}>
            {texts.create}
          </Button>
        }
      />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data?.data.length === 0 ? (
        <EmptyState title={texts.list_empty.title} level={3}>
          {texts.list_empty.text}
        </EmptyState>
      ) : null}
      {answer.data?.data.map((plan) => (
        <PlanCard key={plan.id} plan={plan} onDeed={(deed) => setShown({ deed, plan })} />
      ))}
      {shown?.deed === 'create' ? <WindDownDialog plan={null} onClose={close} /> : null}
      {shown?.deed === 'change' ? <WindDownDialog plan={shown.plan} onClose={close} /> : null}
      {shown?.deed === 'stop' ? <StopDialog plan={shown.plan} onClose={close} /> : null}
    </section>
  );
}

const TONES: Record<WindDownState, 'neutral' | 'warning' | 'success' | 'danger'> = {
  planned: 'neutral',
  announced: 'warning',
  closed: 'warning',
  deleting: 'danger',
  done: 'success',
  cancelled: 'neutral',
};

type PlanCardProps = { plan: WindDown; onDeed: (deed: 'change' | 'stop') => void };

function PlanCard({ plan, onDeed }: PlanCardProps) {
  const texts = useTexts(windDownTexts);
  const moments = useTexts(momentTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { name } = plan.municipality;
  return (
    <DecisionCard
      title={texts.title(name, longDate(plan.last_day, moments))}
      about={plan.decision}
      decision={
        <p>
          <Tag tone={TONES[plan.state]}>{texts.states[plan.state]}</Tag>
        </p>
      }
      actions={
        <>
          <Button
            variant="secondary"
            isSmall
            aria-expanded={isOpen}
            aria-label={texts.show_which(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.show}
          </Button>
          {plan.can.change ? (
            <Button variant="secondary" isSmall aria-label={texts.change_which(name)} onClick={() => onDeed('change')}>
              {texts.change}
            </Button>
          ) : null}
          {plan.can.cancel ? (
            <Button
              variant="secondary"
              isSmall
              isDanger
              aria-label={texts.stop_which(name)}
              onClick={() => onDeed('stop')}
            >
              {texts.stop}
            </Button>
          ) : null}
        </>
      }
    >
      {isOpen ? <PlanView plan={plan} /> : null}
    </DecisionCard>
  );
}

function StopDialog({ plan, onClose }: { plan: WindDown; onClose: () => void }) {
  const { stopping: texts, done } = useTexts(windDownTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const stopping = useAction(
    async (reason: string) => {
      await call(cancelWindDown, { params: { id: plan.id }, body: { reason } });
      showToast({ tone: 'success', title: done.stopped });
    },
    { invalidates: [listWindDowns], fields: ['reason'], isToldInToast: true },
  );
  return (
    <ReasonDialog
      title={texts.title(plan.municipality.name)}
      text={texts.text}
      texts={texts}
      longest={MAX_REASON_LENGTH}
      isPending={stopping.isPending}
      error={stopping.errors.reason}
      onSend={async (reason) => {
        if (await stopping.run(reason)) onClose();
      }}
      onClose={onClose}
    />
  );
}
