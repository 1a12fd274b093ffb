import type { Session } from '#features/identity/contract.ts';
import { endSession, listSessions } from '#features/identity/web/calls.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { userTexts } from '../../texts/token.ts';
import { SECTIONS } from '../paths.ts';
import styles from './profile.module.css';

/** IDN-19: where one is logged in, each with its own way out. */
export function SessionsSection({ onLogOut }: { onLogOut: () => Promise<void> }) {
  const { sessions: words } = useTexts(userTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const answer = useAnswer(listSessions, {});
  const ending = useAction(
    async (id: Session['id']) => {
      await call(endSession, { params: { id } });
      showToast({ title: words.ended, tone: 'success' });
    },
    { invalidates: [listSessions], isToldInToast: true },
  );

  return (
    <SheetSection id={SECTIONS.sessions} title={words.title} lead={words.lead}>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data ? (
        <ul className="nb-lines">
          {answer.data.data.map((session) => (
            <li key={session.id}>
              <SessionWords session={session} />
              <Button
                variant="secondary"
                isSmall
                aria-label={words.end_of(session.agent || words.unknown_agent)}
                isLoading={ending.pending === session.id}
                onClick={() => void (session.is_current ? onLogOut() : ending.run(session.id))}
              >
                {words.end}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </SheetSection>
  );
}

function SessionWords({ session }: { session: Session }) {
  const { sessions: words } = useTexts(userTexts);
  const { now } = usePortal();
  const moments = useTexts(momentTexts);
  return (
    <div className={styles.words}>
      <span className="nb-row nb-gap-s">
        <strong>{session.agent || words.unknown_agent}</strong>
        {session.is_current ? <Tag tone="success">{words.current}</Tag> : null}
      </span>
      <span className={styles.detail}>
        {words.since(longDate(session.created_at, moments))} {words.method[session.method]}
      </span>
      {session.is_current ? null : (
        <span className={styles.detail}>{words.seen(timeAgo(session.seen_at, { now, moments }))}</span>
      )}
    </div>
  );
}
