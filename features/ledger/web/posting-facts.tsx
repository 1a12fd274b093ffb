import { grouped } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { OpenedPosting } from '../contract.ts';
import { type LedgerTexts, ledgerTexts } from '../texts/token.ts';
import styles from './posting.module.css';
import { groupedLink } from './posting-words.ts';

/** The link before, its own, and what caused it: what one needs to work it out again. */
export function PostingFacts({ posting }: { posting: OpenedPosting }) {
  const texts = useTexts(ledgerTexts);
  return (
    <dl className={styles.facts}>
      {factsOf(posting, texts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(posting: OpenedPosting, { opened: texts }: LedgerTexts): [string, string][] {
  const { before, digest, number, key, entry_id, done_by, related } = posting;
  const earlier: [string, string] = before
    ? [texts.before(grouped(before.number)), groupedLink(before.digest)]
    : [texts.first, texts.first_note];
  const together = related.map((one) => texts.relations[one.relation](one.number === null ? '–' : grouped(one.number)));
  return [
    ...(number === null ? [] : [earlier]),
    ...(digest === null ? [] : [[texts.link, groupedLink(digest)] satisfies [string, string]]),
    [texts.key, key],
    [texts.entry, entry_id],
    [texts.done_by, texts.by[done_by]],
    ...(together.length > 0 ? [[texts.related, together.join(', ')] satisfies [string, string]] : []),
  ];
}
