import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Which municipality a call of the office is about. Where it is empty, the server takes the reader's own. */
type OfficeAsked = { municipality_id?: string };

const OfficeContext = createContext<OfficeAsked>({});

type OfficeProviderProps = { municipalityId: string | null; children: ReactNode };

export function OfficeProvider({ municipalityId, children }: OfficeProviderProps) {
  const asked = useMemo(() => (municipalityId === null ? {} : { municipality_id: municipalityId }), [municipalityId]);
  return <OfficeContext value={asked}>{children}</OfficeContext>;
}

/** To be spread into the query or the body of every call that can take it. */
export const useOffice = (): OfficeAsked => useContext(OfficeContext);
