import { storage, tabStorage } from '#platform/web/storage.ts';
import { STORED_USERNAME } from '../rules.ts';

/** What the screens of the sign-in hand each other besides the address. It lives as long as the tab. */
export type VerificationState = { username: string; purpose: 'register' | 'restore' | 'email' | 'phone' };

const KEY = 'verification';

export const verificationState = {
  read(): VerificationState | null {
    try {
      return JSON.parse(tabStorage.read(KEY) ?? 'null');
    } catch {
      return null;
    }
  },
  keep: (state: VerificationState): void => tabStorage.write(KEY, JSON.stringify(state)),
  clear: (): void => tabStorage.remove(KEY),
};

/** IDN-02: what was typed on the first screen is there when one comes back. */
export const keptUsername = {
  read: (): string => storage.read(STORED_USERNAME) ?? '',
  keep: (username: string): void => storage.write(STORED_USERNAME, username),
  clear: (): void => storage.remove(STORED_USERNAME),
};
