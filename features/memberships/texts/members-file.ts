import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { en as enWords } from './en.ts';
import { nb as nbWords } from './nb.ts';
import { nn as nnWords } from './nn.ts';

const nb = {
  title: (organisation: string) => `Medlemmer i ${organisation}`,
  file: 'medlemmer',
  made: (day: string, count: number) => (count === 1 ? `Laget ${day}, 1 medlem` : `Laget ${day}, ${count} medlemmer`),
  columns: {
    name: 'Navn',
    role: 'Rolle',
    kind: 'Type',
    owner_kind: 'Kommer fra',
    status: 'Status',
    starts_on: 'Fra',
    ends_on: 'Til',
    email: 'E-post',
    phone: 'Mobil',
    since: 'Medlem siden',
  },
  ranks: nbWords.ranks,
  kinds: nbWords.kinds,
  owners: nbWords.owners,
  statuses: nbWords.statuses,
};

const nn: TextsLike<typeof nb> = {
  title: (organisation) => `Medlemer i ${organisation}`,
  file: 'medlemer',
  made: (day, count) => (count === 1 ? `Laga ${day}, 1 medlem` : `Laga ${day}, ${count} medlemer`),
  columns: {
    name: 'Namn',
    role: 'Rolle',
    kind: 'Type',
    owner_kind: 'Kjem frå',
    status: 'Status',
    starts_on: 'Frå',
    ends_on: 'Til',
    email: 'E-post',
    phone: 'Mobil',
    since: 'Medlem sidan',
  },
  ranks: nnWords.ranks,
  kinds: nnWords.kinds,
  owners: nnWords.owners,
  statuses: nnWords.statuses,
};

const en: TextsLike<typeof nb> = {
  title: (organisation) => `Members of ${organisation}`,
  file: 'members',
  made: (day, count) => (count === 1 ? `Made ${day}, 1 member` : `Made ${day}, ${count} members`),
  columns: {
    name: 'Name',
    role: 'Role',
    kind: 'Kind',
    owner_kind: 'Comes from',
    status: 'Status',
    starts_on: 'From',
    ends_on: 'Until',
    email: 'E-mail',
    phone: 'Mobile',
    since: 'Member since',
  },
  ranks: enWords.ranks,
  kinds: enWords.kinds,
  owners: enWords.owners,
  statuses: enWords.statuses,
};

/** What stands in a file of members, in the language of the person who asked. */
export const MEMBERS_FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
