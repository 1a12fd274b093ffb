import type { OfficeRoom } from '#features/portal/web/office-paths.ts';
import type { GrantRole } from '#features/users/rules.ts';
import { storage, tabStorage } from '#platform/web/storage.ts';

const KEPT = 'dashboard:municipality';
const listeners = new Set<() => void>();

/**
 * The municipality that a user works for: that of this tab, so that two can be open side by side, else that of the last
 * one. It goes with the login (IDN-14, IDN-15).
 */
export const keptMunicipality = {
  read: (): string | null => tabStorage.read(KEPT) ?? storage.read(KEPT),
  keep(id: string): void {
    tabStorage.write(KEPT, id);
    storage.write(KEPT, id);
    for (const listener of listeners) listener();
  },
  clear(): void {
    tabStorage.remove(KEPT);
    storage.remove(KEPT);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export type OwnMunicipality = { id: string; name: string; role: GrantRole };

const ROLES: Partial<Record<OfficeRoom, readonly GrantRole[]>> = {
  audit: ['admin', 'auditor'],
  studio: ['admin'],
  people: ['admin'],
  log: ['admin'],
  activities: ['admin'],
  announcements: ['admin'],
  windDown: ['admin'],
};

const rolesOf = (room: OfficeRoom): readonly GrantRole[] => ROLES[room] ?? ['admin', 'support'];

/** Those whose room a user may enter, each once; of two roles an admin's comes first. */
export function municipalitiesFor(room: OfficeRoom, grants: readonly OwnMunicipality[]): OwnMunicipality[] {
  const roles = rolesOf(room);
  const entered = grants.filter(({ role }) => roles.includes(role));
  return entered.filter(({ id }, place) => entered.findIndex((one) => one.id === id) === place);
}

/** The first one that a user still has of those wanted, in their order; else the first of theirs. */
export const chosenMunicipality = (
  own: readonly OwnMunicipality[],
  wanted: readonly (string | null)[],
): OwnMunicipality | null =>
  wanted.map((id) => own.find((one) => one.id === id)).find((one) => one !== undefined) ?? own[0] ?? null;
