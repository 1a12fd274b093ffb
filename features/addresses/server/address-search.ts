import type { SuggestedAddress } from '../contract.ts';

export type FoundAddress = SuggestedAddress & {
  /** Null where it is in no municipality, or in one that we do not know. */
  municipality_id: number | null;
};

/** Finds addresses by a part of them, the best first. Throws when the register cannot be reached. */
export type AddressSearch = (words: string) => Promise<readonly FoundAddress[]>;
