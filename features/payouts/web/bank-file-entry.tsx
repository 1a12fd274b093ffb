import { CheckmarkCircleIcon, CheckmarkIcon, FileIcon, HourglassIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
import type { Action } from '#features/identity/web/use-action.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import type { BankFile } from '../contract.ts';
import { payoutTexts } from '../texts/token.ts';
import { BankFileDeeds } from './bank-file-deeds.tsx';
import { stepsOf, waitingFor } from './bank-file-words.ts';
import styles from './bank-files.module.css';

export type FileActions = {
  approving: Action<BankFile, unknown>;
  fetching: Action<BankFile, unknown>;
  onWithdraw: (file: BankFile) => void;
};

/** One file: when it was made, how much, how far it has come, and what is next. */
export function BankFileEntry({ file, onOpen, ...deeds }: FileActions & { file: BankFile; onOpen: () => void }) {
  const texts = useTexts(payoutTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const reading = { now, moments };
  const waits = waitingFor(file, texts);
  const name = texts.file.name(file.number);
  return (
    <li className={styles.file}>
      <span className={styles.icon}>
        <FileIcon aria-hidden />
      </span>
      <div className={styles.words}>
        <h3 className={styles.day}>
          {dayText(file.made_at, reading)} <span className={styles.number}>{name}</span>
        </h3>
        <p className="nb-small nb-muted">{texts.file.about(file.lines, kroner(file.total_ore))}</p>
        <p className={styles.steps}>
          {stepsOf(file, texts, reading).map((step) => (
            <span key={step} className={styles.step}>
              <CheckmarkIcon aria-hidden />
              {step}
            </span>
          ))}
          {waits === null ? null : (
            <strong className={styles.waits}>
              <HourglassIcon aria-hidden />
              {waits}
            </strong>
          )}
        </p>
        {file.withdrawn_reason === null ? null : <p className="nb-small">{texts.file.why(file.withdrawn_reason)}</p>}
      </div>
      <div className={styles.end}>
        {file.failed > 0 ? (
          <Tag tone="danger" icon={<XMarkOctagonIcon aria-hidden />}>
            {texts.file.failed(file.failed)}
          </Tag>
        ) : null}
        {file.state === 'answered' && file.failed === 0 ? (
          <Tag tone="success" icon={<CheckmarkCircleIcon aria-hidden />}>
            {texts.file.all_paid}
          </Tag>
        ) : null}
        {file.state === 'withdrawn' ? <Tag>{texts.file.not_sent}</Tag> : null}
        <BankFileDeeds file={file} {...deeds} />
        <Button variant="tertiary" aria-label={texts.which(texts.open, name)} onClick={onOpen}>
          {texts.open}
        </Button>
      </div>
    </li>
  );
}
