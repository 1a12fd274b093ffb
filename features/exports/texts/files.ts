import type { ActiveStatus } from '#features/attendance/rules.ts';
import type { MembershipKind } from '#features/memberships/rules.ts';
import type { MembershipStatus, Rank } from '#features/organisations/rules.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  gone: 'Filen er ikke her lenger. Lag en ny.',
  members: {
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
  },
  slots: {
    title: (event: string) => `Vakter på ${event}`,
    file: 'vakter',
    made: (day: string, count: number) => (count === 1 ? `Laget ${day}, 1 linje` : `Laget ${day}, ${count} linjer`),
    nobody: 'Ingen ennå',
    columns: { day: 'Dato', time: 'Tid', slot: 'Vakt', name: 'Navn', email: 'E-post', phone: 'Mobil' },
  },
  attendees: {
    title: (event: string, when: string) => `Deltakere ${when}: ${event}`,
    file: 'deltakere',
    when: (day: string, time: string) => `${day} kl. ${time}`,
    made: (day: string, count: number) => (count === 1 ? `Laget ${day}, 1 person` : `Laget ${day}, ${count} personer`),
    columns: {
      name: 'Navn',
      status: 'Status',
      position: 'Nr. på ventelisten',
      email: 'E-post',
      phone: 'Mobil',
      signed_up: 'Påmeldt',
      checked_in: 'Møtt',
    },
    statuses: { attending: 'Deltar', offered: 'Har fått tilbud', waiting: 'Venteliste' } satisfies Record<
      ActiveStatus,
      string
    >,
    yes: 'Ja',
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
  },
  slots: {
    title: (event) => `Vakter på ${event}`,
    file: 'vakter',
    made: (day, count) => (count === 1 ? `Laga ${day}, 1 line` : `Laga ${day}, ${count} liner`),
    nobody: 'Ingen enno',
    columns: { day: 'Dato', time: 'Tid', slot: 'Vakt', name: 'Namn', email: 'E-post', phone: 'Mobil' },
  },
  attendees: {
    title: (event, when) => `Deltakarar ${when}: ${event}`,
    file: 'deltakarar',
    when: (day, time) => `${day} kl. ${time}`,
    made: (day, count) => (count === 1 ? `Laga ${day}, 1 person` : `Laga ${day}, ${count} personar`),
    columns: {
      name: 'Namn',
      status: 'Status',
      position: 'Nr. på ventelista',
      email: 'E-post',
      phone: 'Mobil',
      signed_up: 'Påmeld',
      checked_in: 'Møtt',
    },
    statuses: { attending: 'Deltek', offered: 'Har fått tilbod', waiting: 'Venteliste' },
    yes: 'Ja',
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
  },
  slots: {
    title: (event) => `Shifts at ${event}`,
    file: 'shifts',
    made: (day, count) => (count === 1 ? `Made ${day}, 1 line` : `Made ${day}, ${count} lines`),
    nobody: 'Nobody yet',
    columns: { day: 'Date', time: 'Time', slot: 'Shift', name: 'Name', email: 'E-mail', phone: 'Mobile' },
  },
  attendees: {
    title: (event, when) => `Participants ${when}: ${event}`,
    file: 'participants',
    when: (day, time) => `${day} at ${time}`,
    made: (day, count) => (count === 1 ? `Made ${day}, 1 person` : `Made ${day}, ${count} people`),
    columns: {
      name: 'Name',
      status: 'Status',
      position: 'No. on the waiting list',
      email: 'E-mail',
      phone: 'Mobile',
      signed_up: 'Signed up',
      checked_in: 'Came',
    },
    statuses: { attending: 'Attending', offered: 'Has an offer', waiting: 'Waiting list' },
    yes: 'Yes',
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
