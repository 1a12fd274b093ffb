import { useInfiniteQuery } from '@tanstack/react-query';
import { shortDate } from '#platform/language/dates.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Tag } from '#ui/tag.tsx';
import { dayMonthYear } from '../day-text.ts';
import type { Invitation } from '../invitations-contract.ts';
import { membershipTexts } from '../texts/token.ts';
import { invite, listInvitations, withdrawInvitation } from './calls.ts';
import styles from './members-tab.module.css';
import { useMemberAction } from './use-member-action.ts';

const TONE = {
  open: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'warning',
} as const satisfies Record<Invitation['state'], string>;

/** Nothing at all where nobody has been invited. */
export function InvitationList({ organisationId }: { organisationId: string }) {
  const { invitations: texts } = useTexts(membershipTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: ['GET', listInvitations.path, organisationId],
    queryFn: ({ pageParam, signal }) =>
      call(listInvitations, { params: { id: organisationId }, query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
  });
  const { data } = answer;
  const invitations = data?.pages.flatMap((page) => page.data) ?? [];
  if (invitations.length === 0) return null;
  return (
    <section className="nb-stack" aria-labelledby="invitasjoner">
      <SectionHeading id="invitasjoner" title={texts.title} />
      <ul className={styles.rows}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} organisationId={organisationId} invitation={invitation} />
        ))}
      </ul>
      <ShowMore label={texts.more} from={answer} />
    </section>
  );
}

function InvitationRow({ organisationId, invitation }: { organisationId: string; invitation: Invitation }) {
  const texts = useTexts(membershipTexts);
  const words = texts.invitations;
  const call = useCall();
  const { isPending, carryOut } = useMemberAction();
  const { id, email, role, state, invited_by } = invitation;
  const day = dayMonthYear(shortDate(invitation.created_at));
  const withdraw = () =>
    carryOut(() => call(withdrawInvitation, { params: { id: organisationId, invite: id } }), words.withdrawn);
  const resend = () =>
    carryOut(
      () => call(invite, { params: { id: organisationId }, body: { emails: [email], role } }),
      texts.invite.sent(1),
    );
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{email}</p>
        <p className={styles.small}>{invited_by ? words.by(invited_by, day) : day}</p>
      </div>
      <div className={styles.tags}>
        <Tag tone={TONE[state]}>{words.states[state]}</Tag>
        <Tag>{texts.ranks[role]}</Tag>
      </div>
      {state === 'open' || state === 'expired' ? (
        <div className={styles.answers}>
          <Button
            variant="tertiary"
            isSmall
            isLoading={isPending}
            aria-label={words.resend_name(email)}
            onClick={() => void resend()}
          >
            {words.resend}
          </Button>
          {state === 'open' ? (
            <Button
              variant="tertiary"
              isSmall
              disabled={isPending}
              aria-label={words.withdraw_name(email)}
              onClick={() => void withdraw()}
            >
              {words.withdraw}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
