import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedChanges } from '#features/portal/web/use-unsaved-changes.ts';
import { AT_RISK, type SaveState } from '#platform/web/draft-saver.ts';
import type { EventEditing } from './use-event-editor.ts';

const ON_ITS_WAY: readonly SaveState['kind'][] = ['waiting', 'saving', 'saved'];

/** SHL-13: a draft is saved on the way out; only when that fails, and for what is saved by hand, a user is asked. */
export function useLeaving({ isDraft, saving, saver, isChanged }: EventEditing) {
  const navigate = useNavigate();
  /** Where to go once everything is saved. */
  const [goal, setGoal] = useState<string | null>(null);
  const isAtRisk = isDraft ? AT_RISK.includes(saving.kind) : isChanged;
  const unsaved = useUnsavedChanges(isAtRisk && goal === null);

  const saveAndLeave = useEffectEvent(async () => {
    if (isDraft && ON_ITS_WAY.includes(saving.kind) && (await saver.flush())) unsaved.leave();
  });
  useEffect(() => {
    if (unsaved.isAsking) void saveAndLeave();
  }, [unsaved.isAsking]);

  // After the guard has let go, which it does in an effect of its own.
  const go = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (goal !== null) go(goal);
  }, [goal]);

  return {
    unsaved: { ...unsaved, isAsking: unsaved.isAsking && !(isDraft && ON_ITS_WAY.includes(saving.kind)) },
    /** Everything is saved, or the user wants to lose it. */
    leaveTo: setGoal,
  };
}
