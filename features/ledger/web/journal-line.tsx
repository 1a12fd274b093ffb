import { clock } from '#platform/language/dates.ts';
import { amountText, grouped } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { JournalPosting } from '../contract.ts';
import { ledgerTexts } from '../texts/token.ts';
import styles from './audit.module.css';
import { PostingDetails } from './posting-details.tsx';
import { postingWords, shortLink } from './posting-words.ts';

type JournalLineProps = { posting: JournalPosting; isOpen: boolean; onToggle: () => void };

/** One posting in a line, with both sides below it when it is open. */
export function JournalLine({ posting, isOpen, onToggle }: JournalLineProps) {
  const texts = useTexts(ledgerTexts);
  const { id, at, amount_ore, number, digest } = posting;
  const what = postingWords(posting, texts);
  return (
    <li className={styles.line} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `posting-${id}` : undefined}
        onClick={onToggle}
      >
        <time className={styles.time} dateTime={at}>
          {clock(at)}
        </time>
        <span className={styles.what}>{what}</span>
        <span className={styles.amount}>{amountText(amount_ore)}</span>
        <span className={styles.link}>
          {number === null || digest === null
            ? texts.journal.unsealed
            : texts.journal.number(grouped(number), shortLink(digest))}
        </span>
      </button>
      {isOpen ? (
        <div id={`posting-${id}`} className={styles.opened}>
          <PostingDetails id={id} />
        </div>
      ) : null}
    </li>
  );
}
