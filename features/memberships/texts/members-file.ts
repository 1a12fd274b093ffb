import type { MembershipStatus, Rank } from '#features/organisations/rules.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { MembershipKind } from '../rules.ts';

const nb = {
  title: (organisation: string) => `Medlemmer i ${organisation}`,
  file: 'medlemmer',
  made: (day: string, count: number) => (count === 1 ? `Laget ${day}, 1 medlem` : `Laget ${day}, ${count} medlemmer`),
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
  title: (organisation) => `Medlemer i ${organisation}`,
  file: 'medlemer',
  made: (day, count) => (count === 1 ? `Laga ${day}, 1 medlem` : `Laga ${day}, ${count} medlemer`),
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
  title: (organisation) => `Members of ${organisation}`,
  file: 'members',
  made: (day, count) => (count === 1 ? `Made ${day}, 1 member` : `Made ${day}, ${count} members`),
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

/** What stands in a file of members, in the language of the person who asked. */
export const MEMBERS_FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
