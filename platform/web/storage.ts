const PREFIX = 'nabolag:';

/** Local storage under the portal's own prefix. A browser that denies it loses memory, not function (SHL-14). */
export const storage = {
  read(key: string): string | null {
    return attempt(() => localStorage.getItem(PREFIX + key)) ?? null;
  },
  write(key: string, value: string): void {
    attempt(() => localStorage.setItem(PREFIX + key, value));
  },
  remove(key: string): void {
    attempt(() => localStorage.removeItem(PREFIX + key));
  },
};

let hasComplained = false;

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    if (!hasComplained) {
      hasComplained = true;
      console.warn('Nabolag needs access to local storage to remember your choices.');
    }
    return undefined;
  }
}
