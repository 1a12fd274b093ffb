import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Avatar } from '#ui/avatar.tsx';
import type { FoundMessage, ThreadSummary } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { messagePath } from './paths.ts';
import styles from './thread-list.module.css';
import { firstName, threadName } from './thread-names.ts';
import { threadTime } from './thread-time.ts';

type FoundLineProps = {
  line: FoundMessage;
  /** The conversation that it stands in; left out where there is only one. */
  thread?: ThreadSummary | undefined;
};

/** A line that was found by its words, and the way to it. */
export function FoundLine({ line, thread }: FoundLineProps) {
  const texts = useTexts(messengerTexts);
  const moments = useTexts(momentTexts);
  const locale = useLocale();
  const { now } = usePortal();
  const author = line.author?.name ?? texts.gone;
  const said = line.is_own ? texts.list.own(line.body) : texts.list.by(firstName(author), line.body);
  // Where the name above is the writer's, it is not said again.
  const isNamed = !thread || (thread.kind === 'direct' && !line.is_own);
  return (
    <li className={styles.thread}>
      <Avatar name={author} src={line.author?.thumbnail_url} isDecorative className={styles.picture} />
      <Anchor className={styles.name} href={messagePath(line.thread_id, line.seq)}>
        <span>{thread ? threadName(thread, texts) : author}</span>
      </Anchor>
      <time className={styles.time} dateTime={line.created_at}>
        {threadTime(line.created_at, { now, moments, locale })}
      </time>
      <p className={styles.line}>{isNamed ? line.body : said}</p>
    </li>
  );
}
