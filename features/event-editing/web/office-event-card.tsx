import { type ReactNode, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { eventPath } from '#features/portal/web/paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeEvent, OfficeEventKind } from '../office-contract.ts';
import { officeEventTexts } from '../texts/office/token.ts';
import { liftTakingDown, listOfficeEvents, listTakenDownEvents, unpublishEvent } from './calls.ts';

const MAX_REASON = 500;

type OfficeEventCardProps = {
  event: OfficeEvent;
  kind: OfficeEventKind;
  /** What else can be done with it. */
  actions?: ReactNode;
};

/** DSH-03: one activity of the municipality, which is taken down there or allowed again. */
export function OfficeEventCard({ event, kind, actions }: OfficeEventCardProps) {
  const texts = useTexts(officeEventTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const isDown = kind === 'down';
  const deed = texts.deeds[isDown ? 'lift' : 'take_down'];
  const { id, name, organiser, at, taken_down_reason } = event;
  const doing = useAction(
    async (reason: string) => {
      const about = { params: { id }, body: { reason } };
      await (isDown ? call(liftTakingDown, about) : call(unpublishEvent, about));
      setIsAsking(false);
      showToast({ tone: 'success', title: deed.done(name) });
    },
    { invalidates: [listOfficeEvents, listTakenDownEvents], fields: ['reason'], isToldInToast: true },
  );
  return (
    <>
      <DecisionCard
        title={name}
        about={organiser ?? ''}
        decision={at ? <p className="nb-muted">{texts.when[kind](longDate(at, moments))}</p> : null}
        actions={
          <>
            <ButtonLink variant="secondary" isSmall href={eventPath(event)} aria-label={texts.see_which(name)}>
              {texts.see}
            </ButtonLink>
            {actions}
            <Button
              variant="secondary"
              isSmall
              isDanger={!isDown}
              aria-label={deed.which(name)}
              onClick={() => setIsAsking(true)}
            >
              {deed.label}
            </Button>
          </>
        }
      >
        {taken_down_reason ? <p>{texts.reason(taken_down_reason)}</p> : null}
      </DecisionCard>
      {isAsking ? (
        <ReasonDialog
          title={deed.title(name)}
          text={deed.text}
          texts={{ ...texts.dialog, send: deed.label }}
          longest={MAX_REASON}
          isPending={doing.isPending}
          isHarmless={isDown}
          error={doing.errors.reason}
          onSend={(reason) => void doing.run(reason)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
