import { PASS_FAULTS, PASS_KINDS, PASS_OUTCOMES } from '#features/passes/rules.ts';

/** A device sends so many at a time. */
export const MAX_SCANS = 50;
/** What a device takes along for one desk; the features bound their own parts. */
export const MAX_ALONG = 5000;

/** What can be shown to a scanner: what has a pass, and a place at an activity, which has the code of its door. */
export const SCAN_KINDS = [...PASS_KINDS, 'place'] as const;
export const SCAN_OUTCOMES = [...PASS_OUTCOMES, ...PASS_FAULTS] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];
