import type { MembershipKind, MembershipStatus } from '#features/memberships/rules.ts';
import type { Rank } from '#features/organisations/rules.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  gone: 'Filen er ikke her lenger. Lag en ny.',
  members: {
    title: (organisation: string) => `Medlemmer i ${organisation}`,
    file: 'medlemmer',
    made: (day: string, count: number) => (count === 1 ? `${day}, 1 medlem` : `${day}, ${count} medlemmer`),
    columns: {
      name: 'Navn',
      role: 'Rolle',
      kind: 'Type',
      status: 'Status',
      starts_on: 'Fra',
      ends_on: 'Til',
      email: 'E-post',
      phone: 'Mobil',
      since: 'Medlem siden',
    },
  },
  page: (page: number) => `Side ${page}`,
  ranks: { owner: 'Eier', admin: 'Administrator', moderator: 'Koordinator', member: 'Medlem' } satisfies Record<
    Rank,
    string
  >,
  kinds: { team: 'Lag', certificate: 'Kursbevis', membership: 'Medlemskap' } satisfies Record<MembershipKind, string>,
  statuses: {
    active: 'Aktiv',
    disabled: 'På pause',
    requested: 'Har spurt',
    not_accepted: 'Ikke godtatt',
    not_active_yet: 'Ikke begynt ennå',
    expired: 'Utløpt',
  } satisfies Record<MembershipStatus, string>,
};

const nn: TextsLike<typeof nb> = {
  gone: 'Fila er ikkje her lenger. Lag ei ny.',
  members: {
    title: (organisation) => `Medlemer i ${organisation}`,
    file: 'medlemer',
    made: (day, count) => (count === 1 ? `${day}, 1 medlem` : `${day}, ${count} medlemer`),
    columns: {
      name: 'Namn',
      role: 'Rolle',
      kind: 'Type',
      status: 'Status',
      starts_on: 'Frå',
      ends_on: 'Til',
      email: 'E-post',
      phone: 'Mobil',
      since: 'Medlem sidan',
    },
  },
  page: (page) => `Side ${page}`,
  ranks: { owner: 'Eigar', admin: 'Administrator', moderator: 'Koordinator', member: 'Medlem' },
  kinds: { team: 'Lag', certificate: 'Kursbevis', membership: 'Medlemskap' },
  statuses: {
    active: 'Aktiv',
    disabled: 'På pause',
    requested: 'Har spurt',
    not_accepted: 'Ikkje godteken',
    not_active_yet: 'Ikkje byrja enno',
    expired: 'Gått ut',
  },
};

const en: TextsLike<typeof nb> = {
  gone: 'The file is no longer here. Make a new one.',
  members: {
    title: (organisation) => `Members of ${organisation}`,
    file: 'members',
    made: (day, count) => (count === 1 ? `${day}, 1 member` : `${day}, ${count} members`),
    columns: {
      name: 'Name',
      role: 'Role',
      kind: 'Kind',
      status: 'Status',
      starts_on: 'From',
      ends_on: 'Until',
      email: 'E-mail',
      phone: 'Mobile',
      since: 'Member since',
    },
  },
  page: (page) => `Page ${page}`,
  ranks: { owner: 'Owner', admin: 'Administrator', moderator: 'Coordinator', member: 'Member' },
  kinds: { team: 'Team', certificate: 'Certificate', membership: 'Membership' },
  statuses: {
    active: 'Active',
    disabled: 'Paused',
    requested: 'Has asked',
    not_accepted: 'Not accepted',
    not_active_yet: 'Not begun yet',
    expired: 'Expired',
  },
};

/** What stands in the files, in the language of whoever asked. */
export const FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
