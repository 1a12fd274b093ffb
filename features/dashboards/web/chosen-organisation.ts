import { storage } from '#platform/web/storage.ts';

const KEPT = 'dashboard:organization';

/** The organisation whose overview a user looked at last; it goes with the login (IDN-14, IDN-15). */
export const keptOrganisation = {
  read: (): string | null => storage.read(KEPT),
  keep: (id: string): void => storage.write(KEPT, id),
  clear: (): void => storage.remove(KEPT),
};

/** Of those that a user runs: the one in the address, else the one of last time, else the first. */
export const chosenOrganisation = <Organisation extends { id: string }>(
  organisations: readonly Organisation[],
  ...wanted: readonly (string | null)[]
): Organisation | null =>
  wanted.map((id) => organisations.find((one) => one.id === id)).find((one) => one !== undefined) ??
  organisations[0] ??
  null;
