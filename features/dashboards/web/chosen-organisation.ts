/** Of those that a user runs: the one in the address, else the one of last time, else the first. */
export const chosenOrganisation = <Organisation extends { id: string }>(
  organisations: readonly Organisation[],
  ...wanted: readonly (string | null)[]
): Organisation | null =>
  wanted.map((id) => organisations.find((one) => one.id === id)).find((one) => one !== undefined) ??
  organisations[0] ??
  null;
