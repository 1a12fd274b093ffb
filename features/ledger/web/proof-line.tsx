import { CheckmarkCircleIcon, DownloadIcon, ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { amountText } from '#platform/language/money.ts';
import { dateInWords, dayText, whenText } from '#platform/language/when-text.ts';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ProofDay } from '../contract.ts';
import { type LedgerTexts, ledgerTexts } from '../texts/token.ts';
import styles from './audit.module.css';
import { faultWords } from './fault-words.ts';

/** What was found on one day, and the proof itself to keep. */
export function ProofLine({ proof, municipalityId }: { proof: ProofDay; municipalityId: string }) {
  const { proofs: texts } = useTexts(ledgerTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { day, new_postings, sum_ore, faults, resolved_at } = proof;
  const isRight = faults.length === 0;
  const save = () => {
    const text = JSON.stringify({ municipality_id: municipalityId, ...proof }, null, 2);
    handOver(new Blob([text], { type: 'application/json' }), `bevis-${municipalityId}-${day}.json`);
  };
  return (
    <li className={styles.proof} data-tone={isRight ? 'good' : 'bad'}>
      {isRight ? <CheckmarkCircleIcon aria-hidden /> : <ExclamationmarkTriangleIcon aria-hidden />}
      <div>
        <strong>{dayText(day, { now, moments })}</strong>
        <p className="nb-small nb-muted">
          {isRight ? texts.found(new_postings, amountText(sum_ore)) : faultsInShort(faults, texts)}{' '}
          {isRight
            ? null
            : resolved_at === null
              ? texts.unresolved
              : texts.resolved(whenText({ start_at: resolved_at }, { now, moments, isReadLater: true }))}
        </p>
        {faults.length > 1 ? (
          <details className="nb-small">
            <summary>{texts.all_faults(faults.length)}</summary>
            <ul className={styles.faults}>
              {faults.map((fault) => (
                <li key={JSON.stringify(fault)}>{faultWords(fault, texts)}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <IconButton
        label={texts.save(dateInWords(day, { now, moments }))}
        icon={<DownloadIcon aria-hidden />}
        onClick={save}
      />
    </li>
  );
}

/** The first of them in words. */
function faultsInShort(faults: ProofDay['faults'], texts: LedgerTexts['proofs']): string {
  const [first] = faults;
  if (!first) return '';
  const words = faultWords(first, texts);
  return faults.length === 1 ? `${words}.` : `${words}, ${texts.more_faults(faults.length - 1)}.`;
}
