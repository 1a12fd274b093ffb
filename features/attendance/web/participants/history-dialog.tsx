import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Attendee } from '../../participants-contract.ts';
import { participantTexts } from '../../texts/participants/token.ts';
import { listAttendeeChanges } from './calls.ts';
import styles from './history-dialog.module.css';
import { useMomentText } from './use-moment-text.ts';

type HistoryDialogProps = { attendee: Pick<Attendee, 'id' | 'name'>; now: Date; onClose: () => void };

/** What has happened to a user's place, the latest first. */
export function HistoryDialog({ attendee, now, onClose }: HistoryDialogProps) {
  const texts = useTexts(participantTexts);
  const words = texts.history;
  const momentText = useMomentText(now);
  const { data, error, refetch } = useAnswer(listAttendeeChanges, { params: { id: attendee.id } });
  return (
    <Dialog isOpen onClose={onClose} title={words.title(attendee.name)} closeLabel={texts.close}>
      {error ? <FailedPart text={words.failed} onTryAgain={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton shape="block" />}
      {data?.data.length === 0 ? <p>{words.none}</p> : null}
      <ol className={styles.changes}>
        {data?.data.map(({ at, kind, person, reason }) => (
          <li key={`${at}-${kind}`} className={styles.change}>
            <p className={styles.kind}>{words.kinds[kind]}</p>
            <p className={styles.small}>
              <time dateTime={at}>{momentText(at)}</time>
              {person === null ? null : ` ${words.by(person)}`}
            </p>
            {reason === null ? null : <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
