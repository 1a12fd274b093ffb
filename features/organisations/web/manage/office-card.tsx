import { type ReactNode, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { StopDecision } from '../../policy.ts';
import { MAX_NOTE_LENGTH } from '../../rules.ts';
import type { OfficeOrganisation } from '../../stops-contract.ts';
import { officeTexts } from '../../texts/office/token.ts';
import {
  listOfficeOrganisations,
  listOrganisationRequests,
  ORGANISATION_ANSWERS,
  reopenOrganisation,
  revokeOrganisation,
  suspendOrganisation,
} from '../calls.ts';

const DECISIONS: readonly StopDecision[] = ['reopen', 'suspend', 'revoke'];
const TONES = {
  pending: 'warning',
  accepted: 'success',
  declined: 'danger',
  suspended: 'warning',
  revoked: 'danger',
} as const;

type OfficeCardProps = {
  organisation: OfficeOrganisation;
  /** Those who may read the municipality's log see there what was done about it. */
  hasLog: boolean;
  children?: ReactNode;
};

/** One organisation, what has become of it, and what can be done about it. Each asks for a reason. */
export function OfficeCard({ organisation, hasLog, children }: OfficeCardProps) {
  const texts = useTexts(officeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [asking, setAsking] = useState<StopDecision | null>(null);
  const { id, name, number, municipality, members_count, events_count, can } = organisation;
  const wordsFor = (decision: StopDecision) =>
    decision === 'reopen' && organisation.status === 'declined' ? 'reopen_declined' : decision;
  const { run, pending, errors } = useAction(
    async ({ decision, reason }: { decision: StopDecision; reason: string }) => {
      const about = { params: { id }, body: { reason } };
      if (decision === 'suspend') await call(suspendOrganisation, about);
      else if (decision === 'revoke') await call(revokeOrganisation, about);
      else await call(reopenOrganisation, about);
      setAsking(null);
      showToast({ tone: 'success', title: texts.toast[wordsFor(decision)](name) });
    },
    {
      invalidates: [listOfficeOrganisations, listOrganisationRequests, ...ORGANISATION_ANSWERS],
      fields: ['reason'],
      isToldInToast: true,
    },
  );
  return (
    <>
      <DecisionCard
        title={name}
        about={texts.about(municipality.name, members_count, events_count)}
        decision={<State organisation={organisation} />}
        actions={
          <>
            {DECISIONS.filter((decision) => can[decision]).map((decision) => (
              <Button
                key={decision}
                variant="secondary"
                isSmall
                isDanger={decision !== 'reopen'}
                aria-label={texts.which(texts.actions[decision], name)}
                onClick={() => setAsking(decision)}
              >
                {texts.actions[decision]}
              </Button>
            ))}
            <ButtonLink variant="secondary" isSmall href={paths.organisation(id)} aria-label={texts.see_which(name)}>
              {texts.see}
            </ButtonLink>
            {hasLog ? (
              <ButtonLink
                variant="tertiary"
                isSmall
                href={`${officePaths.log}?municipality=${municipality.id}&organization=${id}`}
                aria-label={texts.which(texts.history, name)}
              >
                {texts.history}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {number ? <p className="nb-muted">{texts.number(number)}</p> : null}
        {children}
      </DecisionCard>
      {asking ? (
        <ReasonDialog
          title={texts.dialogs[wordsFor(asking)].title(name)}
          text={texts.dialogs[wordsFor(asking)].text}
          texts={{ ...texts.dialog, send: texts.dialogs[wordsFor(asking)].send }}
          longest={MAX_NOTE_LENGTH}
          isPending={pending !== null}
          isHarmless={asking === 'reopen'}
          error={errors.reason}
          onSend={(reason) => void run({ decision: asking, reason })}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

function State({ organisation: { status, decided_by, decided_at, reason } }: { organisation: OfficeOrganisation }) {
  const texts = useTexts(officeTexts);
  const moments = useTexts(momentTexts);
  const when = decided_at === null || status === 'pending' ? null : longDate(decided_at, moments);
  return (
    <>
      <p className="nb-row">
        <Tag tone={TONES[status]}>{texts.statuses[status]}</Tag>
        {when ? <span className="nb-muted">{decided_by ? texts.decided_by(decided_by, when) : when}</span> : null}
      </p>
      {reason ? <p>{texts.reason(reason)}</p> : null}
    </>
  );
}
