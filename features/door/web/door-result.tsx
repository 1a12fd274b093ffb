import {
  ArrowUndoIcon,
  CheckmarkCircleFillIcon,
  ExclamationmarkTriangleFillIcon,
  XMarkOctagonFillIcon,
} from '@navikt/aksel-icons';
import { useEffect } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { DoorTexts } from '../texts/token.ts';
import { doorTexts } from '../texts/token.ts';
import type { DoorResult as Result } from './door-keeper.ts';
import styles from './door-result.module.css';
import { signal, type Tone } from './signal.ts';

const TONES: Record<Result['outcome'], Tone> = {
  in: 'good',
  out: 'unsure',
  already_in: 'unsure',
  kept: 'unsure',
  not_signed_up: 'bad',
  other_time: 'bad',
  unknown_code: 'bad',
};

const ICONS = {
  good: CheckmarkCircleFillIcon,
  unsure: ExclamationmarkTriangleFillIcon,
  bad: XMarkOctagonFillIcon,
};

type DoorResultProps = {
  result: Result | null;
  hasSound: boolean;
  onTick: (attendanceId: string, isIn: boolean) => void;
};

/** What became of the last code or touch: in words, a colour and a sign, and read out at once. */
export function DoorResult({ result, hasSound, onTick }: DoorResultProps) {
  const texts = useTexts(doorTexts);
  const tone = result && TONES[result.outcome];
  const key = result?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same outcome of another person is another one
  useEffect(() => {
    if (hasSound && tone) signal(tone);
  }, [key, tone, hasSound]);

  return (
    <div role="status" aria-live="assertive" aria-atomic className={styles.region}>
      {result && tone ? <Shown result={result} tone={tone} texts={texts} onTick={onTick} /> : null}
    </div>
  );
}

type ShownProps = {
  result: Result;
  tone: Tone;
  texts: DoorTexts;
  onTick: DoorResultProps['onTick'];
};

function Shown({ result: { outcome, name, attendance_id }, tone, texts, onTick }: ShownProps) {
  const Icon = ICONS[tone];
  const action =
    attendance_id === null ? null : outcome === 'in' || outcome === 'out' ? (
      <Button
        className={styles.action}
        variant="secondary"
        icon={<ArrowUndoIcon aria-hidden />}
        onClick={() => onTick(attendance_id, outcome === 'out')}
      >
        {texts.undo}
      </Button>
    ) : outcome === 'not_signed_up' ? (
      <Button className={styles.action} variant="secondary" onClick={() => onTick(attendance_id, true)}>
        {texts.let_in}
      </Button>
    ) : null;
  return (
    <div className={styles.result} data-tone={tone}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <strong className={styles.outcome}>{texts.outcome[outcome]}</strong>
        {name === null ? null : <span className={styles.name}>{name}</span>}
        {texts.outcome_text[outcome] === '' ? null : <span className={styles.text}>{texts.outcome_text[outcome]}</span>}
      </div>
      {action}
    </div>
  );
}
