import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Thread } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import type { OnReport } from './reportable.ts';
import styles from './thread-details.module.css';
import { participantsQuery } from './thread-queries.ts';

type ReportHereDialogProps = { thread: Thread; onReport: OnReport; onClose: () => void };

/** BEY-16: for those who do not know where to begin. It leads to a user, or says where a message is reported. */
export function ReportHereDialog({ thread, onReport, onClose }: ReportHereDialogProps) {
  const texts = useTexts(messengerTexts);
  const { details: words } = texts;
  const answer = useInfiniteQuery(participantsQuery(useCall(), thread.id));
  const others = answer.data?.pages.flatMap(({ data }) => data).filter(({ is_self }) => !is_self) ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.report_here}
      size="small"
      closeLabel={texts.close}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <div className={styles.part}>
        <p>{words.report_text}</p>
        {answer.isPending ? <Skeleton shape="block" /> : null}
        {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
        <ul className={styles.menu}>
          {others.map(({ id, name, thumbnail_url }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={words.report(name)}
                onClick={() => {
                  onClose();
                  onReport({ kind: 'user', id, seq: 0, about: name });
                }}
              >
                <Avatar name={name} src={thumbnail_url} isDecorative />
                {name}
              </button>
            </li>
          ))}
        </ul>
        <ShowMore label={words.more_people} from={answer} />
      </div>
    </Dialog>
  );
}
