import { ArrowUndoIcon } from '@navikt/aksel-icons';
import type { Tone } from '#features/passes/web/signal.ts';
import { Verdict } from '#features/passes/web/verdict.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { DoorTexts } from '../texts/token.ts';
import { doorTexts } from '../texts/token.ts';
import type { DoorResult as Result } from './door-keeper.ts';

const TONES: Record<Result['outcome'], Tone> = {
  in: 'good',
  out: 'unsure',
  already_in: 'unsure',
  kept: 'unsure',
  not_signed_up: 'bad',
  other_time: 'bad',
  unknown_code: 'bad',
};

type DoorResultProps = {
  result: Result | null;
  hasSound: boolean;
  onTick: (attendanceId: string, isIn: boolean) => void;
};

/** What became of the last code or touch. */
export function DoorResult({ result, hasSound, onTick }: DoorResultProps) {
  const texts = useTexts(doorTexts);
  return (
    <Verdict
      hasSound={hasSound}
      said={
        result && {
          key: result.key,
          tone: TONES[result.outcome],
          title: texts.outcome[result.outcome],
          name: result.name,
          lines: [texts.outcome_text[result.outcome]],
          action: <DoorDeed result={result} texts={texts} onTick={onTick} />,
        }
      }
    />
  );
}

type DoorDeedProps = { result: Result; texts: DoorTexts; onTick: DoorResultProps['onTick'] };

function DoorDeed({ result: { outcome, attendance_id }, texts, onTick }: DoorDeedProps) {
  if (attendance_id === null) return null;
  if (outcome === 'in' || outcome === 'out') {
    return (
      <Button
        variant="secondary"
        icon={<ArrowUndoIcon aria-hidden />}
        onClick={() => onTick(attendance_id, outcome === 'out')}
      >
        {texts.undo}
      </Button>
    );
  }
  return outcome === 'not_signed_up' ? (
    <Button variant="secondary" onClick={() => onTick(attendance_id, true)}>
      {texts.let_in}
    </Button>
  ) : null;
}
