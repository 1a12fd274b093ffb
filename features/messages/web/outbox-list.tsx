import { EnvelopeClosedIcon, MobileIcon } from '@navikt/aksel-icons';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OutboxEntry } from '../contract.ts';
import { outboxTexts } from '../texts/outbox/token.ts';
import styles from './outbox-list.module.css';

type OutboxListProps = {
  messages: readonly OutboxEntry[];
  openId: string;
  /** Whether a user chose it, or it is only shown where there is room. */
  isChosen: boolean;
  hrefOf(message: OutboxEntry): string;
  now: Date;
};

export function OutboxList({ messages, openId, isChosen, hrefOf, now }: OutboxListProps) {
  const texts = useTexts(outboxTexts);
  const moments = useTexts(momentTexts);
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {messages.map((message) => (
        <li key={message.id}>
          <Anchor
            className={styles.message}
            href={hrefOf(message)}
            data-open={message.id === openId || undefined}
            aria-current={isChosen && message.id === openId ? 'true' : undefined}
          >
            <span className={styles.icon}>
              {message.channel === 'email' ? <EnvelopeClosedIcon aria-hidden /> : <MobileIcon aria-hidden />}
              <VisuallyHidden>{texts[message.channel]}</VisuallyHidden>
            </span>
            <span className={styles.to}>{message.to}</span>
            <time className={styles.time} dateTime={message.created_at}>
              {timeAgo(message.created_at, { now, moments })}
            </time>
            <span className={styles.subject}>{message.subject ?? message.text ?? texts.gone}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
