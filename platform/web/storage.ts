const PREFIX = 'nabolag:';

/** The browser's storage under the portal's own prefix. One that denies it remembers until the page is left (SHL-14). */
function storageIn(area: () => Storage) {
  const remembered = new Map<string, string>();
  return {
    read(key: string): string | null {
      return attempt(() => area().getItem(PREFIX + key)) ?? remembered.get(key) ?? null;
    },
    write(key: string, value: string): void {
      remembered.set(key, value);
      attempt(() => {
        area().setItem(PREFIX + key, value);
        remembered.delete(key);
      });
    },
    remove(key: string): void {
      remembered.delete(key);
      attempt(() => area().removeItem(PREFIX + key));
    },
    /** Everything whose key begins so. */
    removeAll(start: string): void {
      const known = attempt(() => Object.keys(area())) ?? [];
      for (const key of [...remembered.keys(), ...known.map((name) => name.slice(PREFIX.length))]) {
        if (key.startsWith(start)) this.remove(key);
      }
    },
  };
}

/** Until it is removed, in all tabs. */
export const storage = storageIn(() => localStorage);

/** As long as the tab lives. */
export const tabStorage = storageIn(() => sessionStorage);

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
