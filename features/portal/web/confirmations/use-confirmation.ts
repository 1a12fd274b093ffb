import { createContext, useContext } from 'react';
import type { Confirm } from './confirmations.ts';

export const ConfirmationContext = createContext<Confirm | null>(null);

/** DLG-02: asks before something is done. The answer comes when the person has given it. */
export function useConfirmation(): Confirm {
  const confirm = useContext(ConfirmationContext);
  if (!confirm) throw new Error('useConfirmation needs a ConfirmationProvider above it.');
  return confirm;
}
