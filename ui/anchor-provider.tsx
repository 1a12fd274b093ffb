import type { ComponentType, ReactNode } from 'react';
import { AnchorContext, type AnchorProps } from './anchor-context.ts';

type AnchorProviderProps = {
  /** Usually the router's link, so that a click changes the page without loading it again. */
  anchor: ComponentType<AnchorProps>;
  children: ReactNode;
};

export function AnchorProvider({ anchor, children }: AnchorProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}
