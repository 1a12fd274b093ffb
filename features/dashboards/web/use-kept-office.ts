import { useSyncExternalStore } from 'react';
import { keptMunicipality } from './chosen-municipality.ts';

/** What waits is counted for the municipality that a user works for; before there is one, the server takes their own. */
export function useKeptOffice(): { municipality_id?: string } {
  const id = useSyncExternalStore(keptMunicipality.subscribe, keptMunicipality.read, () => null);
  return id === null ? {} : { municipality_id: id };
}
