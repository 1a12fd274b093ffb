import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { windDownTexts } from '../texts/room/token.ts';
import { readWindDown } from './calls.ts';
import { PlanView } from './plan-view.tsx';

/** BEY-21: the end of the municipality's portal, as its admins see it. */
export function MunicipalityEnd() {
  const texts = useTexts(windDownTexts);
  const moments = useTexts(momentTexts);
  const answer = useAnswer(readWindDown, { query: useOffice() });
  if (answer.isError) return <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const plan = answer.data.data;
  if (!plan) {
    return (
      <EmptyState title={texts.empty.title} level={1}>
        {texts.empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader
        title={texts.title(plan.municipality.name, longDate(plan.last_day, moments))}
        lead={`${plan.decision} · ${texts.states[plan.state]}`}
      />
      <PlanView plan={plan} />
    </>
  );
}
