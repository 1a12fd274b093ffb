import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { BulkMessage } from '../contract.ts';
import { bulkMessageTexts } from '../texts/token.ts';
import { listBulkMessages } from './calls.ts';
import styles from './message-history.module.css';

type MessageHistoryProps = { organisationId: string; now: Date };

/** What has been sent to the members, the latest first. */
export function MessageHistory({ organisationId: id, now }: MessageHistoryProps) {
  const { history: texts } = useTexts(bulkMessageTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: [listBulkMessages.method, listBulkMessages.path, id],
    queryFn: ({ pageParam, signal }) => call(listBulkMessages, { params: { id }, query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
    retry: false,
  });
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} />;
  const circulars = answer.data.pages.flatMap(({ data }) => data);
  if (circulars.length === 0) return <p className="nb-muted">{texts.none}</p>;
  return (
    <div className="nb-stack">
      <ul className={styles.list}>
        {circulars.map((circular) => (
          <SentBulkMessage key={circular.id} circular={circular} now={now} />
        ))}
      </ul>
      <ShowMore label={texts.more} from={answer} />
    </div>
  );
}

function SentBulkMessage({ circular, now }: { circular: BulkMessage; now: Date }) {
  const { history: texts } = useTexts(bulkMessageTexts);
  const moments = useTexts(momentTexts);
  const { channel, subject, body, sender, recipients_count, cost_ore, created_at, sent_at } = circular;
  const when = whenText({ start_at: created_at }, { now, moments });
  return (
    <li className={styles.circular}>
      <h3 className={styles.subject}>{subject ?? texts.sms_subject}</h3>
      <p className="nb-muted nb-small">{texts.by(sender ?? texts.former_user, when)}</p>
      <div className="nb-row nb-gap-s">
        <Tag tone={sent_at ? 'success' : 'neutral'}>{sent_at ? texts.sent : texts.on_its_way}</Tag>
        <Tag>{texts.recipients(recipients_count)}</Tag>
        {channel === 'sms' ? <Tag>{kroner(cost_ore)}</Tag> : null}
      </div>
      <Accordion title={texts.show}>
        <p className={styles.body}>{body}</p>
      </Accordion>
    </li>
  );
}
