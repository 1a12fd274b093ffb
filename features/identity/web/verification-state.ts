import { storage } from '#platform/web/storage.ts';
import { STORED_USERNAME } from '../rules.ts';

/** What the screens of the sign-in hand each other besides the address. It lives as long as the tab. */
export type VerificationState = { username: string; purpose: 'register' | 'restore' | 'email' | 'phone' };

const KEY = 'nabolag:verification';

/** For browsers that deny storage: lasts until the page is loaded again. */
let remembered: VerificationState | null = null;

export const verificationState = {
  read(): VerificationState | null {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    } catch {
      return remembered;
    }
  },
  keep(state: VerificationState): void {
    remembered = state;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(state));
    } catch {
      // Denied: it is remembered here.
    }
  },
  clear(): void {
    remembered = null;
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};

/** IDN-02: what was typed on the first screen is there when one comes back. */
export const keptUsername = {
  read: (): string => storage.read(STORED_USERNAME) ?? '',
  keep: (username: string): void => storage.write(STORED_USERNAME, username),
  clear: (): void => storage.remove(STORED_USERNAME),
};
