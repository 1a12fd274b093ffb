import { CheckmarkCircleFillIcon, ExclamationmarkTriangleFillIcon, XMarkOctagonFillIcon } from '@navikt/aksel-icons';
import { type ReactNode, useEffect } from 'react';
import { signal, type Tone } from './signal.ts';
import styles from './verdict.module.css';

const ICONS = {
  good: CheckmarkCircleFillIcon,
  unsure: ExclamationmarkTriangleFillIcon,
  bad: XMarkOctagonFillIcon,
};

export type Said = {
  /** Of this reading: the same words about another are another verdict. */
  key: string;
  tone: Tone;
  title: string;
  name: string | null;
  lines: readonly (string | null)[];
  action?: ReactNode;
};

/** Whether what was shown holds: in words, a colour and a sign, read out at once, and heard and felt where that is wanted. */
export function Verdict({ said, hasSound }: { said: Said | null; hasSound: boolean }) {
  const { key, tone } = said ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same outcome of another person is another one
  useEffect(() => {
    if (hasSound && tone) signal(tone);
  }, [key, tone, hasSound]);
  return (
    <div role="status" aria-live="assertive" aria-atomic className={styles.region}>
      {said ? <Shown said={said} /> : null}
    </div>
  );
}

function Shown({ said: { tone, title, name, lines, action } }: { said: Said }) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.result} data-tone={tone}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <strong className={styles.outcome}>{title}</strong>
        {name === null ? null : <span className={styles.name}>{name}</span>}
        {lines.map((line) => (line ? <span key={line}>{line}</span> : null))}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
