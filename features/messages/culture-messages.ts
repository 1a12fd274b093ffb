/** What becomes of a user's culture card. */
export type CultureMessages = {
  /** `visits` is null where there is no limit; `day` is the last one. `by` is the venue or the municipality. */
  cultureCardGiven: { name: string; group: string; by: string; visits: number | null; day: string; url: string };
  cultureCardRemoved: { name: string; group: string; by: string };
};
