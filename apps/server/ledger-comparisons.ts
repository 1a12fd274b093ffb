import { claimFaults, ownMoneyFaults, strayFaults } from '#features/claims/server/public.ts';
import type { Comparison } from '#features/ledger/server/prove.ts';
import { bankFileFaults, bankLineFaults } from '#features/payouts/server/public.ts';

/** Amounts that are kept beside the ledger and must agree with it. */
export const LEDGER_COMPARISONS: readonly Comparison[] = [
  claimFaults,
  ownMoneyFaults,
  bankFileFaults,
  bankLineFaults,
  strayFaults,
];
