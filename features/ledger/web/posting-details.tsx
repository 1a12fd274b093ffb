import { CheckmarkCircleFillIcon, ExclamationmarkTriangleFillIcon, HourglassIcon } from '@navikt/aksel-icons';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { amountText } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OpenedPosting } from '../contract.ts';
import { ledgerTexts } from '../texts/token.ts';
import audit from './audit.module.css';
import { getPosting } from './calls.ts';
import styles from './posting.module.css';
import { PostingFacts } from './posting-facts.tsx';
import { accountWords } from './posting-words.ts';

/** Both sides of what happened, whether it adds up, and what it hangs on. */
export function PostingDetails({ id }: { id: number }) {
  const { opened: texts } = useTexts(ledgerTexts);
  const answer = useAnswer(getPosting, { params: { id: String(id) } });
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const posting = answer.data.data;
  return (
    <>
      <div className={styles.sides}>
        <Side title={texts.debit} sides={posting.debit} />
        <Side title={texts.credit} sides={posting.credit} />
      </div>
      {posting.has_more ? <p className="nb-small nb-muted">{texts.more}</p> : null}
      <LinkState posting={posting} />
      <PostingFacts posting={posting} />
    </>
  );
}

const sumOf = (sides: OpenedPosting['debit']): number => sides.reduce((sum, { amount_ore }) => sum + amount_ore, 0);

function Side({ title, sides }: { title: string; sides: OpenedPosting['debit'] }) {
  const texts = useTexts(ledgerTexts);
  return (
    <section className={styles.side}>
      <h4 className={styles.sideTitle}>{title}</h4>
      <dl className={styles.sums}>
        {sides.map(({ account, amount_ore }) => (
          <div key={account.code} className={styles.sum}>
            <dt>
              <span className={styles.account}>{accountWords(account, texts)}</span>
              <small>{texts.account_notes[account.kind]}</small>
            </dt>
            <dd>{amountText(amount_ore)}</dd>
          </div>
        ))}
        <div className={styles.sum} data-total>
          <dt>{texts.opened.sum}</dt>
          <dd>{amountText(sumOf(sides))}</dd>
        </div>
      </dl>
    </section>
  );
}

function LinkState({ posting: { debit, credit, is_link_right } }: { posting: OpenedPosting }) {
  const { opened: texts } = useTexts(ledgerTexts);
  const difference = texts.balanced(amountText(sumOf(debit) - sumOf(credit)));
  if (is_link_right === false) {
    return (
      <p className={audit.state} data-tone="bad">
        <ExclamationmarkTriangleFillIcon aria-hidden />
        <strong>{texts.wrong}</strong>
      </p>
    );
  }
  return (
    <p className={audit.state} data-tone={is_link_right ? 'good' : undefined}>
      {is_link_right ? <CheckmarkCircleFillIcon aria-hidden /> : <HourglassIcon aria-hidden />}
      <span>
        <strong>{difference}</strong> · {is_link_right ? texts.right : texts.unsealed}
      </span>
    </p>
  );
}
