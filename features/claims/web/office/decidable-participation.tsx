import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tone.ts';
import { useToasts } from '#ui/use-toasts.ts';
import type { Participation } from '../../office-contract.ts';
import { MAX_MESSAGE_LENGTH, type ParticipationState } from '../../rules.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import { decideParticipation, listParticipations } from './calls.ts';

type Step = keyof Participation['can'];
const STEPS: readonly Step[] = ['approve', 'refuse', 'stop'];
const TONES: Record<ParticipationState, Tone> = {
  asked: 'warning',
  approved: 'success',
  refused: 'danger',
  stopped: 'danger',
};

/** An organiser that takes part in a scheme or wants to, and what can be said to it. */
export function DecidableParticipation({ participation }: { participation: Participation }) {
  const { participations: texts, which, reason: dialogTexts } = useTexts(accountsTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [asking, setAsking] = useState<Exclude<Step, 'approve'> | null>(null);
  const { id, organization, scheme_name, state, bank_account, asked_at, reason, is_own_case, can } = participation;
  const { name, number } = organization;
  const { run, pending, errors } = useAction(
    async (body: { decision: Step; reason: string }, { keyOf }) => {
      await call(decideParticipation, { params: { id }, body, key: keyOf(body) });
      setAsking(null);
      showToast({ tone: 'success', title: texts.done[body.decision](name) });
    },
    { invalidates: [listParticipations], fields: ['reason'], isToldInToast: true },
  );
  return (
    <>
      <DecisionCard
        title={name}
        about={texts.about(scheme_name, longDate(asked_at, moments))}
        decision={
          <p className="nb-row">
            <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
          </p>
        }
        actions={STEPS.filter((step) => can[step]).map((step) => (
          <Button
            key={step}
            variant={step === 'approve' ? 'primary' : 'secondary'}
            isDanger={step !== 'approve'}
            aria-label={which(texts.deeds[step], name)}
            isLoading={pending?.decision === step}
            onClick={() => (step === 'approve' ? void run({ decision: step, reason: '' }) : setAsking(step))}
          >
            {texts.deeds[step]}
          </Button>
        ))}
      >
        <div>
          <p>{texts.bank_account(bank_account)}</p>
          {number ? <p className="nb-muted">{texts.number(number)}</p> : null}
          {reason ? <p>{texts.reason(reason)}</p> : null}
          {is_own_case ? <p className="nb-small">{texts.own_case}</p> : null}
        </div>
      </DecisionCard>
      {asking ? (
        <ReasonDialog
          title={texts.ask[asking].title(name)}
          text={texts.ask[asking].text}
          texts={{ ...dialogTexts, send: texts.ask[asking].send }}
          longest={MAX_MESSAGE_LENGTH}
          isPending={pending !== null}
          error={errors.reason}
          onSend={(message) => void run({ decision: asking, reason: message })}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
