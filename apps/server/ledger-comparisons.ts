import { claimFaults, ownMoneyFaults, strayFaults } from '#features/claims/server/public.ts';
import type { Comparison } from '#features/ledger/server/prove.ts';
import { bankFileFaults, bankLineFaults } from '#features/payouts/server/public.ts';

/** What stands beside the ledger and has to say the same. */
export const LEDGER_COMPARISONS: readonly Comparison[] = [
  claimFaults,
  ownMoneyFaults,
  bankFileFaults,
  bankLineFaults,
  strayFaults,
];
