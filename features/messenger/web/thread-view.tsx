import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { messengerTexts } from '../texts/token.ts';
import { getThread } from './calls.ts';
import { LostThread } from './lost-thread.tsx';
import { OpenThread } from './open-thread.tsx';
import type { OnReport } from './reportable.ts';
import styles from './thread-view.module.css';
import type { UnsentLines } from './unsent-lines.ts';

export type ThreadViewProps = {
  id: string;
  userId: string;
  /** The line that it is opened at, where it was found by its words. */
  at: number | null;
  unsent: UnsentLines;
  /** There is no stream, so what is new is asked for now and then. */
  isPolled: boolean;
  hasSide: boolean;
  onSide: (isOpen: boolean) => void;
  eventPath: (id: string) => string;
  organisationPath: (id: string) => string;
  onReport: OnReport;
};

/** One conversation, or why it is not there. */
export function ThreadView(props: ThreadViewProps) {
  const texts = useTexts(messengerTexts);
  const { data, error, refetch } = useAnswer(getThread, { params: { id: props.id } });
  const isGone = error instanceof CallFailed && [403, 404, 422].includes(error.status);
  if (isGone && error.status !== 403) return <LostThread {...props} />;
  if (data) return <OpenThread {...props} thread={data.data} />;
  return (
    <section className={styles.talk} aria-busy={!error}>
      <div className={styles.waiting}>
        {isGone ? (
          <Notice tone="warning">{error.message}</Notice>
        ) : error ? (
          <FailedPart onTryAgain={() => void refetch()} />
        ) : (
          <>
            <span className="nb-sr">{texts.loading}</span>
            <Skeleton shape="title" width="medium" />
            <Skeleton shape="block" />
          </>
        )}
      </div>
    </section>
  );
}
