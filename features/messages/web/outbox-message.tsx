import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OutboxEntry } from '../contract.ts';
import { outboxTexts } from '../texts/outbox/token.ts';
import styles from './outbox-message.module.css';
import { codeIn, splitMessage } from './split-message.ts';

/** One message as its text says it. Its HTML is not shown: nothing that came from elsewhere is drawn in our page. */
export function OutboxMessage({ message, now }: { message: OutboxEntry; now: Date }) {
  const texts = useTexts(outboxTexts);
  const moments = useTexts(momentTexts);
  const code = message.template === 'code' ? codeIn(message.text ?? '') : undefined;
  return (
    <article className={`nb-panel ${styles.message}`}>
      <header className={styles.header}>
        <Tag tone="info">{texts[message.channel]}</Tag>
        <h2 className={styles.subject}>{message.subject ?? texts.sms_to(message.to)}</h2>
        <dl className={styles.facts}>
          <dt>{texts.to}</dt>
          <dd>{message.to}</dd>
          <dt>{texts.sent}</dt>
          <dd>
            <time dateTime={message.created_at}>{whenText({ start_at: message.created_at }, { now, moments })}</time>
          </dd>
          {message.attachment ? (
            <>
              <dt>{texts.attachment}</dt>
              <dd>{message.attachment.name}</dd>
            </>
          ) : null}
        </dl>
        {message.sent_at === null ? <p className={styles.waiting}>{texts.waiting}</p> : null}
      </header>
      {code === undefined ? null : (
        <p className={styles.code}>
          <span className="nb-sr">{texts.code}: </span>
          {code}
        </p>
      )}
      <p className={styles.text}>{message.text === null ? texts.gone : <TextWithLinks text={message.text} />}</p>
    </article>
  );
}

const TextWithLinks = ({ text }: { text: string }) =>
  splitMessage(text).map((piece) =>
    piece.isLink ? (
      <a key={piece.position} className="ds-link" href={piece.text} rel="noreferrer">
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
