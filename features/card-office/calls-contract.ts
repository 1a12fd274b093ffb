import { municipalityId } from '#features/municipalities/contract.ts';

// What the calls of this office have in common.
export const reading = { access: 'municipality', rate: 'personal' } as const;
/** Public money: nobody moves it in the name of another, and the same key does it once. */
export const moving = {
  access: 'municipality',
  rate: 'write',
  isOwnOnly: true,
  needsProof: true,
  idempotent: 'demanded',
} as const;
/** One of the reader's own; else the portal's, or their first one. */
export const whose = { municipality_id: municipalityId.optional() };
