import { useCall } from '#platform/web/call.tsx';
import type { RunOccurrence } from '../occurrence-contract.ts';
import { wallSpanOf } from '../recurrence.ts';
import { updateOccurrence } from './calls.ts';

/** The same time as it is, taking place or not. */
export function useCancelling(version: number) {
  const call = useCall();
  return (time: RunOccurrence, is_canceled: boolean, reason = '') =>
    call(updateOccurrence, {
      params: { id: time.id },
      body: {
        scope: 'one',
        version,
        ...wallSpanOf(time),
        capacity_max: time.capacity.max,
        is_canceled,
        reason,
        notify: true,
        participations: 'keep',
      },
    });
}
