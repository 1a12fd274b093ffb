import type { ChildId } from '#features/vocabulary/ids.ts';
import { type Call, CallFailed } from '#platform/web/client.ts';
import type { DoorList, OwnDoorCode } from '../contract.ts';
import { getOwnCode } from './calls.ts';
import { openDoorStore } from './door-store.ts';

type Wanted = {
  occurrenceId: string;
  userId: string | null;
  childId: string | null;
  /** Called at once with what the device has, before the server has answered. */
  onKept: (code: OwnDoorCode) => void;
};

/** From the server, which knows whether there still is a place; from the device where there is no network. */
export async function fetchOwnCode(
  call: Call,
  { occurrenceId, userId: person, childId, onKept }: Wanted,
): Promise<OwnDoorCode> {
  const userId = childId === null ? person : null;
  const store = userId === null ? null : await openDoorStore();
  const kept = userId === null ? null : ((await store?.readCode(userId, occurrenceId)) ?? null);
  if (kept) onKept(kept);
  try {
    const query = childId === null ? {} : { child_id: childId as ChildId };
    const { data } = await call(getOwnCode, { params: { id: occurrenceId as DoorList['occurrence_id'] }, query });
    if (userId !== null)
      await store?.keepCode({ ...data, occurrence_id: occurrenceId, user_id: userId }).catch(() => {});
    return data;
  } catch (error) {
    if (kept && !(error instanceof CallFailed)) return kept;
    throw error;
  }
}
