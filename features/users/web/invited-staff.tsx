import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { StaffInvite } from '../staff-invites-contract.ts';
import { staffTexts } from '../texts/staff/token.ts';
import styles from './invited-staff.module.css';
import { listStaffInvites, withdrawStaffInvite } from './staff-calls.ts';

/** DSH-03: people whom the municipality has invited and who have not answered; not shown when there are none. */
export function InvitedStaff() {
  const { asked: words } = useTexts(staffTexts);
  const office = useOffice();
  const answer = useAnswer(listStaffInvites, { query: office });
  if (answer.isError) return <FailedPart text={words.failed} onTryAgain={() => void answer.refetch()} />;
  const invites = answer.data?.data ?? [];
  if (invites.length === 0) return null;
  return (
    <section className="nb-stack nb-gap-s">
      <h2>{words.title}</h2>
      <p className="nb-muted">{words.lead}</p>
      <ul className={styles.list}>
        {invites.map((invite) => (
          <InvitedPerson key={invite.id} invite={invite} />
        ))}
      </ul>
    </section>
  );
}

function InvitedPerson({ invite }: { invite: StaffInvite }) {
  const { asked: words, roles } = useTexts(staffTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const withdrawing = useAction(
    async () => {
      await call(withdrawStaffInvite, { params: { id: invite.id } });
      showToast({ tone: 'success', title: words.withdrawn });
    },
    { invalidates: [listStaffInvites], isToldInToast: true },
  );
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.address}>
          {invite.email}{' '}
          <Tag tone={invite.is_expired ? 'warning' : 'neutral'}>
            {invite.is_expired ? words.expired : roles[invite.role]}
          </Tag>
        </p>
        <p className="nb-small nb-muted">
          {invite.invited_by ? `${words.by(invite.invited_by)}. ` : null}
          {invite.is_expired ? null : words.until(longDate(invite.expires_at, moments))}
        </p>
      </div>
      <Button
        variant="tertiary"
        isSmall
        isDanger
        isLoading={withdrawing.isPending}
        aria-label={words.withdraw_which(invite.email)}
        onClick={() => void withdrawing.run()}
      >
        {words.withdraw}
      </Button>
    </li>
  );
}
