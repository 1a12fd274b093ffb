import { shortDate } from '#platform/language/dates.ts';
import type { ProofDay } from './contract.ts';

/** What one control found, as it is written down. */
export type Proof = Omit<ProofDay, 'day' | 'new_postings' | 'resolved_at'>;

/**
 * Controls day by day, the newest first, from controls that are the newest first. A day has its last control, with the
 * worst of what was found that day, and when a later control found nothing. Of the earliest day it is not known what was
 * new: it is left out unless `isWhole`, where nothing came before it.
 */
export function proofDays(proofs: readonly Proof[], { isWhole }: { isWhole: boolean }): ProofDay[] {
  const days: ProofDay[] = [];
  let clean: string | null = null;
  for (const proof of proofs) {
    const day = shortDate(proof.made_at);
    const isClean = proof.faults.length === 0;
    const later = days.at(-1);
    if (later?.day === day) {
      if (proof.faults.length > later.faults.length) {
        later.faults = proof.faults;
        later.resolved_at = clean;
      }
    } else {
      if (later) later.new_postings = later.postings - proof.postings;
      days.push({ ...proof, day, new_postings: proof.postings, resolved_at: isClean ? null : clean });
    }
    if (isClean) clean = proof.made_at;
  }
  return isWhole ? days : days.slice(0, -1);
}
