const listeners = new Set<() => void>();
let isUntold = false;

/** RTE-09: a session has ended on a page that is for everybody. The shell tells of it once, when it is there to do so. */
export const sessionEnd = {
  tell(): void {
    isUntold = true;
    for (const listener of listeners) listener();
  },
  told(): void {
    isUntold = false;
  },
  isUntold: (): boolean => isUntold,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
