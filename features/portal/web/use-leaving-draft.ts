import { useEffect, useEffectEvent, useState } from 'react';
import { AT_RISK, type SaveState } from '#platform/web/draft-saver.ts';
import { type UnsavedChanges, useUnsavedChanges } from './use-unsaved-changes.ts';

/** SHL-13: a draft is saved on the way out. A user is asked only when that fails, until it is saved after all. */
export function useLeavingDraft(saving: SaveState, flush: () => Promise<boolean>): UnsavedChanges {
  const unsaved = useUnsavedChanges(AT_RISK.includes(saving.kind));
  const { isAsking } = unsaved;
  const isSaved = saving.kind === 'saved' || saving.kind === 'untouched';
  const [hasFailed, setHasFailed] = useState(false);
  const save = useEffectEvent(async () => {
    if (!(await flush())) setHasFailed(true);
  });
  // Once: a navigation that is let go on twice throws.
  const leave = useEffectEvent(unsaved.leave);
  useEffect(() => {
    if (!isAsking) setHasFailed(false);
    else if (isSaved) leave();
    else void save();
  }, [isAsking, isSaved]);
  return { ...unsaved, isAsking: isAsking && hasFailed };
}
