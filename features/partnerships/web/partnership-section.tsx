import { type ReactNode, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { Heading } from '#ui/heading.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Partnership } from '../contract.ts';
import { partnershipTexts } from '../texts/token.ts';
import { AskDialog } from './ask-dialog.tsx';
import { PARTNERSHIP_ANSWERS } from './calls.ts';
import type { CohostsTabProps } from './cohosts-tab.tsx';
import { PartnershipRow } from './partnership-row.tsx';
import { type PartnershipKind, usePartnerships } from './use-partnerships.ts';

type PartnershipSectionProps = Omit<CohostsTabProps, 'hasSubsidiaries'> & { kind: PartnershipKind };

/** Partners of one kind: those who wait for our answer first, then everybody, then those we wait for. */
export function PartnershipSection(props: PartnershipSectionProps) {
  const { organisation, access, kind, hrefOf } = props;
  const texts = useTexts(partnershipTexts);
  const moments = useTexts(momentTexts);
  const headingId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { showToast } = useToasts();
  const words = kind === 'cohost' ? texts.cohosts : texts.subsidiaries;
  const { answer, busyId, ending, setEnding, approve, decline, end } = useAnswers(props);
  const rows = answer.data?.data ?? [];
  const isOpen = (one: Partnership) => one.status === 'requested';

  const line = (one: Partnership, detail: string, actions: ReactNode) => (
    <PartnershipRow
      key={one.id}
      partnership={one}
      href={hrefOf(one.organization.id)}
      detail={detail}
      actions={actions}
    />
  );
  const button = (one: Partnership, label: string, name: string, onClick: () => void, isFirst = false) => (
    <Button
      isSmall
      variant={isFirst ? 'primary' : 'secondary'}
      aria-label={name}
      isLoading={isFirst && busyId === one.id}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  return (
    <section className="nb-stack nb-gap-m" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={words.title}
        lead={words.lead(organisation.name)}
        action={
          access?.can.answer_partners ? (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              {words.ask}
            </Button>
          ) : undefined
        }
      />
      {answer.isPending ? <Loading text={texts.loading} /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      <Rows title={texts.to_us}>
        {rows
          .filter((one) => isOpen(one) && !one.is_asked_by_us)
          .map((one) => {
            const { name } = one.organization;
            return line(
              one,
              texts.wish[one.relation],
              one.can.approve ? (
                <>
                  {button(one, texts.approve, texts.approve_name(name), () => void approve(one), true)}
                  {button(one, texts.decline, texts.decline_name(name), () => void decline(one))}
                </>
              ) : null,
            );
          })}
      </Rows>
      <Rows>
        {rows
          .filter((one) => !isOpen(one))
          .map((one) =>
            line(
              one,
              texts.relation[one.relation],
              one.can.cancel
                ? button(one, texts.end, texts.end_name(one.organization.name), () => setEnding(one))
                : null,
            ),
          )}
      </Rows>
      {answer.isSuccess && rows.every(isOpen) ? <p className="nb-muted">{words.none}</p> : null}
      <Rows title={texts.from_us}>
        {rows
          .filter((one) => isOpen(one) && one.is_asked_by_us)
          .map((one) =>
            line(
              one,
              `${texts.asked_for[one.relation]}. ${texts.asked_on(longDate(one.created_at, moments))}`,
              one.can.cancel
                ? button(one, texts.withdraw, texts.withdraw_name(one.organization.name), () => void end(one))
                : null,
            ),
          )}
      </Rows>
      {isAsking ? (
        <AskDialog
          organisationId={organisation.id}
          kind={kind}
          onClose={() => setIsAsking(false)}
          onAsked={() => {
            setIsAsking(false);
            showToast({ tone: 'success', title: texts.toast.asked });
          }}
        />
      ) : null}
      <ConfirmationDialog
        isOpen={ending !== null}
        title={texts.end_dialog.title}
        text={texts.end_dialog.text(ending?.organization.name ?? '')}
        confirmLabel={texts.end_dialog.yes}
        cancelLabel={texts.end_dialog.no}
        closeLabel={texts.close}
        tone="danger"
        isPending={ending !== null && busyId === ending.id}
        onConfirm={() => ending && void end(ending)}
        onCancel={() => setEnding(null)}
      />
    </section>
  );
}

/** Answers one at a time, and says how it went. Another user may have answered before: then the list is read again. */
function useAnswers({ organisation, access, kind, confirmDecline }: PartnershipSectionProps) {
  const texts = useTexts(partnershipTexts);
  const { showToast } = useToasts();
  const partnerships = usePartnerships(organisation.id, kind, access !== null);
  const { run, pending } = useAction(({ work }: { id: string; work: () => Promise<unknown> }) => work(), {
    invalidates: PARTNERSHIP_ANSWERS,
    isToldInToast: true,
  });
  const [ending, setEnding] = useState<Partnership | null>(null);

  async function carryOut(one: Partnership, work: () => Promise<unknown>, title: string) {
    if (await run({ id: one.id, work })) showToast({ tone: 'success', title });
    setEnding(null);
  }
  const ended = kind === 'cohost' ? texts.toast.cohost_ended : texts.toast.subsidiary_ended;
  const end = (one: Partnership) => {
    const isTakenBack = one.status === 'requested' && one.is_asked_by_us;
    return carryOut(one, () => partnerships.cancel(one), isTakenBack ? texts.toast.withdrawn : ended);
  };
  return {
    answer: partnerships.answer,
    busyId: pending?.id ?? null,
    ending,
    setEnding,
    end,
    approve: (one: Partnership) =>
      carryOut(
        one,
        () => partnerships.approve(one),
        kind === 'cohost' ? texts.toast.cohost_approved : texts.toast.subsidiary_approved,
      ),
    async decline(one: Partnership) {
      if (kind === 'subsidiary') setEnding(one);
      else if (await confirmDecline(one.organization.name)) await end(one);
    },
  };
}

function Rows({ title, children }: { title?: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div className="nb-panel nb-stack">
      {title === undefined ? null : <Heading level={3}>{title}</Heading>}
      <ul className="nb-lines">{children}</ul>
    </div>
  );
}

const Loading = ({ text }: { text: string }) => (
  <>
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
    <Skeleton shape="block" />
  </>
);
