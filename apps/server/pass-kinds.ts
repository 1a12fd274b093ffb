import type { PassKind } from '#features/passes/server/public.ts';

/** What can be held up in front of the scanner, beside places at activities: a line for each feature that has something. */
export const SHOWN_KINDS: readonly PassKind[] = [];
