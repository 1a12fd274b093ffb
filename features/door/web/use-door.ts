import { useCallback } from 'react';
import { useKeptList } from '#features/passes/web/use-kept-list.ts';
import { useCall } from '#platform/web/call.tsx';
import { createDoorKeeper, type DoorKeeper, type DoorState } from './door-keeper.ts';
import { openDoorStore } from './door-store.ts';

const READ_AGAIN_MS = 20_000;

const NOT_YET: DoorState = {
  list: null,
  people: [],
  waitingCount: 0,
  refused: [],
  isLasting: true,
  fault: null,
  result: null,
};

/** One list at the door. */
export function useDoor(userId: string, occurrenceId: string): { state: DoorState; keeper: DoorKeeper | null } {
  const call = useCall();
  const create = useCallback(
    async () => createDoorKeeper({ call, store: await openDoorStore(), userId, occurrenceId }),
    [call, userId, occurrenceId],
  );
  return useKeptList({ create, notYet: NOT_YET, readAgainMs: READ_AGAIN_MS });
}
