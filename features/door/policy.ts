import type { ActiveStatus } from '#features/attendance/rules.ts';

/** A code is for a person who has a place. */
export const mayHaveCode = (status: ActiveStatus): status is 'attending' => status === 'attending';

/**
 * A code lets in a person who has a place. One on the waiting list is let in by being chosen on the list: that is for
 * those at the door to decide.
 */
export const isLetIn = (status: ActiveStatus | null, { byCode }: { byCode: boolean }): boolean =>
  status !== null && (!byCode || mayHaveCode(status));
