import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { shortDate } from '#platform/language/dates.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { MembershipRequest } from '../contract.ts';
import { dayMonthYear } from '../day-text.ts';
import { membershipTexts } from '../texts/token.ts';
import { acceptMember, cancelMember, listMembershipRequests } from './calls.ts';
import styles from './members-tab.module.css';
import { useMemberAction } from './use-member-action.ts';

export type ReportOf = (person: Pick<MembershipRequest, 'id' | 'name'>) => ReactNode;

type RequestListProps = { organisationId: string; changed: ChangedAnswers; reportOf: ReportOf };

/** Nothing at all where nobody waits. */
export function RequestList({ organisationId, changed, reportOf }: RequestListProps) {
  const { requests: texts } = useTexts(membershipTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: ['GET', listMembershipRequests.path, organisationId],
    queryFn: ({ pageParam, signal }) =>
      call(listMembershipRequests, { params: { id: organisationId }, query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
  });
  const { data } = answer;
  const requests = data?.pages.flatMap((page) => page.data) ?? [];
  const total = data?.pages[0]?.meta.total ?? 0;
  if (answer.isPending) return <Skeleton shape="block" />;
  if (total === 0) return null;
  return (
    <section className="nb-stack" aria-labelledby="vil-bli-medlem">
      <SectionHeading id="vil-bli-medlem" title={texts.title} lead={texts.count(total)} />
      <ul className={styles.rows}>
        {requests.map((request) => (
          <MembershipRequestRow key={request.id} {...{ organisationId, changed, reportOf, request }} />
        ))}
      </ul>
      <ShowMore label={texts.more} from={answer} />
    </section>
  );
}

type MembershipRequestRowProps = RequestListProps & { request: MembershipRequest };

function MembershipRequestRow({ organisationId, changed, reportOf, request }: MembershipRequestRowProps) {
  const texts = useTexts(membershipTexts);
  const words = texts.requests;
  const call = useCall();
  const { isPending, carryOut } = useMemberAction(changed);
  const [isDeclining, setIsDeclining] = useState(false);
  const { name } = request;
  const params = { id: organisationId, user: request.id };
  return (
    <li className={styles.row}>
      <Avatar name={name} src={request.thumbnail_url} isDecorative />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.small}>{words.asked(dayMonthYear(shortDate(request.created_at)))}</p>
        {request.description ? <p className={styles.note}>{request.description}</p> : null}
      </div>
      <div className={styles.answers}>
        <Button
          isSmall
          isLoading={isPending && !isDeclining}
          aria-label={words.accept_name(name)}
          onClick={() => void carryOut(() => call(acceptMember, { params }), words.accepted)}
        >
          {words.accept}
        </Button>
        <Button variant="secondary" isSmall aria-label={words.decline_name(name)} onClick={() => setIsDeclining(true)}>
          {words.decline}
        </Button>
        {reportOf(request)}
      </div>
      {isDeclining ? (
        <ConfirmationDialog
          isOpen
          title={words.decline_title(name)}
          text={words.decline_text}
          confirmLabel={words.decline}
          cancelLabel={texts.cancel}
          closeLabel={texts.close}
          tone="danger"
          isPending={isPending}
          onConfirm={async () => {
            await carryOut(() => call(cancelMember, { params }), words.declined);
            setIsDeclining(false);
          }}
          onCancel={() => setIsDeclining(false)}
        />
      ) : null}
    </li>
  );
}
