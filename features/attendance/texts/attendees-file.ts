import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { ActiveStatus } from '../rules.ts';

const nb = {
  title: (event: string, when: string) => `Deltakere ${when}: ${event}`,
  file: 'deltakere',
  when: (day: string, time: string) => `${day} kl. ${time}`,
  made: (day: string, count: number) => (count === 1 ? `Laget ${day}, 1 person` : `Laget ${day}, ${count} personer`),
  columns: {
    name: 'Navn',
    guardian: 'Foresatt',
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
};

const nn: TextsLike<typeof nb> = {
  title: (event, when) => `Deltakarar ${when}: ${event}`,
  file: 'deltakarar',
  when: (day, time) => `${day} kl. ${time}`,
  made: (day, count) => (count === 1 ? `Laga ${day}, 1 person` : `Laga ${day}, ${count} personar`),
  columns: {
    name: 'Namn',
    guardian: 'Føresett',
    status: 'Status',
    position: 'Nr. på ventelista',
    email: 'E-post',
    phone: 'Mobil',
    signed_up: 'Påmeld',
    checked_in: 'Møtt',
  },
  statuses: { attending: 'Deltek', offered: 'Har fått tilbod', waiting: 'Venteliste' },
  yes: 'Ja',
};

const en: TextsLike<typeof nb> = {
  title: (event, when) => `Participants ${when}: ${event}`,
  file: 'participants',
  when: (day, time) => `${day} at ${time}`,
  made: (day, count) => (count === 1 ? `Made ${day}, 1 person` : `Made ${day}, ${count} people`),
  columns: {
    name: 'Name',
    guardian: 'Guardian',
    status: 'Status',
    position: 'No. on the waiting list',
    email: 'E-mail',
    phone: 'Mobile',
    signed_up: 'Signed up',
    checked_in: 'Attended',
  },
  statuses: { attending: 'Attending', offered: 'Has an offer', waiting: 'Waiting list' },
  yes: 'Yes',
};

/** What stands in a file of those who take part, in the language of the person who asked. */
export const ATTENDEES_FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
