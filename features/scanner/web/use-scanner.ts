import { useCallback } from 'react';
import { useKeptList } from '#features/passes/web/use-kept-list.ts';
import { useCall } from '#platform/web/call.tsx';
import type { ScanPlace } from '../contract.ts';
import { createScanKeeper, type ScanKeeper, type ScanState } from './scan-keeper.ts';
import { openScanStore } from './scan-store.ts';

const READ_AGAIN_MS = 60_000;

const NOT_YET: ScanState = { list: null, waitingCount: 0, refused: [], isLasting: true, fault: null, result: null };

/** One desk, with what may be shown there. */
export function useScanner(
  userId: string,
  { organization_id, municipality_id }: ScanPlace,
): { state: ScanState; keeper: ScanKeeper | null } {
  const call = useCall();
  const create = useCallback(
    async () =>
      createScanKeeper({ call, store: await openScanStore(), userId, place: { organization_id, municipality_id } }),
    [call, userId, organization_id, municipality_id],
  );
  return useKeptList({ create, notYet: NOT_YET, readAgainMs: READ_AGAIN_MS });
}
