import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { ThreadMessage } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import styles from './message-log.module.css';

/** CHT-02: what happened to the conversation, where everyone in it sees it. */
export function ToldLine({ message }: { message: ThreadMessage }) {
  const { told, gone, you } = useTexts(messengerTexts);
  const author = message.is_own ? you : (message.author?.name ?? gone);
  const subject = message.subject?.name ?? gone;
  const words = {
    text: () => message.body,
    added: () => told.added({ author, subject }),
    removed: () => told.removed({ author, subject }),
    left: () => told.left(author),
    renamed: () => told.renamed(author, message.body),
  }[message.kind]();
  return (
    <li className={styles.told} data-seq={message.seq}>
      {words} <time dateTime={message.created_at}>{clock(message.created_at)}</time>
    </li>
  );
}
