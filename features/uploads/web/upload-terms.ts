import { useSyncExternalStore } from 'react';

let isAccepted = false;
const listeners = new Set<() => void>();

/** Asked for once in a visit: the user who has accepted the terms for one file is not asked again for the next. */
export const uploadTerms = {
  isAccepted: (): boolean => isAccepted,
  set(accepted: boolean): void {
    isAccepted = accepted;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useUploadTerms = (): boolean =>
  useSyncExternalStore(uploadTerms.subscribe, uploadTerms.isAccepted, () => false);
