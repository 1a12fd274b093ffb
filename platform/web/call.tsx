import { createContext, type ReactNode, useContext } from 'react';
import type { Call } from './client.ts';

const CallContext = createContext<Call | null>(null);

export const CallProvider = ({ call, children }: { call: Call; children: ReactNode }) => (
  <CallContext value={call}>{children}</CallContext>
);

export function useCall(): Call {
  const call = useContext(CallContext);
  if (!call) throw new Error('useCall needs a CallProvider above it.');
  return call;
}
