import { storage } from '#platform/web/storage.ts';

const KEY = 'USER_MUNICIPALITY';

/** The municipality that the visitor has said to be theirs (MUN-03). */
export const storedMunicipality = {
  read: (): string | null => storage.read(KEY),
  write: (id: string): void => storage.write(KEY, id),
};
