type Situation = {
  /** Where the visitor seems to be. */
  detectedId: string | null;
  /** What the visitor has chosen before, or where the visitor is already. */
  storedId: string | null;
  /** Municipalities chosen in the filters: who compares several knows what they want. */
  selectedCount: number;
};

/** MUN-02 */
export const shouldSuggest = ({ detectedId, storedId, selectedCount }: Situation): boolean =>
  detectedId !== null && detectedId !== storedId && selectedCount <= 1;
