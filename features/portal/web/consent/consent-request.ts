const listeners = new Set<() => void>();
let isOpen = false;

/** Asks for consent again: from the footer and from the page about cookies (SHL-09). */
export const openConsent = (): void => change(true);

export const closeConsent = (): void => change(false);

/** For `useSyncExternalStore`: whether a user has asked to answer again. */
export const consentRequest = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): boolean => isOpen,
};

function change(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}
