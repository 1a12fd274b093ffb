import { eventPath } from '#features/portal/web/paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import type { TakenDownEvent } from '../taken-down-contract.ts';
import { takenDownTexts } from '../texts/taken-down/token.ts';

/** ORG-04: one activity that is down, and why. It is lifted on its own page, with what it says in view. */
export function TakenDownCard({ event }: { event: TakenDownEvent }) {
  const texts = useTexts(takenDownTexts);
  const moments = useTexts(momentTexts);
  return (
    <DecisionCard
      title={event.name}
      about={texts.about(event.organiser ?? '', event.municipality ?? '')}
      decision={<p className="nb-muted">{texts.when(longDate(event.taken_down_at, moments))}</p>}
      actions={
        <ButtonLink variant="secondary" isSmall href={eventPath(event)} aria-label={texts.see_which(event.name)}>
          {texts.see}
        </ButtonLink>
      }
    >
      <p>{texts.reason(event.taken_down_reason)}</p>
    </DecisionCard>
  );
}
