import type { Role } from '#features/vocabulary/roles.ts';

export const SORTABLE = ['name', 'email', 'phone'] as const;
export type Sortable = (typeof SORTABLE)[number];
export type Sort = { by: Sortable; direction: 'asc' | 'desc' };

/** A certificate that a user may hold, as it is chosen by. */
export type ShownCertificate = { id: string; name: string };

/** OCC-06: what the dialog asks for. Of the sorts one at most is in force, so there is room for one. */
export type ParticipantFilter = Record<Sortable, string> & {
  sort: Sort | null;
  roles: readonly Role[];
  /** A user who holds one of them. */
  certificates: readonly ShownCertificate[];
};

export const EMPTY_FILTER: ParticipantFilter = {
  name: '',
  email: '',
  phone: '',
  sort: null,
  roles: [],
  certificates: [],
};

export const isEmptyFilter = ({ sort, roles, certificates, ...words }: ParticipantFilter): boolean =>
  sort === null &&
  roles.length === 0 &&
  certificates.length === 0 &&
  Object.values(words).every((word) => word.trim() === '');

/** Choosing a sort ends the others; choosing the one that is in force ends it, too. */
export const withSort = (filter: ParticipantFilter, { by, direction }: Sort): ParticipantFilter => ({
  ...filter,
  sort: filter.sort?.by === by && filter.sort.direction === direction ? null : { by, direction },
});

export const withRole = (filter: ParticipantFilter, role: Role, isChosen: boolean): ParticipantFilter => ({
  ...filter,
  roles: isChosen ? [...filter.roles, role] : filter.roles.filter((other) => other !== role),
});

export const withCertificate = (
  filter: ParticipantFilter,
  certificate: ShownCertificate,
  isChosen: boolean,
): ParticipantFilter => ({
  ...filter,
  certificates: isChosen
    ? [...filter.certificates, certificate]
    : filter.certificates.filter(({ id }) => id !== certificate.id),
});

/** As the server is asked; what is empty is left out. */
export function queryOfFilter({ sort, roles, certificates, ...words }: ParticipantFilter): Record<string, string> {
  const asked = Object.entries(words).flatMap(([field, word]) => (word.trim() ? [[field, word.trim()] as const] : []));
  return {
    ...Object.fromEntries(asked),
    ...(sort && { [`sort_${sort.by}`]: sort.direction }),
    ...(roles.length > 0 && { 'roles[]': roles.join(',') }),
    ...(certificates.length > 0 && { 'certificates[]': certificates.map(({ id }) => id).join(',') }),
  };
}
