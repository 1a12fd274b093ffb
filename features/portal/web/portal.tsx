import { createContext, type ReactNode, useContext } from 'react';
import type { PortalTenant } from '#features/tenants/contract.ts';
import type { MapTiles } from '../map-tiles.ts';

/** What every part of the page may know: where we are and when. */
export type Portal = {
  tenant: PortalTenant;
  /** Moves on while the page is open; the first render has the server's time on both sides. */
  now: Date;
  origin: string;
  analyticsUrl: string | null;
  mapTiles: MapTiles;
  /** Whether MinID and BankID lead anywhere. */
  hasEid: boolean;
};

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <PortalContext value={portal}>{children}</PortalContext>
);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it.');
  return portal;
}
